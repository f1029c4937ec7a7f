/// What an element is when it is pointed at, of whatever type.
struct Identity: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (first: Identity, second: Identity) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
