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
  package var form: Form
  package var place: Place
  /// The quoted beginning of a word whose quotes end before a `/` or `:`, as in `"a/b"/thread`.
  package var head: String?

  package init(_ text: String, _ form: Form = .plain, at place: Place, head: String? = nil) {
    self.text = text
    self.form = form
    self.place = place
    self.head = head
  }

  /// Whether it is this keyword: quotes make a name of it.
  package func isKeyword(_ keyword: String) -> Bool { form == .plain && text == keyword }

  /// The bytes, when it is JSON.
  package var json: SourceText? {
    guard case .json(let source) = form else { return nil }
    return source
  }
}

/// A `key=value` of a line.
package struct OptionWord: Hashable, Sendable {
  package var key: String
  /// Where the key stands.
  package var place: Place
  package var value: Word
}

/// The words of a line, before anybody asks what they mean.
package struct LexedLine: Hashable, Sendable {
  package var words: [Word] = []
  package var options: [OptionWord] = []
  /// Whether something in it could not be read, so that nothing should be said to be missing.
  package var isBroken = false
  /// Where its first word stands.
  package var place: Place

  var isEmpty: Bool { words.isEmpty && options.isEmpty && !isBroken }
}
