/// A large value kept once on the heap, so that the facts and the state share it. It never changes.
package final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (first: Boxed, second: Boxed) -> Bool {
    first === second || first.value == second.value
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
