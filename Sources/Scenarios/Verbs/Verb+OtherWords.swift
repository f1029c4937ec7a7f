extension Verb {
  /// Whether what is typed is a name of it: its own, or words that begin its other ones.
  ///
  /// - Parameter typed: Three letters at least, if it is one word.
  package func isMeant(by typed: String) -> Bool {
    OtherWords.fit(typed, name + " " + aliases)
  }
}

/// How names are looked for by a part of them.
package enum OtherWords {
  /// Whether every word that was typed begins one of some words; `-` divides words as a blank does.
  ///
  /// A single word has to have three letters, or nearly everything would be meant.
  ///
  /// - Parameters:
  ///   - typed: What was typed; longer than 100 bytes it fits nothing.
  ///   - words: With blanks between them.
  package static func fit(_ typed: String, _ words: String) -> Bool {
    // What was pasted is no name, and dividing it for each of them would be felt.
    guard typed.utf8.count <= longest else { return false }
    let wanted = split(typed)
    guard let first = wanted.first, wanted.count > 1 || first.count >= 3 else { return false }
    let words = split(words)
    return wanted.allSatisfy { wanted in words.contains { $0.hasPrefix(wanted) } }
  }

  /// Whether two names are the same but for capitals, blanks and `-`.
  package static func same(_ first: String, _ second: String) -> Bool {
    second.utf8.count <= longest && split(first) == split(second)
  }

  /// Whether a name begins with what was typed but for capitals, blanks and
  /// `-`: three letters or more.
  package static func begins(_ name: String, with typed: String) -> Bool {
    guard (3...longest).contains(typed.utf8.count) else { return false }
    return split(name).joined(separator: " ").hasPrefix(split(typed).joined(separator: " "))
  }

  private static let longest = 100

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }
}
