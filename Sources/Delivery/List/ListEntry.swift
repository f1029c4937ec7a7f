import Notifications

/// Names a notification: its app, and its identifier within it.
package struct NotificationKey: Hashable, Sendable {
  /// The app that it was sent to.
  package var app: BundleIdentifier
  /// The request's identifier, compared byte for byte.
  package var identifier: String

  package init(app: BundleIdentifier, identifier: String) {
    self.app = app
    self.identifier = identifier
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

/// What the list keeps of a notification.
struct ListEntry {
  /// The delivery number.
  var number: Int
  /// Its place among all: greater is newer. The number, unless an update kept an older place (G26).
  var position: Int
  /// The name by which it is found and replaced.
  var name: NameDigest
  /// What it counts in a summary (T2, T3).
  var summaryCount: Int
  /// Whom it counts with.
  var kind: ShareTally.Kind
}
