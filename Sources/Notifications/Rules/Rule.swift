/// A rule that the product follows: its id, what it says in a sentence, where it comes from.
package struct Rule: Hashable, Sendable {
  package let id: RuleID
  /// What holds, for everybody.
  package let sentence: String
  /// What an explanation says where it decided; `{thread}` is filled from the reason's details.
  package let judgement: String
  /// Where it comes from: a talk, Apple's documentation, or a choice of our own.
  package let source: String

  init(_ id: RuleID, _ sentence: String, because judgement: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.judgement = judgement
    self.source = source
  }

  /// The rule with this id.
  package static func named(_ id: RuleID) -> Rule? { all.first { $0.id == id } }
}

extension Reason {
  /// The rule's judgement with the circumstances filled in: `same thread “family”`.
  package var words: String {
    guard let rule = Rule.named(rule) else { return rule.description }
    return details.reduce(rule.judgement) { $0.replacing("{\($1.name)}", with: $1.value) }
  }
}
