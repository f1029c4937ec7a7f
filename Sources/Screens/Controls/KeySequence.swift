import TerminalCore

/// Keys that are pressed one after the other, as a person writes them down: `W "pl 22" Tab ctrl-r`.
package struct KeySequence: Equatable, Sendable {
  /// In the order they are pressed.
  package let keys: [Key]

  /// Reads keys by their names in help, with blanks between them, and between quotes what
  /// is typed letter by letter.
  ///
  /// - Throws: The first word that is no key.
  package init(reading text: String) throws(UnknownKey) {
    var keys: [Key] = []
    var rest = text[...]
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
      } else if first == "\"" {
        let typed = rest.dropFirst().prefix { $0 != "\"" }
        guard typed.endIndex < rest.endIndex else { throw UnknownKey(word: String(rest)) }
        keys += typed.map { Key(.character($0)) }
        rest = rest[rest.index(after: typed.endIndex)...]
      } else {
        let word = String(rest.prefix { $0 != " " && $0 != "\"" })
        guard let shortcut = Shortcut(reading: word) else { throw UnknownKey(word: word) }
        keys += shortcut.keys
        rest = rest.dropFirst(word.count)
      }
    }
    self.keys = keys
  }

  /// What was written where a key belongs.
  package struct UnknownKey: Error, Equatable {
    /// As it was written.
    package let word: String
  }
}
