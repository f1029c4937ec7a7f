extension PolicyKey<Int> {
  /// C13: seconds that a content extension has to complete a response.
  package static let contentCompletionLimit = PolicyKey(
    "content.completionLimit", 5, .number(0...600), "C13")
}

extension PolicyKey<Bool> {
  /// C12: a notification that its extension dismissed leaves the list.
  package static let contentDismissRemoves = PolicyKey("content.dismissRemoves", true, .bool, "C12")
}

extension PolicySwitch {
  /// What is left open about content extensions.
  static let contentExtensions = PolicySwitch.of(.contentCompletionLimit, .contentDismissRemoves)
}
