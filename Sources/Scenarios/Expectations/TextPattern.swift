import Notifications

/// What `/REGEX/` says, and `/REGEX/i` whatever case the letters have.
package struct TextPattern: Sendable {
  /// The expression between its slashes.
  let text: String
  private let program: PatternProgram

  /// - Throws: At the word, where it has no slashes around it or the expression is wrong.
  init(_ word: Word) throws(Diagnostic) {
    text = word.text
    guard let expression = Self.expression(text) else {
      // A blank ends a word.
      let isCut = word.form == .plain && text.hasPrefix("/") && !text.dropFirst().contains("/")
      throw Diagnostic(
        word.place, .error,
        isCut
          ? "close the expression with a slash, and put one with blanks in quotes: \"/…/\""
          : "write the expression between slashes: /…/, or /…/i")
    }
    do throws(PatternReader.Mistake) {
      program = try PatternProgram(PatternReader.read(expression))
    } catch {
      throw Diagnostic(
        word.place, .error, "\(word.text) is no regular expression: \(error.message)")
    }
  }

  private static func expression(_ text: String) -> String? {
    let ignoresCase = text.hasSuffix("/i")
    let body = ignoresCase ? text.dropLast() : text[...]
    guard body.utf8.count >= 3, body.hasPrefix("/"), body.hasSuffix("/") else { return nil }
    return (ignoresCase ? "(?i)" : "") + body.dropFirst().dropLast()
  }

  /// The first match; a line's start and end count as in any editor.
  ///
  /// - Returns: What matched, all of it; nil for no match.
  func firstMatch(in text: String) -> String? {
    let characters = Array(text)
    return program.firstMatch(in: characters).map { String(characters[$0]) }
  }

  /// Every match with something in it, one behind the other.
  ///
  /// - Parameter characters: Of a text; a line's start and end count as in any editor.
  /// - Returns: Which of them matched, ascending.
  package func matches(in characters: [Character]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < characters.count,
      let match = program.firstMatch(in: characters, from: start)
    {
      if !match.isEmpty { found.append(match) }
      start = max(match.upperBound, match.lowerBound + 1)
    }
    return found
  }
}

extension TextPattern: Hashable {
  package static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension WordPart where Value == TextPattern {
  /// A regular expression.
  static var pattern: WordPart {
    WordPart("/REGEX/", .pattern) { word, _ throws(Diagnostic) in
      try TextPattern(word)
    } write: { pattern, _ in
      pattern.text.scenarioWord
    }
  }
}
