/// Why a fact is so: the rule that decided, and in which words.
package struct Reason: Hashable, Sendable {
  /// The rule.
  package var rule: RuleID
  /// What made the rule apply here, in a few plain words, such as `same thread “family”`.
  package var because: String

  package init(_ rule: RuleID, _ because: String) {
    self.rule = rule
    self.because = because
  }
}
