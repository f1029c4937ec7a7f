import Delivery
import Explaining
import Notifications

/// A text that is expected: all of it, a part, or what it matches.
package enum ExpectedText: Hashable, Sendable {
  /// Letter by letter.
  case whole(String)
  /// Anywhere in the text.
  case part(String)
  /// Somewhere in the text.
  case match(TextPattern)

  /// What is said of the word, which the words before it tell.
  ///
  /// - Throws: At the word, where it is no expression.
  init(_ word: Word) throws(Diagnostic) {
    switch word.comparison {
    case nil: self = .whole(word.text)
    case .contains: self = .part(word.text)
    case .matches: self = .match(try TextPattern(word))
    }
  }

  /// Whether a text is as expected; nil, which is no text, never is.
  func holds(for text: String?) -> Bool {
    guard let text else { return false }
    return switch self {
    case .whole(let wanted): text == wanted
    case .part(let wanted): text.says(wanted)
    case .match(let pattern): pattern.firstMatch(in: text) != nil
    }
  }

  /// The first character in which a text is another than the one that is expected, in words.
  ///
  /// - Parameter found: Nil for no text.
  /// - Returns: Nil where the two are not compared letter by letter.
  func difference(from found: String?) -> String? {
    guard case .whole(let wanted) = self, let found else { return nil }
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    let left = wanted.dropFirst(same).first.map { String($0).quoted + " expected" }
    let right = found.dropFirst(same).first.map { String($0).quoted + " found" }
    return "at character \(same + 1): \(left ?? "the expected text ends here"), "
      + (right ?? "the text found ends here")
  }

  /// As the line says it, with quotes.
  var words: String {
    switch self {
    case .whole(let text): text.quoted
    case .part(let text): "\(Word.Comparison.contains.rawValue) \(text.quoted)"
    case .match(let pattern): "\(Word.Comparison.matches.rawValue) \(pattern.text.quoted)"
    }
  }
}

extension String {
  /// Whether a text stands in it, by whole characters: an é is one however it is put together.
  func says(_ text: String) -> Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return containsBytes(of: text) }
    let (all, wanted) = (Array(self), Array(text))
    return wanted.isEmpty || all.indices.contains { all[$0...].starts(with: wanted) }
  }
}

extension WordPart where Value == ExpectedText {
  /// A text in quotes, or a single word; behind `contains` a part of it,
  /// behind `matches` an expression.
  ///
  /// - Parameter name: For help.
  static func expectedText(_ name: String = "TEXT") -> WordPart {
    WordPart(Parameter(name, .text, isCompared: true)) { word, _ throws(Diagnostic) in
      try ExpectedText(word)
    } write: { text, _ in
      text.words
    }
  }
}

extension RowContent {
  /// One of its texts as it is drawn, which may be a placeholder; nil where none is.
  subscript(part: TextPart) -> String? {
    switch part {
    case .title: title
    case .subtitle: subtitle
    case .body: body
    case .summary: summary
    }
  }
}

extension ExpectationFinding {
  /// Compares a text with the one that is expected.
  ///
  /// - Parameters:
  ///   - actual: Nil for no text.
  ///   - wanted: Nil expects no text.
  init(_ actual: String?, _ wanted: ExpectedText?, about number: Int?) {
    self.init(
      wanted.map { $0.holds(for: actual) } ?? (actual == nil), actual: actual?.quoted ?? "none",
      expected: wanted?.words ?? "none", difference: wanted?.difference(from: actual),
      about: number)
  }
}
