import Push

/// A push that never reached the device, and how it ended (P27).
package struct EndedPush: Hashable, Sendable {
  /// What would have been delivered.
  package let notification: DeliveredNotification
  /// What it came to.
  package let decision: Decision
  /// As it waited at the service; nil where it did not wait.
  let waiting: StoredPush?
}
