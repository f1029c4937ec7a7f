import Notifications

/// Names a notification: its app, and its identifier within it.
package struct NotificationKey: Hashable, Sendable {
  /// The app that it was sent to.
  package var app: BundleIdentifier
  /// The request's identifier, compared byte for byte.
  package var identifier: String

  package init(app: BundleIdentifier, identifier: String) {
    (self.app, self.identifier) = (app, identifier)
  }
}

extension NotificationKey {
  package static func == (left: Self, right: Self) -> Bool {
    left.identifier.isExactly(right.identifier) && left.app == right.app
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    identifier.hashExactly(into: &hasher)
  }
}
