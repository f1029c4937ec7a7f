/// What the switches between readings of an undocumented rule are set to (section S).
///
/// What each is about, its default and its values stand at the `PolicyKey` that reads it:
/// `policies[.stackThreshold]`.
package struct Policies: Hashable, Sendable {
  // What differs from its default, by name: few, in a list that copies share.
  private var changes: [Change] = []

  /// Every switch at its default.
  package init() {}

  /// What a switch is set to.
  package subscript<Value>(key: PolicyKey<Value>) -> Value {
    // Inlined, as a generic getter would look the types of its key up at each of
    // the dozen reads of a push.
    @inlinable get { isStandard ? key.standard : value(of: key) }
    set {
      changes.removeAll { $0.name == key.name }
      guard newValue != key.standard else { return }
      let change = Change(name: key.name, text: key.form.text(newValue), value: newValue)
      let index = changes.indices.partitioningIndex { changes[$0].name > key.name }
      changes.insert(change, at: index)
    }
  }

  /// Whether every switch has its default.
  @usableFromInline package var isStandard: Bool { changes.isEmpty }

  /// What a switch is set to.
  @usableFromInline package func value<Value>(of key: PolicyKey<Value>) -> Value {
    changes.first { $0.name == key.name }?.value as? Value ?? key.standard
  }
}

/// A switch that is not at its default.
private struct Change: Hashable, Sendable {
  let name: String
  let text: String
  let value: any Sendable

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.text == other.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(text)
  }
}
