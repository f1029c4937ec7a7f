/// The switches for readings of a rule that nobody documents (section S).
package struct Policies: Hashable, Sendable {
  /// G15: members that a key needs before they stack.
  package var stackThreshold = 2
  /// G19: expanding a group collapses the others.
  package var singleExpansion = false
  /// G30: one grouping over lock screen and history.
  package var acrossSections = false
  /// G26: a replaced notification rises to the top.
  package var updateMovesToTop = true
  /// T2: the leading member counts too.
  package var summaryIncludesLeading = false
  /// P20: lines of a body in the list.
  package var bodyListLines = 4
  /// P23: opening a notification removes it.
  package var openRemovesRecord = true

  package init() {}
}

/// One switch: its name, its values, and the rule that it belongs to.
package struct PolicySwitch: Sendable {
  /// The name as `policy` takes it.
  package let name: String
  /// The rule it decides about.
  package let rule: RuleID
  /// The values it takes, in words.
  package let values: String
  /// Its value as written.
  package let read: @Sendable (Policies) -> String
  /// Sets it; false where the text is none of its values.
  package let write: @Sendable (inout Policies, String) -> Bool

  /// Every switch, by name.
  package static let all: [PolicySwitch] = [
    number("body.listLines", "P20", 1...99, \.bodyListLines),
    bool("group.acrossSections", "G30", \.acrossSections),
    bool("group.singleExpansion", "G19", \.singleExpansion),
    number("group.stackThreshold", "G15", 2...9, \.stackThreshold),
    bool("open.removesRecord", "P23", \.openRemovesRecord),
    bool("summary.includesLeading", "T2", \.summaryIncludesLeading),
    bool("update.movesToTop", "G26", \.updateMovesToTop),
  ]

  private typealias Field<Value> = WritableKeyPath<Policies, Value> & Sendable

  private static func bool(_ name: String, _ rule: RuleID, _ field: Field<Bool>) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "true or false", read: { String($0[keyPath: field]) },
      write: { policies, text in
        guard let value = Bool(text) else { return false }
        policies[keyPath: field] = value
        return true
      })
  }

  private static func number(
    _ name: String, _ rule: RuleID, _ range: ClosedRange<Int>, _ field: Field<Int>
  ) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "\(range.lowerBound) to \(range.upperBound)",
      read: { String($0[keyPath: field]) },
      write: { policies, text in
        guard let value = Int(text), range.contains(value) else { return false }
        policies[keyPath: field] = value
        return true
      })
  }
}
