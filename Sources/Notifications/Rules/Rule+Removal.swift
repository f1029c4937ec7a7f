extension Rule {
  /// Section K: identifiers, and what apps ask for and take away.
  static let removal = [
    Rule(
      "K1",
      "A request without a trigger is delivered at once.",
      because: "it has no trigger",
      source: "Apple: UNNotificationRequest"),
    Rule(
      "K17",
      "A push is named by its collapse identifier, else by id=, else n1, n2, …",
      because: "named as pushes are",
      source: "Apple: UNNotificationRequest.identifier"),
    Rule(
      "K23",
      "An app can take back what was delivered; it acts on the list only.",
      because: "the app removed it",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "K24",
      "Deleting an app removes all that is its.",
      because: "the app was deleted",
      source: "WWDC10, Local and Push Notifications"),
    Rule(
      "K25",
      "What is due at one instant happens in the order it was added.",
      because: "in the order of addition",
      source: "our choice; nothing documents it"),
  ]
}
