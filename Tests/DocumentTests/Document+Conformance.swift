import Notifications
import Scenarios
import TestSupport

extension Document {
  /// Which scenarios of the corpus show a rule.
  static let conformance = Document(
    path: "Fixtures/Conformance/README.md",
    text: """
      # Conformance

      The rules as scenarios. `coversheet run FILE` plays one, `coversheet FILE` opens it, and
      `coversheet help rule ID` names those of a rule. A scenario shows the rules that its title names
      and those that it expects to have decided (`expect why`).
      Made from the scenarios by \(refreshing.code); do not edit.

      ## Scenarios

      Those that begin with Z are the vectors of the rules; the others are named by the rule that they show. Z97 and
      Z98 are about files of payloads alone: unit tests hold them.

      \(scenarioTable)
      ## Rules

      \(ruleTable)
      These have no scenario here; unit tests hold them: \(unshown).

      """)

  private static let corpus = ConformanceScenario.all(in: Checkout.path + "/Fixtures/Conformance")

  private static var scenarioTable: String {
    var table = Table("Scenario", "What it shows", "Rules")
    for scenario in corpus {
      let rules = scenario.rules.map(\.description).joined(separator: ", ")
      table.add(scenario.link, scenario.sentence, rules)
    }
    return table.text
  }

  private static var ruleTable: String {
    var table = Table("Rule", "What holds", "Scenarios")
    for rule in Rule.all {
      let scenarios = corpus.filter { $0.rules.contains(rule.id) }
      guard !scenarios.isEmpty else { continue }
      let links = scenarios.map(\.link).joined(separator: ", ")
      table.add(rule.id.description, rule.sentence, links)
    }
    return table.text
  }

  private static var unshown: String {
    let shown = Set(corpus.flatMap(\.rules))
    return Rule.all.map(\.id).filter { !shown.contains($0) }.map(\.description)
      .joined(separator: ", ")
  }
}

extension ConformanceScenario {
  fileprivate var link: String { "[\(name)](\(name).scenario)" }
}
