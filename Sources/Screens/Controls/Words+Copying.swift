extension ControlWords {
  /// Title, subtitle and body as text.
  static let copyWords = ControlWords(
    "words", "Copy the selected notification's words", also: "clipboard")
  /// The bytes as they came, or the archive of a local notification of old; disabled for what else was made on
  /// the phone.
  static let copyPayload = ControlWords(
    "payload", "Copy its payload as it came, or its archive", also: "clipboard plist property list")
  /// The word that `tap` and other verbs find it by.
  static let copyName = ControlWords(
    "name", "Copy its name, as scenarios call it", also: "clipboard")
  /// *Why* as text, with the rules.
  static let copyWhy = ControlWords("why", "Copy the explanation of it", also: "clipboard")

  /// Disabled for what came without a payload.
  static let copySimctl = ControlWords(
    "simctl line", "Copy a line for a shell that pushes it to a simulator",
    also: "clipboard xcrun simulator")
  /// As an app would ask for the same.
  static let copySwift = ControlWords(
    "Swift request", "Copy the Swift code that asks for the same",
    also: "clipboard UNNotificationRequest content trigger code")
  /// As an app would register it.
  static let copyCategory = ControlWords(
    "Swift category", "Copy the Swift code that registers its category",
    also: "clipboard UNNotificationCategory actions code")
  /// As `state` prints it.
  static let copyJSON = ControlWords(
    "JSON", "Copy it as JSON, as state prints it", also: "clipboard")
}
