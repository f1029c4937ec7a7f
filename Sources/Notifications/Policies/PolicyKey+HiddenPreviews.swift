extension PolicyKey<Bool> {
  /// H15: with grouping Off, hidden notifications of a thread are one row.
  package static let hiddenCoalesceWhenOff = PolicyKey("hidden.coalesceWhenOff", true, .bool, "H15")

  /// H22: critical alerts are never hidden.
  package static let hiddenCriticalExempt = PolicyKey("hidden.criticalExempt", false, .bool, "H22")

  /// H7: a hidden notification counts what its summary count says.
  package static let hiddenUsesArgumentCount = PolicyKey(
    "hidden.usesArgumentCount", false, .bool, "H7")
}

extension PolicyKey<HiddenDefaultPart> {
  /// H13: members without a placeholder make a part, or the whole default.
  package static let hiddenDefaultPart = PolicyKey("hidden.defaultPart", .join, .choice, "H13")
}

extension PolicySwitch {
  /// What is left open about hidden previews.
  static let hiddenPreviews = PolicySwitch.of(
    .hiddenCoalesceWhenOff, .hiddenCriticalExempt, .hiddenDefaultPart, .hiddenUsesArgumentCount)
}
