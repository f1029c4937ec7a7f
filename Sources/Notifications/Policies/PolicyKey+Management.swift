extension PolicyKey<Bool> {
  /// X3: what is delivered quietly still changes the badge.
  package static let quietKeepsBadge = PolicyKey("quiet.keepsBadge", false, .bool, "X3")

  /// X7: turning an app off removes what is listed of it.
  package static let turnOffClearsList = PolicyKey("turnOff.clearsList", true, .bool, "X7")
}

extension PolicyKey<SettingsLinkNeed> {
  /// X14: what the link into an app's own settings needs.
  package static let settingsLinkRequires = PolicyKey(
    "settingsLink.requires", .both, .choice, "X14")
}

extension PolicyKey<Int> {
  /// X12: how many notifications have to be cleared in a row.
  package static let suggestCleared = PolicyKey("suggest.cleared", 5, .number(1...99), "X12")

  /// X12: how long an app is left alone after a suggestion.
  package static let suggestDays = PolicyKey("suggest.days", 7, .number(0...365), "X12")
}

extension PolicyKey<SuggestionRule> {
  /// X12: what makes a suggestion appear.
  package static let suggestRule = PolicyKey("suggest.rule", .cleared, .choice, "X12")
}

extension PolicySwitch {
  /// What is left open about managing notifications.
  static let management = PolicySwitch.of(
    .quietKeepsBadge, .settingsLinkRequires, .suggestCleared, .suggestDays, .suggestRule,
    .turnOffClearsList)
}
