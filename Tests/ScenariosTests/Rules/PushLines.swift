/// Scenario lines of stories about pushes.
enum PushLines {
  /// Chat, which may be woken by silent pushes, and Mail.
  static let apps = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat","backgroundModes":["remote-notification"]}
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}

    """

  /// A push that says its own name.
  static func alert(_ name: String, _ options: String = "", app: String = "chat") -> String {
    "push \(app) {\"aps\":{\"alert\":\"\(name)\"}} id=\(name) \(options)\n"
  }

  /// A push to Chat that only wakes it.
  static func silent(_ name: String, _ options: String = "") -> String {
    "push chat {\"aps\":{\"content-available\":1}} id=\(name) \(options)\n"
  }
}

extension Story {
  /// A phone with Chat and Mail that sleeps.
  static let asleep = Story(world: PushLines.apps)
  /// The same phone in its person's hand.
  static let awake = Story(world: PushLines.apps + "authenticate\nwake\n")
}
