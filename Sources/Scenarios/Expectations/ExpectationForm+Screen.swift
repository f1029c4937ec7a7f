import Notifications

extension ExpectationForm {
  /// What is drawn, as text without colors.
  ///
  /// At the run's size, whether or not a screen is shown.
  static let screen: [ExpectationForm] = [
    ExpectationForm(
      "screen", [Parameter("WHAT", .choice(["contains"])), Parameter("TEXT", .text)],
      "That a text is on the screen"
    ) { arguments, context in
      let text = arguments[1]?.text ?? ""
      let isThere = context.screenText().contains(text)
      return ExpectationFinding(
        isThere, actual: isThere ? "it on the screen" : "no such text on the screen")
    },
    ExpectationForm(
      "screen", [Parameter("WHAT", .choice(["matches"])), Parameter("/REGEX/", .pattern)],
      "That something on the screen matches"
    ) { arguments, context throws(Diagnostic) in
      guard let word = arguments[1]?.word else {
        return ExpectationFinding(false, actual: "nothing")
      }
      let pattern = try ScreenPattern(word)
      let match = pattern.firstMatch(in: context.screenText())
      return ExpectationFinding(match != nil, actual: match?.quoted ?? "no match on the screen")
    },
  ]

  /// Which rules decided.
  static let explanations: [ExpectationForm] = [
    ExpectationForm(
      "why",
      [Parameter("ID", .notification), Parameter("RULE", .rule, isRepeated: true)],
      "That these rules made a notification what it is"
    ) { arguments, context throws(Diagnostic) in
      guard let word = arguments[0]?.word else {
        return ExpectationFinding(false, actual: "nothing")
      }
      guard let number = try context.numbers(word).last else {
        return ExpectationFinding(false, actual: "nothing")
      }
      let rules = context.rulesOf(number)
      let wanted = arguments.positional.dropFirst().map { RuleID($0.text) }
      let names = rules.map(\.description).joined(separator: " ")
      return ExpectationFinding(
        wanted.allSatisfy(rules.contains), actual: names.isEmpty ? "no rule" : names,
        about: number)
    }
  ]
}
