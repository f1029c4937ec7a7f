import Explaining
import Notifications
import Scenarios

// What stands as JSON in lines alone.
extension Schema {
  /// What `app {…}` has beside what `Notifications.json` has.
  static let inlineApp = object(
    [Property("bundleIdentifier", .text)],
    optional: [
      Property("displayName", .text), Property("backgroundModes", .list(of: .text)),
      Property("entitlements", .list(of: .text)), Property("developmentRegion", .text),
      Property("strings", .map(to: .map(to: .text))),
      Property("stringsdict", .map(to: .map(to: .map(to: .anything)))),
      Property("service", .map(to: .anything)), Property("content", .list(of: .map(to: .anything))),
    ])

  /// What a content extension has in `app {…}` beside what `Content.json` has.
  static let inlineContent = object(
    [],
    optional: [
      Property("name", .text),
      Property(
        "UNNotificationExtensionCategory", .any(of: [.text, .list(of: .text)])),
      Property("UNNotificationExtensionInitialContentSizeRatio", .number),
      Property("UNNotificationExtensionDefaultContentHidden", .bool),
      Property("UNNotificationExtensionOverridesDefaultTitle", .bool),
      Property("UNNotificationExtensionUserInteractionEnabled", .bool),
    ])

  /// `REQUEST`: what `schedule` takes.
  static let lineRequest = object(
    [Property("identifier", .text)],
    optional: [
      Property(
        "content",
        .object([], optional: ContentEdit.Key.allCases.map { Property($0.rawValue, of($0)) })),
      Property("trigger", writtenTrigger),
    ])

  /// What `schedule-legacy` and `present-legacy` take.
  static let legacy = object(
    [], optional: LocalNotificationReader.names.map { Property($0, ofLegacy($0)) })

  private static func of(_ key: ContentEdit.Key) -> Schema {
    switch key {
    case .title, .subtitle, .body, .threadIdentifier, .categoryIdentifier, .summaryArgument,
      .launchImageName, .interruptionLevel, .filterCriteria:
      .text
    case .badge, .summaryArgumentCount: .integer
    case .relevanceScore: .number
    case .communication:
      .object([Property("sender", .text)], optional: [Property("conversation", .text)])
    case .sound:
      .any(of: [
        .text,
        .object(
          [],
          optional: [
            Property("critical", .integer), Property("name", .text), Property("volume", .number),
          ]),
      ])
    case .userInfo: .map(to: .anything)
    case .attachments:
      .list(of: .object([Property("identifier", .text), Property("path", .text)]))
    }
  }

  private static func ofLegacy(_ name: String) -> Schema {
    switch name {
    case "fireDate": .any(of: [.date, .null])
    case "repeatInterval": .word(LocalNotification.RepeatInterval.allCases.map(\.rawValue))
    case "repeatCalendar": .word(CalendarIdentifier.allCases.map(\.rawValue))
    case "hasAction", "regionTriggersOnce": .bool
    case "applicationIconBadgeNumber": .integer
    case "userInfo": .map(to: .anything)
    default: .text
    }
  }
}
