import Notifications

/// What `/REGEX/` says.
struct ScreenPattern {
  private let program: PatternProgram

  /// - Throws: At the word, where it has no slashes around it or the expression is wrong.
  init(_ word: Word) throws(Diagnostic) {
    let text = word.text
    guard text.utf8.count >= 3, text.hasPrefix("/"), text.hasSuffix("/") else {
      throw Diagnostic(word.place, .error, "write the expression between slashes: /…/")
    }
    do throws(PatternReader.Mistake) {
      program = try PatternProgram(PatternReader.read(String(text.dropFirst().dropLast())))
    } catch {
      throw Diagnostic(
        word.place, .error, "\(text) is no regular expression: \(error.message)")
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
