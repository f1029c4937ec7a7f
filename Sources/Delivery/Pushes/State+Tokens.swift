import Notifications
import Push

/// An app that was deleted, by whose token it may still be addressed (B45).
package struct FormerApp: Hashable, Sendable {
  /// As it was when it was deleted: what it sent still reads in its words.
  package let installed: InstalledApp
  /// When it was deleted.
  let deletedAt: Instant

  /// Its bundle identifier.
  package var app: BundleIdentifier { installed.app.bundleIdentifier }

  /// The token that a push was sent to; nil where it had no app on the watch (W5).
  func token(onWatch isForWatch: Bool) -> DeviceToken? {
    isForWatch ? installed.watchToken : installed.token
  }
}

extension State {
  /// The app that has a token, or had it before it was deleted; nil where no app ever did. An app
  /// that was installed again has its token back (B46).
  ///
  /// - Parameter token: Hexadecimal digits, in lower or upper case.
  package func owner(ofToken token: String) -> BundleIdentifier? { addressee(ofToken: token)?.app }

  /// The same, and whether it is the token of that app on the watch (W5).
  func addressee(ofToken token: String) -> Screening.Addressee? {
    // By index: a copy of an app is a dozen references to count, and this is asked with each push.
    let hasWatchTokens = device.profile.has(.watchToken)
    for index in apps.indices {
      if let addressee = apps[index].addressee(token, orOnWatch: hasWatchTokens) {
        return addressee
      }
    }
    return formerApps.reversed().firstNonNil {
      $0.installed.addressee(token, orOnWatch: hasWatchTokens)
    }
  }

  /// Whom a name means: an app by a device token, its own or that of its app on the watch
  /// (W5), or by its identifier.
  package func recipient(named name: String) -> (app: BundleIdentifier, isForWatch: Bool) {
    addressee(ofToken: name).map { ($0.app, $0.isForWatch) } ?? (BundleIdentifier(name), false)
  }

  /// B12: the environment that an app's pushes come from; nil where it is not installed.
  func pushEnvironment(of app: BundleIdentifier) -> PushEnvironment? {
    standing(of: app)?.pushEnvironment
  }

  /// An app that was deleted and not installed again; nil for any other.
  package func formerApp(_ app: BundleIdentifier) -> FormerApp? {
    index(of: app) == nil ? lastDeleted(app) : nil
  }

  /// An app as it was when it was last deleted; nil for one that never was.
  func lastDeleted(_ app: BundleIdentifier) -> FormerApp? {
    // By index: a copy of an app is a dozen references to count.
    formerApps.indices.last { formerApps[$0].app == app }.map { formerApps[$0] }
  }

  /// The same phone with the apps that were deleted, behind the others: what is set from the start
  /// may be about one of them.
  package var withFormerApps: State {
    var other = self
    for former in formerApps.reversed() where other.index(of: former.app) == nil {
      other.insertApp(former.installed, at: other.apps.count)
    }
    return other
  }

  /// K24, B45: an app, also one that was deleted, as it was then; nil where there never was one.
  func knownApp(_ app: BundleIdentifier) -> InstalledApp? {
    self.app(app) ?? formerApp(app)?.installed
  }

  /// B20, B45: when the service found out that a deleted app's token is good no longer, at the
  /// latest with a push that reaches the device now; nil where none did yet.
  ///
  /// - Parameter isForWatch: Whether its token on the watch is meant (W5).
  func unregistering(of app: FormerApp, onWatch isForWatch: Bool) -> Instant? {
    let token = app.token(onWatch: isForWatch)
    let found = push.unregistered.first { $0.token == token && $0.foundAt >= app.deletedAt }
    return found?.foundAt ?? (device.isReachable ? now : nil)
  }
}

extension InstalledApp {
  // W5: itself where it has this token, on the phone or on the watch; nil where it has not.
  fileprivate func addressee(
    _ token: String, orOnWatch hasWatchTokens: Bool
  ) -> Screening.Addressee? {
    let isOfPhone = self.token.isWritten(token)
    guard isOfPhone || hasWatchTokens && watchToken?.isWritten(token) == true else { return nil }
    return Screening.Addressee(app: app.bundleIdentifier, isForWatch: !isOfPhone)
  }
}
