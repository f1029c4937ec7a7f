/// Which scenarios are wanted, by one value of `--tag`: words with commas between, of which one has
/// to be a tag; with `!` before it, one that must not be.
package struct TestTagFilter: Sendable {
  private let choices: [(word: String, isWanted: Bool)]

  /// - Parameter text: Such as `smoke`, `smoke,nightly` or `!slow`.
  /// - Returns: Nil where it has no word, or an empty one.
  package init?(_ text: String) {
    choices = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.hasPrefix("!") ? (String($0.dropFirst()), false) : (String($0), true)
    }
    if choices.contains(where: \.word.isEmpty) { return nil }
  }

  /// Whether it names nothing but words that must not be tags.
  package var isExclusion: Bool { choices.allSatisfy { !$0.isWanted } }

  /// The first word that has to be a tag and is none of these; nil where each is.
  package func word(strangeTo tags: [String]) -> String? {
    choices.first { $0.isWanted && !tags.contains($0.word) }?.word
  }

  /// Whether a scenario with these tags is wanted.
  package func takes(_ tags: [String]) -> Bool {
    choices.contains { tags.contains($0.word) == $0.isWanted }
  }
}
