import Notifications

/// What `/REGEX/` says.
struct ScreenPattern {
  private let regex: Regex<AnyRegexOutput>

  /// - Throws: At the word, where it has no slashes around it or the expression is wrong.
  init(_ word: Word) throws(Diagnostic) {
    let text = word.text
    guard text.utf8.count >= 3, text.hasPrefix("/"), text.hasSuffix("/") else {
      throw Diagnostic(word.place, .error, "write the expression between slashes: /…/")
    }
    do {
      regex = try Regex(String(text.dropFirst().dropLast()))
    } catch {
      throw Diagnostic(word.place, .error, "\(text) is no regular expression: \(error)")
    }
  }

  /// The first match; a line's start and end count as in any editor.
  func firstMatch(in text: String) -> String? {
    guard let match = try? regex.anchorsMatchLineEndings().firstMatch(in: text) else { return nil }
    return String(text[match.range])
  }
}
