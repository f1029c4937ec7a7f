/// Why a fact is so: the rule that decided, and the circumstances that made it apply.
///
/// The words are not here: the rule's row in the table has them, and the details fill its blanks.
package struct Reason: Hashable, Sendable {
  /// The rule.
  package var rule: RuleID
  /// Which of the rule's decisions it is, as its row names them; nil for the first.
  package var decision: String?
  /// The circumstances, by name, such as `thread: family`. Empty where the subject itself tells.
  package var details: [Detail]

  package init(_ rule: RuleID, _ details: [Detail] = []) {
    self.init(rule, nil, details)
  }

  /// Another of a rule's decisions than its first.
  package init(_ rule: RuleID, _ decision: String?, _ details: [Detail] = []) {
    (self.rule, self.decision, self.details) = (rule, decision, details)
  }

  /// A circumstance.
  package struct Detail: Hashable, Sendable {
    /// What the blank is called in the rule's words: `thread` for `{thread}`.
    package var name: String
    /// What is put into the blank, in words for the person.
    package var value: String

    package init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }
}

extension Reason: ExpressibleByStringLiteral {
  /// The first decision of a rule, without details.
  package init(stringLiteral id: StaticString) { self.init(RuleID(stringLiteral: id)) }
}

extension [Reason] {
  /// These before others; where one of the two is empty the other as it is,
  /// which is nearly always so.
  package func followed(by others: [Reason]) -> [Reason] {
    isEmpty ? others : others.isEmpty ? self : self + others
  }
}
