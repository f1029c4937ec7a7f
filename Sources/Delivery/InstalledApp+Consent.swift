import Notifications

extension InstalledApp {
  /// Whether another one asked for and was granted the same.
  func hasSameConsent(as other: InstalledApp) -> Bool {
    authorization == other.authorization && requested == other.requested
      && granted == other.granted
  }

  /// Keeps what the person answered when its bundle is read again, which may ask for more (X17).
  mutating func keepAnswers(of old: InstalledApp) {
    authorization = old.authorization
    granted = old.granted.union(authorization == .denied ? [] : granted)
    requested.formUnion(old.requested)
  }
}
