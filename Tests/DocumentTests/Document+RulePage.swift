import Notifications
import Scenarios
import TestSupport

extension Document {
  /// Every rule for those who use the program: what holds, where that comes
  /// from, which scenario shows it.
  static let rulePage = Document(
    path: "Documentation/rules.md",
    text: """
      # The rules

      What the simulated phone follows, \(Rule.all.count) rules in \(letters.count) families. Every answer of *why*
      names the rules that decided it, on the screen (`w`), in `coversheet explain`, and in each fact. The column at the
      end has scenarios that show a rule: `coversheet FILE` opens one, `coversheet run FILE` plays it.

      `coversheet help rule G3` says the same of one rule, with examples of what is right and wrong where it is about
      files; `man 7 coversheet-rules` has them all. Where a source says “our choice”, nothing documents it; some of these
      are [policies](../Fixtures/Scenarios/POLICIES.md), which a scenario can set otherwise.

      Made from the table of rules; \(refreshing.code) makes it anew.

      \(letters.map(section).joined(separator: "\n"))
      """)

  private static let letters: [Character] = {
    var seen: [Character] = []
    for letter in Rule.all.compactMap(\.id.description.first) where !seen.contains(letter) {
      seen.append(letter)
    }
    return seen
  }()

  private static let shown = ConformanceScenario.all(in: Checkout.path + "/Fixtures/Conformance")

  private static func section(_ letter: Character) -> String {
    var table = Table("Rule", "What holds", "Source", "Shown by")
    for rule in Rule.all where rule.id.description.first == letter {
      let scenarios = shown.filter { $0.rules.contains(rule.id) }.prefix(4).map {
        "[\($0.name)](../Fixtures/Conformance/\($0.name).scenario)"
      }
      table.add(rule.id.description, rule.sentence, rule.source, scenarios.joined(separator: ", "))
    }
    return "## \(letter): \(title(letter))\n\n\(table.text)"
  }

  // As the sources say it above each family.
  private static func title(_ letter: Character) -> String {
    files(".swift", in: "Sources/Notifications/Rules").flatMap { file in
      file.text.matches(of: /\/\/\/ Section ([A-Z])[.0-9]*: (.+)\./)
        .filter { $0.output.1 == String(letter) }.map { $0.output.2.replacing("`", with: "") }
    }.joined(separator: "; ")
  }
}
