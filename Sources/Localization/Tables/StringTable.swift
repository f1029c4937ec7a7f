import Notifications

/// The keys and words of one file in one language.
///
/// Either plain words, which are not copied until they are asked for, or entries with plural forms.
package struct StringTable: Sendable {
  /// The table in which a key is looked up where none is named; pushes know no other (L4).
  package static let standardName = "Localizable"

  /// The path as it was given.
  package let path: String
  private let storage: Storage

  private enum Storage: Sendable {
    case packed(PackedStrings)
    case entries([StringEntry], places: [ExactText: Int])
  }

  /// Plain words alone.
  package init(path: String, _ strings: PackedStrings) {
    self.path = path
    storage = .packed(strings)
  }

  /// Entries of any kind, in the order of the file, each key once.
  ///
  /// - Parameter entries: Of a repeated key the last counts for look-ups.
  package init(path: String, _ entries: [StringEntry]) {
    self.path = path
    let places = Dictionary(
      entries.enumerated().map { (ExactText($1.key), $0) }, uniquingKeysWith: { _, later in later })
    storage = .entries(entries, places: places)
  }

  /// What it says for a key, byte by byte; nil where the key is not there.
  package subscript(key: String) -> StringEntry? {
    switch storage {
    case .packed(let strings): strings.entry(key, path: path)
    case .entries(let entries, let places): places[ExactText(key)].map { entries[$0] }
    }
  }

  /// The keys in the order of the file.
  package var keys: [String] {
    switch storage {
    case .packed(let strings): (0..<strings.count).map(strings.key)
    case .entries(let entries, _): entries.map(\.key)
    }
  }

  /// All entries in the order of the file.
  package var entries: [StringEntry] {
    switch storage {
    case .packed(let strings): (0..<strings.count).map { strings.entry($0, path: path) }
    case .entries(let entries, _): entries
    }
  }
}
