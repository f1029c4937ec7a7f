/// A rule that the product follows: its id, what it says in a sentence, where it comes from.
package struct Rule: Equatable, Sendable {
  package let id: RuleID
  /// What holds, for everybody.
  package let sentence: String
  /// What an explanation says where it decided; `{thread}` is filled from the reason's details.
  package let judgment: String
  /// Its other decisions, where it decides several kinds of things.
  package let decisions: [RuleDecision]
  /// Where it comes from: a talk, Apple's documentation, or a choice of our own.
  package let source: String

  init(
    _ id: RuleID, _ sentence: String, because judgment: String,
    decisions: KeyValuePairs<String, String> = [:], source: String
  ) {
    (self.id, self.sentence, self.judgment) = (id, sentence, judgment)
    self.decisions = decisions.map { RuleDecision(name: $0.key, judgment: $0.value) }
    self.source = source
  }

  /// What an explanation says where this decision was made.
  ///
  /// - Parameter decision: Its name; nil for the first. One that is none of the
  ///   rule's is the first, too.
  package func judgment(of decision: String?) -> String {
    guard let decision else { return judgment }
    return (decisions + RuleDecision.ofAll).first { $0.name == decision }?.judgment ?? judgment
  }
}

extension RuleID {
  /// Whether it is about files, which `check` looks through (sections Y and D), and not
  /// about what a phone decides.
  package var isAboutFiles: Bool { ["Y", "D"].contains(description.prefix(1)) }
}

extension Reason {
  /// The rule's judgment with the circumstances filled in: `same thread “family”`.
  package var words: String { words { $0 } }

  /// The same with keys and threads as they are to be shown: they may hold characters that are not
  /// seen.
  package func words(naming shown: (String) -> String) -> String {
    guard let rule = Rule.named(rule) else { return rule.description }
    let judgment = rule.judgment(of: decision)
    if details.isEmpty { return judgment }
    return judgment.filled { name in
      let value = details.first { $0.name == name }?.value
      return ["key", "thread"].contains(name) ? value.map(shown) : value
    }
  }
}

extension String {
  /// With values in the place of names in braces; a name that has none stays as it is written.
  fileprivate func filled(_ value: (Substring) -> String?) -> String {
    var words = ""
    var rest = self[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let (name, next) = (rest[rest.index(after: start)..<end], rest.index(after: end))
      words += rest[..<start]
      words += value(name) ?? String(rest[start..<next])
      rest = rest[next...]
    }
    return words + rest
  }
}
