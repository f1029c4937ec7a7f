/// What an element is when it is pointed at, of whatever type.
struct Identity: Hashable, Sendable {
  /// The identity itself; who looks for one asks whether it is of the type that is wanted.
  let value: any Hashable & Sendable

  static func == (first: Identity, second: Identity) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
