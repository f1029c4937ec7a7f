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
  package var form: Form
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

/// The words of a line, before they are resolved.
package struct LexedLine: Hashable, Sendable {
  /// The words that are no options, in order; the verb among them.
  package var words: [Word] = []
  /// The options in order, wherever they stand among the words; a key may come twice.
  package var options: [OptionWord] = []
  /// Whether something in it could not be read, so that nothing should be said to be missing.
  package var isBroken = false
  /// Where its first word stands.
  package var place: Place

  /// Puts a comparison and what stands behind it into one word, where a signature has a
  /// text that can be compared so.
  ///
  /// Such a text is the last word of its line, so that `contains` alone is a text.
  mutating func joinComparison(of signature: Signature) {
    guard let index = signature.parameters.firstIndex(where: \.isCompared),
      signature.parameters[index].kind == .text, words.count == index + 2,
      words[index].form == .plain, let comparison = Word.Comparison(rawValue: words[index].text)
    else { return }
    words.remove(at: index)
    words[index].comparison = comparison
  }

  /// Whether there is nothing in it, not even something unreadable.
  package var isEmpty: Bool { words.isEmpty && options.isEmpty && !isBroken }
}

extension LexedLine {
  /// Cuts one line into its words, without a comment behind them.
  ///
  /// - Throws: For what cannot be read, such as a quote that is not closed.
  package init(_ text: String) throws(Diagnostic) {
    var lexer = ScenarioLexer(Array(text.utf8), path: "-")
    self = lexer.readLine()
    if let mistake = lexer.diagnostics.first { throw mistake }
  }
}
