/// The languages that an app speaks, and whose choice they are.
package enum AppLanguages: Hashable, Sendable {
  /// Those of the device, the most wanted first (L17).
  case ofDevice([String])
  /// L20: those that the person chose for this app alone, the most wanted first.
  case own([String])

  /// Their tags, the most wanted first; empty leads to the development region.
  package var tags: [String] {
    switch self {
    case .ofDevice(let tags), .own(let tags): tags
    }
  }

  /// Whether the person chose them for this app alone.
  package var areOwn: Bool { if case .own = self { true } else { false } }
}
