/// Why a fact is so: the rule that decided, and the circumstances that made it apply.
///
/// The words are not here: the rule's row in the table has them, and the details fill its blanks.
package struct Reason: Hashable, Sendable {
  /// The rule.
  package var rule: RuleID
  /// The circumstances, by name, such as `thread: family`. Empty where the subject itself tells.
  package var details: [Detail]

  package init(_ rule: RuleID, _ details: [Detail] = []) {
    self.rule = rule
    self.details = details
  }

  /// A circumstance.
  package struct Detail: Hashable, Sendable {
    /// What the blank is called in the rule's words: `thread` for `{thread}`.
    package var name: String
    /// What is put into the blank, in words for the person.
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension [Reason] {
  /// These before others; where one of the two is empty the other as it is, which is nearly always so.
  package func followed(by others: [Reason]) -> [Reason] {
    isEmpty ? others : others.isEmpty ? self : self + others
  }
}
