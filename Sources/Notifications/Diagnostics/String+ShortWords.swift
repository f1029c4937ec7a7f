extension String {
  /// A complaint in which no word is longer than any path or name that people write.
  ///
  /// Of a longer one its beginning and its end are left, with `⋯` between them: a slip may have
  /// made a word of a whole file. A name that is proposed stays as it is, since it is written in
  /// place of the other (`NameSuggestion`).
  package var withShortWords: String {
    guard utf8.count > longestWord, NameSuggestion(in: self) == nil else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map(shortened)
      .joined(separator: " ")
  }
}

/// In bytes of UTF-8.
private let longestWord = 1024

// By scalars: a letter may have any number of accents.
private func shortened(_ word: Substring) -> String {
  guard word.utf8.count > longestWord else { return String(word) }
  let letters = word.unicodeScalars
  return String(letters.prefix(60)) + "⋯" + String(letters.suffix(8))
}
