import Explaining

// What stands as JSON in lines, key by key.
extension LanguageSection {
  /// `app {…}`.
  static let app = LanguageSection(
    name: "app-json", title: "app {…}: an app in a line",
    paragraphs: [
      """
      All that Notifications.json says, and what else a bundle holds: a whole case in one file. A text \
      of the app is a string, or { "key": K } of its tables. “on” says what its code does: when it is \
      launched (“launch”), woken by a silent push (“remoteNotification”) or given a response (“action ID”).
      """
    ],
    rows: SchemaOutline.rows(of: .inlineApp) + SchemaOutline.rows(of: .manifest),
    example: #"""
      app {
        "bundleIdentifier": "com.example.bistro", "displayName": "Bistro",
        "strings": { "en": { "ORDER": "%@ orders %@" } }
      }
      """#, aliases: "keys Notifications.json inline bundle declare category")

  /// `"service"` in `app {…}`.
  static let service = LanguageSection(
    name: "service-json", title: "\"service\" in app {…}: what a service extension does",
    rows: SchemaOutline.rows(of: .service),
    aliases: "Service.json extension steps latency slow delay")

  /// `"content"` in `app {…}`.
  static let content = LanguageSection(
    name: "content-json", title: "\"content\" in app {…}: content extensions, in a list",
    rows: SchemaOutline.rows(of: .inlineContent) + SchemaOutline.rows(of: .content),
    aliases: "Content.json extension rich view custom")

  /// `REQUEST`.
  static let requests = LanguageSection(
    name: "request", title: "REQUEST: what schedule takes",
    rows: SchemaOutline.rows(of: .lineRequest).filter { !$0.term.hasPrefix("trigger.") },
    example: #"""
      schedule rooster {
        "identifier": "nap", "content": { "title": "Nap’s over" },
        "trigger": { "timeInterval": 1200, "repeats": false }
      }
      """#, aliases: "local notification schedule content")

  /// `"trigger"` of a request.
  static let triggers = LanguageSection(
    name: "triggers", title: "\"trigger\" of a REQUEST; null delivers it at once",
    rows: SchemaOutline.rows(of: .lineRequest).filter { $0.term.hasPrefix("trigger.") },
    example: #"""
      schedule rooster {
        "identifier": "wake", "content": {"title": "Good morning"},
        "trigger": {"dateMatching": {"hour": 9, "minute": 30}, "repeats": true}
      }
      """#, aliases: "trigger time interval calendar date region place location repeats")

  /// Local notifications of old.
  static let legacy = LanguageSection(
    name: "legacy", title: "Local notifications of old: schedule-legacy, present-legacy",
    paragraphs: [
      """
      The properties of UILocalNotification. “fireDate” is a moment with its offset, or a reading of the \
      clock in “timeZone”; without it the notification comes at once.
      """
    ],
    rows: SchemaOutline.rows(of: .legacy), aliases: "UILocalNotification local notification old")
}
