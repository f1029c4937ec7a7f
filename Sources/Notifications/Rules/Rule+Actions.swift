extension Rule {
  /// Section A: categories and actions.
  static let actions = [
    Rule(
      "A2",
      "Identifiers of actions are unique; of doubles the first wins.",
      because: "the first of doubles",
      source: "Apple: Declaring your actionable notification types"),
    Rule(
      "A4",
      "Categories have options.",
      because: "as the category says",
      source: "Apple: UNNotificationCategoryOptions"),
    Rule(
      "A5",
      "Actions have options.",
      because: "as the action says",
      source: "Apple: UNNotificationActionOptions"),
    Rule(
      "A8",
      "Actions are shown in the order they were registered.",
      because: "in the registered order",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "A13",
      "A text input action asks for a text.",
      because: "it asks for a text",
      source: "Apple: UNTextInputNotificationAction"),
    Rule(
      "A14",
      "Opening a notification brings its app to the front, which hears of it.",
      because: "the person opened it",
      source: "Apple: UNNotificationDefaultActionIdentifier"),
  ]
}
