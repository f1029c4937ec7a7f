extension Rule {
  /// Sections U and X: what the person set and answered.
  static let settings = [
    Rule(
      "U1",
      "Every app has its own settings.",
      because: "as the app is set",
      source: "WWDC18, What's New in User Notifications"),
    Rule(
      "U14",
      "An app that was granted everything starts with everything on, grouped automatically.",
      because: "the defaults after a full grant",
      source: "our choice; nothing documents it"),
    Rule(
      "X15",
      "An app is authorized, or nobody has been asked yet.",
      because: "as the person answered",
      source: "Apple: UNAuthorizationStatus"),
    Rule(
      "X16",
      "An app asks for what it wants to do: alerts, sounds, badges and more.",
      because: "asked for by the app",
      source: "Apple: UNAuthorizationOptions"),
    Rule(
      "X28",
      "Before the person was asked, a push is dropped.",
      because: "nobody has been asked yet",
      source: "inferred from Apple's documentation"),
    Rule(
      "U2",
      "An app can ask for its settings, each supported or not, on or off.",
      because: "as the app may ask",
      source: "Apple: UNNotificationSettings"),
    Rule(
      "U5",
      "What an app never asked for is not supported.",
      because: "the app never asked for it",
      source: "Apple: UNAuthorizationOptions"),
  ]
}
