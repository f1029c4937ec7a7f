import Notifications

/// A token whose app is gone, as a push found out (B45).
///
/// 410 names its date from then on.
package struct UnregisteredToken: Hashable, Sendable {
  /// The app that had it.
  package let app: BundleIdentifier
  /// The token.
  package let token: DeviceToken
  /// When the service found out.
  package let foundAt: Instant

  package init(app: BundleIdentifier, token: DeviceToken, foundAt: Instant) {
    (self.app, self.token, self.foundAt) = (app, token, foundAt)
  }
}
