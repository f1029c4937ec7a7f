/// A large value kept once on the heap, so that the facts and the state share it. It never changes.
///
/// It asks nothing of its value that the runtime would have to look up before the first one is made.
package final class Boxed<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  @inlinable package init(_ value: Value) { self.value = value }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (first: Boxed, second: Boxed) -> Bool {
    first === second || first.value == second.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
