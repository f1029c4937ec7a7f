/// The languages that an app speaks, whose choice they are, and how its texts are read (L10).
package struct AppLanguages: Hashable, Sendable {
  /// The languages with whose choice they are.
  package var choice: Choice
  /// How its texts are read in them.
  package var readings: LocalizationOptions.Readings

  package init(_ choice: Choice, _ readings: LocalizationOptions.Readings = []) {
    (self.choice, self.readings) = (choice, readings)
  }

  /// Languages, and who chose them.
  package enum Choice: Hashable, Sendable {
    /// Those of the device, the most wanted first (L17).
    case ofDevice([String])
    /// L20: those that the person chose for this app alone, the most wanted first.
    case own([String])
  }

  /// Those of the device, the most wanted first, read as usual.
  package static func ofDevice(_ tags: [String]) -> AppLanguages { AppLanguages(.ofDevice(tags)) }

  /// Their tags, the most wanted first; empty leads to the development region.
  package var tags: [String] {
    switch choice {
    case .ofDevice(let tags), .own(let tags): tags
    }
  }

  /// Whether the person chose them for this app alone.
  package var areOwn: Bool { if case .own = choice { true } else { false } }
}
