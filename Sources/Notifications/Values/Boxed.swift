/// A large value kept once on the heap, so that the facts and the state share it. It never changes.
///
/// It asks nothing of its value that the runtime would have to look up
/// before the first one is made.
///
/// Public, as the optimizer takes nothing else over from another module: there would be a look at
/// the type of the value with each box that is made.
public final class Boxed<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value

  /// - Parameter value: Kept as it is from then on.
  @inlinable public init(_ value: consuming Value) { self.value = value }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether they are the same box, or hold equal values.
  public static func == (first: Boxed, second: Boxed) -> Bool {
    first === second || first.value == second.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  /// As the value is hashed.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
