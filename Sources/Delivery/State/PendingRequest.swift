import Notifications

/// A request of an app that waits for its trigger.
package struct PendingRequest: Hashable, Sendable {
  /// The app that scheduled it.
  package var app: BundleIdentifier
  /// What is delivered when the trigger fires.
  package var request: Request
  /// When it will be delivered; nil where no time decides that.
  package var nextTriggerDate: Instant?

  /// Its name within the system.
  package var key: NotificationKey {
    NotificationKey(app: app, identifier: request.identifier)
  }
}
