import Notifications

extension ExpectationForm {
  /// What is drawn, as text without colors.
  ///
  /// At the run's size, whether or not a screen is shown.
  static let screen: [ExpectationForm] = [
    ExpectationForm(
      "screen", "That a text is on the screen", .keyword("WHAT", "contains"), .word(.quoted()),
      claim: { .screenText($1) },
      values: { if case .screenText(let text) = $0 { ((), text) } else { nil } }
    ) { context, _, text in
      let isThere = context.screenText().says(text)
      return ExpectationFinding(
        isThere, actual: isThere ? "it on the screen" : "no such text on the screen")
    },
    ExpectationForm(
      "screen", "That something on the screen matches", .keyword("WHAT", "matches"),
      .word(.pattern), claim: { .screenMatch($1) },
      values: { if case .screenMatch(let pattern) = $0 { ((), pattern) } else { nil } }
    ) { context, _, pattern in
      let match = pattern.firstMatch(in: context.screenText())
      return ExpectationFinding(match != nil, actual: match?.quoted ?? "no match on the screen")
    },
  ]

  /// Which rules decided.
  static let explanations: [ExpectationForm] = [
    ExpectationForm(
      "why", "That these rules made a notification what it is", .word(.naming(.notification)),
      .repeated(.rule("RULE")), claim: Claim.rules,
      values: { if case .rules(let name, let rules) = $0 { (name, rules) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      guard let number = try context.latest(name) else {
        return ExpectationFinding(false, actual: "nothing")
      }
      let rules = context.rulesOf(number)
      let names = rules.map(\.description).joined(separator: " ")
      return ExpectationFinding(
        wanted.allSatisfy(rules.contains), actual: names.isEmpty ? "no rule" : names,
        about: number)
    }
  ]
}
