extension Rule {
  /// Section R: critical alerts.
  static let criticalAlerts = [
    Rule(
      "R1",
      "A notification is critical where its sound says so.",
      because: "its sound says critical",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "R2",
      "Only an app that is entitled and allowed can be critical.",
      because: "the app may alert critically",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "R7",
      "The critical sign stays on the row while the critical member leads.",
      because: "it leads and is critical",
      source: "WWDC18, What's New in User Notifications"),
  ]
}
