import Notifications

extension InstalledApp {
  /// Whether another one asked for and was granted the same.
  func hasSameConsent(as other: InstalledApp) -> Bool {
    authorizationState == other.authorizationState
  }

  /// G2, L20: keeps what the person and its own code set when its bundle is read again.
  mutating func keep(from old: InstalledApp) {
    runState = old.runState
    settings = old.settings
    badge = old.badge
    mute = old.mute
    hasDecidedTimeSensitive = old.hasDecidedTimeSensitive
    languages = old.languages
    // P10: what it was told to answer since; else what the bundle says now.
    if old.willPresent != old.app.delegate.willPresent { willPresent = old.willPresent }
    if old.authorization != .notDetermined { keepAnswers(of: old) }
  }

  // X17: it may ask for more.
  private mutating func keepAnswers(of old: InstalledApp) {
    authorization = old.authorization
    ephemeralUntil = old.ephemeralUntil
    granted = old.granted.union(authorization == .denied ? [] : granted)
    requested.formUnion(old.requested)
  }
}
