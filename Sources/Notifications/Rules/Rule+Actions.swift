extension Rule {
  /// Section A: categories and actions.
  static let actions = [
    Rule(
      "A1",
      "An app registers its categories as one set; listed notifications use the set of now.",
      because: "the app registered other categories",
      decisions: ["field": "its action was registered anew"],
      source: "Apple: UNUserNotificationCenter"),
    Rule(
      "A2",
      "Identifiers of actions are unique; of doubles the first wins.",
      because: "the first of doubles",
      source: "Apple: Declaring your actionable notification types"),
    Rule(
      "A3",
      "A notification without a registered category has no actions.",
      because: "no registered category",
      source: "Apple: Declaring your actionable notification types"),
    Rule(
      "A4",
      "Categories have options.",
      because: "as the category says",
      decisions: [
        "notInCar": "it has no category that allows it in a car",
        "notAnnounced": "it has no category that lets it be announced",
      ],
      source: "Apple: UNNotificationCategoryOptions"),
    Rule(
      "A5",
      "Actions have options.",
      because: "as the action says",
      source: "Apple: UNNotificationActionOptions"),
    Rule(
      "A6",
      "A banner shows the first two actions.",
      because: "a banner shows two",
      source: "Apple: UNNotificationCategory"),
    Rule(
      "A7",
      "A rich view shows the first four actions, ten from iOS 15.",
      because: "a rich view shows {most}",
      source: "Apple: Human Interface Guidelines; UNNotificationCategory"),
    Rule(
      "A8",
      "Actions are shown in the order they were registered.",
      because: "in the registered order",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "A9",
      "A destructive action has a color of its own, and a mark where there are no colors.",
      because: "the action is destructive",
      source: "Apple: Declaring your actionable notification types"),
    Rule(
      "A10",
      "While the device is locked, some actions ask for the owner first.",
      because: "the action requires authentication",
      decisions: [
        "owner": "the action requires authentication, and the owner was not recognized"
      ],
      source: "Apple: UNNotificationActionOptions"),
    Rule(
      "A11",
      "A foreground action unlocks the device and brings the app forward before it is delivered.",
      because: "the action brings the app forward",
      decisions: [
        "owner": "the action brings the app forward, and the owner was not recognized"
      ],
      source: "Apple: UNNotificationActionOptions"),
    Rule(
      "A12",
      "Any other action is delivered in the background, and the screen stays as it is.",
      because: "the action needs nothing",
      source: "Apple: Handling notifications"),
    Rule(
      "A13",
      "A text input action asks for a text.",
      because: "it asks for a text",
      decisions: [
        "closed": "the person closed the field",
        "gone": "the action that it was for shows no more",
        "text": "the person wrote it",
      ],
      source: "Apple: UNTextInputNotificationAction"),
    Rule(
      "A14",
      "Opening a notification brings its app to the front, which hears of it.",
      because: "the person opened it",
      decisions: [
        "banner": "the person tapped it",
        "view": "the person opened a notification, so the view closed",
        "owner": "opening it unlocks the device",
      ],
      source: "Apple: UNNotificationDefaultActionIdentifier"),
    Rule(
      "A15",
      "Dismissing is told to the app where the category asks for that.",
      because: "its category has customDismissAction",
      source: "Apple: UNNotificationDismissActionIdentifier"),
    Rule(
      "A16",
      "Clear, Clear All and the rich view’s own control are dismissals; ignoring is none.",
      because: "the person dismissed it",
      decisions: [
        "banner": "the person flicked it away"
      ],
      source: "Apple: UNNotificationDismissActionIdentifier"),
    Rule(
      "A17",
      "A response takes the notification off the list.",
      because: "it was answered",
      source: "inferred from the talks"),
    Rule(
      "A18",
      "An app that does not run is started for a response, even one that was force-quit.",
      because: "the app was started for it",
      source: "Apple; WWDC10, session 129"),
    Rule(
      "A19",
      "Responses come one at a time, in order; each has to be completed within 30 s.",
      because: "one response at a time",
      decisions: [
        "begun": "the app has 30 s to complete it",
        "over": "its 30 s are over",
        "stopped": "its app no longer runs",
        "turn": "the one before it is over",
        "called": "the response before it is over",
      ],
      source: "Apple: UNUserNotificationCenterDelegate"),
    Rule(
      "A20",
      "Actions that an extension set stand for the category’s while the view is open.",
      because: "the extension set its own",
      source: "WWDC18, What’s New in User Notifications"),
    Rule(
      "A21",
      "Intent identifiers have no effect.",
      because: "intent identifiers do nothing",
      source: "our choice; nothing documents it"),
    Rule(
      "A22",
      "Actions have symbols from iOS 15 on.",
      because: "symbols from iOS 15 on",
      source: "Apple: UNNotificationActionIcon"),
  ]
}
