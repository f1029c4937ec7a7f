extension PolicyKey<Bool> {
  /// F12: what waits for a summary changes the badge at once.
  package static let summaryBadgesAtOnce = PolicyKey("summary.badgesAtOnce", true, .bool, "F12")
}

extension PolicyKey<Int> {
  /// F14: how many of a summary show what they say.
  package static let summaryFeatured = PolicyKey(
    "scheduledSummary.featured", 2, .number(0...9), "F14")
}

extension PolicyKey<Int> {
  /// F3: for how many seconds what is Time Sensitive leads the lock screen; 0 for never.
  package static let timeSensitiveLeads = PolicyKey(
    "timeSensitive.leads", 3600, .number(0...86_400), "F3")
}

extension PolicySwitch {
  /// What is left open about scheduled summaries.
  static let focus = PolicySwitch.of(.summaryBadgesAtOnce, .summaryFeatured, .timeSensitiveLeads)
}
