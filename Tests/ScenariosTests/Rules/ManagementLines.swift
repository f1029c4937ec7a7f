/// Scenario lines of stories about what an app may do.
enum ManagementLines {
  /// An app that was granted all it asked for.
  static let chat =
    "app { \"bundleIdentifier\": \"com.example.chat\", \"displayName\": \"Chat\" }\n"

  /// An app that was never launched, with what it asks for.
  static func fresh(_ options: String, version: Int = 12, more: String = "") -> String {
    """
    device os=\(version)
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat"\(more),
      "authorization": { "options": [\(options)], "request": "never" } } state=fresh

    """
  }

  /// A push with all that can be turned off.
  static let push =
    #"push chat {"aps":{"alert":"A","sound":"default","badge":1}} id=n1"# + "\n"

  /// An app that asks for a link into its own settings, and opens them.
  static let linked = """
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "providesAppNotificationSettings"] },
      "delegate": { "openSettingsFor": true } }

    """
}
