/// A large value kept once on the heap, so that the facts and the state share it.
package indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  package init(_ value: Value) { self = .value(value) }

  /// The value.
  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
