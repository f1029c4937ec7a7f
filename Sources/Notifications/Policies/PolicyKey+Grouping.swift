extension PolicyKey<Bool> {
  /// G30: one grouping over lock screen and history.
  package static let acrossSections = PolicyKey("group.acrossSections", false, .bool, "G30")

  /// G19: expanding a group collapses the others.
  package static let singleExpansion = PolicyKey("group.singleExpansion", false, .bool, "G19")

  /// G26: a replaced notification rises to the top.
  package static let updateMovesToTop = PolicyKey("update.movesToTop", true, .bool, "G26")

  /// G26: a replaced notification alerts again.
  package static let updateRealerts = PolicyKey("update.realerts", true, .bool, "G26")
}

extension PolicyKey<Int> {
  /// G15: members that a key needs before they stack.
  package static let stackThreshold = PolicyKey("group.stackThreshold", 2, .number(2...9), "G15")
}

extension PolicySwitch {
  /// What is left open about grouping.
  static let grouping = PolicySwitch.of(
    .acrossSections, .singleExpansion, .stackThreshold, .updateMovesToTop, .updateRealerts)
}
