import Localization

/// Reads a string table that is written as a property list: texts, and in a `.loctable` also
/// entries with plural forms.
enum PropertyListStrings {
  /// The table of a dictionary.
  ///
  /// - Parameter root: Keys with texts, or with dictionaries that have plural forms.
  static func read(_ root: PropertyList, path: String) -> StringFileContents {
    var dictionary = StringsDictionary()
    guard case .dictionary(let members) = root.value else {
      let entries = dictionary.entries(root)
      return StringFileContents(StringTable(path: path, entries), dictionary.diagnostics)
    }
    var entries: [StringEntry] = []
    for member in members {
      if let words = member.value.string {
        entries.append(StringEntry(key: member.key, words: words, at: member.value.place))
      } else if let entry = dictionary.entry(member.key, member.value, needed: "a text") {
        entries.append(entry)
      }
    }
    return StringFileContents(StringTable(path: path, entries), dictionary.diagnostics)
  }
}
