extension Rule {
  /// Section D: what the talks advise; nothing is lost where an app does otherwise.
  static let guidelines = [
    Rule(
      "D1",
      "An app that sends many notifications says by threads which of them belong together.",
      because: "no thread says what belongs together",
      source: "WWDC17 and WWDC18: use thread identifiers"),
    Rule(
      "D2",
      "An app that sends various kinds of notifications has settings of its own for them.",
      because: "no settings of its own for its kinds of notifications",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "D3",
      "An app asks where people see what for, or tries its notifications out first.",
      because: "asked before anybody knows what is sent",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "D4",
      "An app keeps Time Sensitive for what has to be acted on now.",
      because: "more than a third of what it sends is Time Sensitive",
      source: "Human Interface Guidelines: Managing notifications; "
        + "more than a third, of six or more, is our choice"),
  ]
}
