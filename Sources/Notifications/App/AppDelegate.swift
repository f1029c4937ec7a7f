/// Which of the delegate's methods an app has, and what they answer (formats.md §2.1).
package struct AppDelegate: Hashable, Sendable {
  /// P10: what `willPresent` answers while the app is in front.
  package var willPresent = WillPresent.unimplemented
  /// Whether it has `userNotificationCenter(_:openSettingsFor:)` (X14).
  package var opensSettings = false

  package init(willPresent: WillPresent = .unimplemented) { self.willPresent = willPresent }
}
