extension PolicyKey<String> {
  /// N3: what the button is called that opens the app, where the notification does not say.
  package static let legacyDefaultActionTitle = PolicyKey(
    "legacy.defaultActionTitle", "View", .text, "N3")
}

extension PolicyKey<MissedWall> {
  /// N11: what becomes of a wall time that a move makes past.
  package static let legacyMissedWall = PolicyKey("legacy.missedWall", .fire, .choice, "N11")
}

extension PolicyKey<MonthStep> {
  /// N16: from which day months are counted on.
  package static let legacyMonthStep = PolicyKey(
    "legacy.monthStep", .clampFromOrigin, .choice, "N16")
}

extension PolicyKey<Bool> {
  /// N3: an alert whose button has no title has one button only, which dismisses it.
  package static let legacySingleButton = PolicyKey("legacy.singleButton", true, .bool, "N3")

  /// N4: a badge number of 0 takes the badge away.
  package static let legacyZeroBadgeClears = PolicyKey("legacy.zeroBadgeClears", false, .bool, "N4")
}

extension PolicySwitch {
  /// What is left open about legacy notifications.
  static let legacy = PolicySwitch.of(
    .legacyDefaultActionTitle, .legacyMissedWall, .legacyMonthStep, .legacySingleButton,
    .legacyZeroBadgeClears)
}
