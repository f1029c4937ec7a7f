import Notifications
import Push

/// An app that was deleted, by whose token it may still be addressed (B45).
package struct FormerApp: Hashable, Sendable {
  /// As it was when it was deleted: what it sent still reads in its words.
  package let installed: InstalledApp
  /// When it was deleted.
  package let deletedAt: Instant

  /// Its bundle identifier.
  package var app: BundleIdentifier { installed.app.bundleIdentifier }

  /// The token that it had.
  package var token: DeviceToken { installed.token }
}

extension State {
  /// The app that has a token, or had it before it was deleted; nil where no app ever did. An app that was installed
  /// again has its token back (B46).
  ///
  /// - Parameter token: Hexadecimal digits, in lower or upper case.
  package func owner(ofToken token: String) -> BundleIdentifier? { addressee(ofToken: token)?.app }

  /// The same, and whether it is the token of that app on the watch (W5).
  func addressee(ofToken token: String) -> Screening.Addressee? {
    // By index: a copy of an app is a dozen references to count, and this is asked with each push.
    let hasWatchTokens = device.profile.has(.watchToken)
    for index in apps.indices {
      let isOfPhone = apps[index].token.isWritten(token)
      if isOfPhone || hasWatchTokens && apps[index].watchToken?.isWritten(token) == true {
        return Screening.Addressee(
          app: apps[index].app.bundleIdentifier, isForWatch: !isOfPhone)
      }
    }
    let former = formerApps.last { $0.token.isWritten(token) }
    return former.map { Screening.Addressee(app: $0.app) }
  }

  /// B12: the environment that an app's pushes come from; nil where it is not installed.
  func pushEnvironment(of app: BundleIdentifier) -> PushEnvironment? {
    standing(of: app)?.pushEnvironment
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
