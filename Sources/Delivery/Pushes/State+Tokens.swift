import Notifications
import Push

/// An app that was deleted, by whose token it may still be addressed (B45).
package struct FormerApp: Hashable, Sendable {
  /// Its bundle identifier.
  package let app: BundleIdentifier
  /// The token that it had.
  package let token: DeviceToken
  /// When it was deleted.
  package let deletedAt: Instant
}

extension State {
  /// The app that has a token, or had it before it was deleted; nil where no app ever did. An app that was installed
  /// again has its token back (B46).
  ///
  /// - Parameter token: Hexadecimal digits, in lower or upper case.
  package func owner(ofToken token: String) -> BundleIdentifier? {
    let index = apps.indices.first {
      apps[$0].token.isWritten(token) || hasWatchToken(apps[$0], token)
    }
    if let index { return apps[index].app.bundleIdentifier }
    return formerApps.last { $0.token.isWritten(token) }?.app
  }

  /// W5: whether digits are the token of an app on the watch.
  func isWatchToken(_ token: String) -> Bool {
    apps.contains { hasWatchToken($0, token) }
  }

  private func hasWatchToken(_ app: InstalledApp, _ digits: String) -> Bool {
    guard device.profile.has(.watchToken), let token = app.watchToken else { return false }
    return token.isWritten(digits)
  }

  /// B12: the environment that an app's pushes come from; nil where it is not installed.
  func pushEnvironment(of app: BundleIdentifier) -> PushEnvironment? {
    // Lent by the array: a copy of an app is a dozen references to count.
    index(of: app).map { apps[$0].app.pushEnvironment }
  }

  /// The token that an app has, or had before it was deleted; nil where it was never installed.
  package func token(of app: BundleIdentifier) -> DeviceToken? {
    if let index = index(of: app) { return apps[index].token }
    return formerApp(app)?.token
  }

  /// An app that was deleted and not installed again; nil for any other.
  package func formerApp(_ app: BundleIdentifier) -> FormerApp? {
    if index(of: app) != nil { return nil }
    return formerApps.last { $0.app == app }
  }

  /// B20, B45: when the service found out that a deleted app's token is good no longer; nil where it has not yet.
  func unregistering(of app: FormerApp) -> Instant? {
    push.unregistered.first { $0.token == app.token && $0.foundAt >= app.deletedAt }?.foundAt
  }
}
