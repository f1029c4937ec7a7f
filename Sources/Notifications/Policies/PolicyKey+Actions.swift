extension PolicyKey<Int?> {
  /// A7: how many actions a rich view shows; nil as the system's version does.
  package static let actionsRichPaneMax = PolicyKey(
    "actions.richPaneMax", nil, .number(0...99, or: "by-profile"), "A7")
}

extension PolicyKey<Bool> {
  /// A16: *Clear All* counts as dismissing each.
  package static let dismissOnClearAll = PolicyKey("dismiss.onClearAll", true, .bool, "A16")

  /// A13: an answer may be empty.
  package static let textInputAllowEmpty = PolicyKey("textInput.allowEmpty", true, .bool, "A13")
}

extension PolicySwitch {
  /// What is left open about actions.
  static let actions = PolicySwitch.of(
    .actionsRichPaneMax, .dismissOnClearAll, .textInputAllowEmpty)
}
