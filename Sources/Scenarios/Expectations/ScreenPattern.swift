import Notifications

/// What `/REGEX/` says.
package struct ScreenPattern: Sendable {
  /// The expression between its slashes.
  let text: String
  private let program: PatternProgram

  /// - Throws: At the word, where it has no slashes around it or the expression is wrong.
  init(_ word: Word) throws(Diagnostic) {
    text = word.text
    guard text.utf8.count >= 3, text.hasPrefix("/"), text.hasSuffix("/") else {
      throw Diagnostic(word.place, .error, "write the expression between slashes: /…/")
    }
    do throws(PatternReader.Mistake) {
      program = try PatternProgram(PatternReader.read(String(text.dropFirst().dropLast())))
    } catch {
      throw Diagnostic(
        word.place, .error, "\(word.text) is no regular expression: \(error.message)")
    }
  }

  /// The first match; a line's start and end count as in any editor.
  ///
  /// - Returns: What matched, all of it; nil for no match.
  func firstMatch(in text: String) -> String? {
    let characters = Array(text)
    return program.firstMatch(in: characters).map { String(characters[$0]) }
  }
}

extension ScreenPattern: Hashable {
  package static func == (left: ScreenPattern, right: ScreenPattern) -> Bool {
    left.text == right.text
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension WordPart where Value == ScreenPattern {
  /// A regular expression.
  static var pattern: WordPart {
    WordPart("/REGEX/", .pattern) { word, _ throws(Diagnostic) in
      try ScreenPattern(word)
    } write: { pattern, _ in
      pattern.text.scenarioWord
    }
  }
}
