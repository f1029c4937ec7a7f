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
    let pair = [wanted, found].map { $0.dropFirst(same).first.map(String.init) }
    let looks = pair.map { $0?.asItLooks }
    let words = zip(pair, looks).map { text, look in
      let isPlain = looks[0] != looks[1] && look != " " && look?.isEmpty == false
      return text.map { isPlain ? $0.quoted : $0.quotedInFull }
    }
    return "at character \(same + 1): "
      + (words[0].map { $0 + " expected" } ?? "the expected text ends here") + ", "
      + (words[1].map { $0 + " found" } ?? "the text found ends here")
  }

  /// Whether a text looks as if it were as expected.
  fileprivate func looksLike(_ found: String) -> Bool {
    switch self {
    case .whole(let wanted): found.asItLooks == wanted.asItLooks
    case .part(let wanted): found.asItLooks.says(wanted.asItLooks)
    case .match: false
    }
  }

  /// As the line says it, with quotes.
  var words: String { words(\.quoted) }

  fileprivate func words(_ quoted: (String) -> String) -> String {
    switch self {
    case .whole(let text): quoted(text)
    case .part(let text): "\(Word.Comparison.contains.rawValue) \(quoted(text))"
    case .match(let pattern): "\(Word.Comparison.matches.rawValue) \(quoted(pattern.text))"
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
    let holds = wanted.map { $0.holds(for: actual) } ?? (actual == nil)
    self.init(holds, actual, wanted, comparing: actual, about: number)
  }

  /// Says how a text compares with the one that is expected.
  ///
  /// - Parameters:
  ///   - actual: Nil for no text.
  ///   - wanted: Nil expects no text.
  ///   - compared: In which the first difference is looked for.
  init(
    _ holds: Bool, _ actual: String?, _ wanted: ExpectedText?, comparing compared: String?,
    about number: Int? = nil
  ) {
    let looksRight = !holds && actual.map { wanted?.looksLike($0) ?? false } == true
    let quoted = { (text: String) in looksRight ? text.quotedInFull : text.quoted }
    self.init(
      holds, actual: actual.map(quoted) ?? "none", expected: wanted?.words(quoted) ?? "none",
      difference: wanted?.difference(from: compared), about: number)
  }
}
