import Notifications

/// The words of a line, before they are resolved.
package struct LexedLine: Hashable, Sendable {
  /// The words that are no options, in order; the verb among them.
  package var words: [Word] = []
  /// The options in order, wherever they stand among the words; a key may come twice.
  package var options: [OptionWord] = []
  /// Whether something in it could not be read, so that nothing should be said to be missing.
  var isBroken = false
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
