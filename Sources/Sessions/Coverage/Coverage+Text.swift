import Delivery
import Notifications
import TerminalCore

extension Coverage {
  /// The coverage as a table, and what would reach the rest; lines end in a line feed.
  package var text: String {
    let head = [
      "Coverage of \(scenarioCount.counted("scenario"))",
      "  rules     \(coveredRules.count) of \(Self.decidingRules.count) took part in a decision (\(percentage) %)",
      "            \(families)",
      "  outcomes  \(outcomes.count) of \(Outcome.allCases.count)\(missing(missingOutcomes.map(\.rawValue)))",
    ]
    return (head + table + unreached + advice).map { $0.visibleLine + "\n" }.joined()
  }

  // G 12/41  T 8/29 …
  private var families: String {
    Self.decidingRules.byFamily.map { letter, own in
      "\(letter) \(own.count { rules.contains($0) })/\(own.count)"
    }.joined(separator: "  ")
  }

  private var table: [String] {
    let rows = apps.map { app in
      [
        app.identifier.text, app.categories.share(\.isUsed),
        app.actions.share(\.isUsed),
        "\(app.possible.count - app.missingSettings.count)/\(app.possible.count)",
      ]
    }
    if rows.isEmpty { return [] }
    let head = ["app", "categories", "actions", "settings"]
    return [""] + ([head] + rows).tableLines.map { "  " + $0 }
  }

  // By family, so that rows stay short.
  private var unreached: [String] {
    if missingRules.isEmpty { return [] }
    return ["", "Rules that took part in no decision (“coversheet help rule ID”):"]
      + missingRules.byFamily.map { "  " + $0.rules.map(\.description).joined(separator: " ") }
  }

  private var advice: [String] {
    let missing = apps.map { ($0.identifier.text, $0.adviceLines) }.filter { !$0.1.isEmpty }
    guard !missing.isEmpty else { return [] }
    let lines = missing.flatMap { name, lines in ["# \(name)"] + lines }.map { "  " + $0 }
    return ["", "These lines would reach the rest:"] + lines
  }

  private func missing(_ names: [String]) -> String {
    names.isEmpty ? "" : "; none ended \(names.joined(separator: ", "))"
  }
}

extension RuleID {
  fileprivate var family: String { String(description.prefix { !$0.isNumber }) }
}

extension [RuleID] {
  /// Those of a family together, the families in the order of their first ones.
  fileprivate var byFamily: [(letter: String, rules: [RuleID])] {
    map(\.family).uniqued().map { letter in (letter, filter { $0.family == letter }) }
  }
}

extension Array {
  /// How many of them are so, such as `2/3`; `–` for none at all.
  fileprivate func share(_ isCovered: (Element) -> Bool) -> String {
    isEmpty ? "–" : "\(count(where: isCovered))/\(count)"
  }
}
