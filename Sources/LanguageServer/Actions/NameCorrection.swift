import Notifications

/// What a complaint proposes in the place of a misspelled name: what else is in its word stays, as
/// the value of an option, the thread of a group and the others of a list do.
struct NameCorrection {
  /// The name that is proposed.
  let name: String
  /// Where the misspelled one stands, with the quotes that are around it alone.
  let bytes: Range<Int>
  /// What to write there.
  let text: String

  /// Finds the misspelled name in a word, by the complaint about it.
  ///
  /// - Returns: Nil where what is complained of is not in the word.
  init?(_ suggestion: NameSuggestion, in word: MisspelledWord) {
    let (complaint, name) = (suggestion.complaint, suggestion.name)
    let quoted = complaint.quotedTexts.flatMap { Self.misspelled(in: $0, for: name, word) }
    let plain = complaint.plainTexts.filter { $0 == word.value }
    guard let edit = (quoted + plain).firstNonNil({ Self.edit($0, to: name, in: word) }) else {
      return nil
    }
    self.name = name
    (bytes, text) = edit
  }

  // The part of a quoted text that the name is proposed for.
  private static func misspelled(
    in text: String, for name: String, _ word: MisspelledWord
  ) -> [String] {
    // A template: only what its path begins with is looked up.
    if text.hasPrefix("{") { return [String(text.dropFirst().prefix { $0 != "." && $0 != "}" })] }
    // A format: the variable in it.
    if text.hasPrefix("%"), text.contains("@") {
      return text.split(separator: "@").dropFirst().prefix(1).map(String.init)
    }
    let tail = text.split(separator: ":", maxSplits: 1).dropFirst().map(String.init)
    let isOwned = !word.isJSON && !name.contains(":")
    return tail.filter { isOwned && nearest($0, among: [name]) != nil } + [text]
  }

  // What to write for a misspelled text, and where; nil where it does not stand in the word.
  private static func edit(
    _ misspelled: String, to name: String, in word: MisspelledWord
  ) -> (bytes: Range<Int>, text: String)? {
    if misspelled == word.value { return (word.bytes, word.written(name)) }
    guard let part = word.part(saying: misspelled), let new = word.written(name, in: part) else {
      return nil
    }
    let start = word.bytes.lowerBound
    return (start + part.lowerBound..<start + part.upperBound, new)
  }
}

extension String {
  // What stands in double quotes; then formats, which stand in single ones.
  fileprivate var quotedTexts: [String] {
    let formats = between("'").filter { $0.hasPrefix("%") }
    return between("\"") + formats
  }

  private func between(_ quote: Character) -> [String] {
    split(separator: quote, omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }.map { String($0.element) }
  }

  // The words without what ends them, as in `has no option idd=`.
  fileprivate var plainTexts: [String] {
    split(separator: " ").map { String($0.last == "=" ? $0.dropLast() : $0) }
  }
}
