import Notifications

/// A word of a line, with where it stands.
package struct Word: Hashable, Sendable {
  /// How it is written.
  package enum Form: Hashable, Sendable {
    /// Without quotes: only such a word can be a keyword.
    case plain
    /// At least partly in quotes.
    case quoted
    /// A JSON value, with its bytes where they stand.
    case json(SourceText)
  }

  /// The word without its quotes; of JSON, the source.
  package var text: String
  /// Plain, quoted or JSON; only a plain word can be a keyword.
  var form: Form
  /// Where its first character stands, a quote included.
  package var place: Place
  /// The quoted beginning of a word whose quotes end before a `/` or `:`, as in `"a/b"/thread`.
  package var head: String?

  /// How a text is compared with the word, where the word before it says so.
  var comparison: Comparison?

  /// A word before a text or an expression.
  enum Comparison: String, Sendable {
    case contains, matches
  }

  /// - Parameter head: Only where the word was cut out of quotes.
  package init(_ text: String, _ form: Form = .plain, at place: Place, head: String? = nil) {
    (self.text, self.form, self.place, self.head) = (text, form, place, head)
  }

  /// Whether it is this keyword: quotes make a name of it, and `contains` and
  /// `matches` before it a text.
  ///
  /// - Parameter keyword: Case counts.
  func isKeyword(_ keyword: String) -> Bool {
    form == .plain && comparison == nil && text == keyword
  }

  /// The bytes, when it is JSON.
  package var json: SourceText? {
    guard case .json(let source) = form else { return nil }
    return source
  }
}

/// A `key=value` of a line.
package struct OptionWord: Hashable, Sendable {
  /// What stands before the `=`.
  package var key: String
  /// Where the key stands.
  package var place: Place
  /// What stands behind the `=`.
  package var value: Word
}
