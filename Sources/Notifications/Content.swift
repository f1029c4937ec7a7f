/// What a notification says and asks for (`UNNotificationContent`).
package struct Content: Hashable, Sendable {
  package var title: Text?
  package var subtitle: Text?
  package var body: Text?
  /// The badge to draw; nil leaves it as it is.
  package var badge: Int?
  package var sound: Sound?
  /// Opaque and compared exactly (G5); nil where absent or empty (G6).
  package var threadIdentifier: String?
  package var categoryIdentifier: String?
  /// What this notification gives to its group's summary (T27).
  package var summaryArgument: String?
  /// What it counts in its group's summary; nil where absent or unusable, which counts 1 (T3).
  package var summaryArgumentCount: Int?
  package var attachments: [Attachment] = []
  package var launchImageName: String?
  /// `passive`, `active`, `time-sensitive`, `critical`, from iOS 15.
  package var interruptionLevel: String?
  package var userInfo: UserInfo = .none

  package init(title: Text? = nil, subtitle: Text? = nil, body: Text? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  /// Whether there is anything to read.
  package var hasAlert: Bool { title != nil || subtitle != nil || body != nil }
}

/// What an app sent along.
package enum UserInfo: Hashable, Sendable {
  case none
  /// The dictionary of a local request.
  case values(JSONValue)
  /// The payload of a push, as it came; its keys are its values (B51).
  case payload(SourceText)
}

/// A file that goes with a notification (`UNNotificationAttachment`).
package struct Attachment: Hashable, Sendable {
  package var identifier: String
  package var path: String

  package init(identifier: String, path: String) {
    self.identifier = identifier
    self.path = path
  }
}
