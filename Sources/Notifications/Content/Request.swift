/// A notification that an app or a server asks for (`UNNotificationRequest`).
package struct Request: Hashable, Sendable {
  /// Names the notification within its app (K17).
  package var identifier: String
  /// As it was asked for; a service extension may have changed it (V4).
  package var content: Content
  /// What makes it due.
  package var trigger: Trigger
  /// Whether the app on the watch asked for it, or a push came to the watch's own token (W5).
  package var isForWatch: Bool

  package init(identifier: String, content: Content, trigger: Trigger, isForWatch: Bool = false) {
    (self.identifier, self.content) = (identifier, content)
    (self.trigger, self.isForWatch) = (trigger, isForWatch)
  }
}
