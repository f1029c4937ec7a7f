import Notifications

extension InstalledApp {
  // X15: how long an app clip may notify after a launch.
  private static let ephemeralHours: Int64 = 8

  /// X15: an app clip that asks for nothing may notify from its launch on, for some hours.
  mutating func launchAsAppClip(at now: Instant, profile: Profile) {
    guard profile.has(.appClip), app.isAppClip, app.asksForNothing,
      authorization == .notDetermined || authorization == .ephemeral
    else { return }
    authorization = .ephemeral
    ephemeralUntil = now + .seconds(Self.ephemeralHours * 3600)
  }

  /// X15, X25: the hours are over; one that the person turned off is denied from then on, as it was
  /// told before.
  mutating func endAppClip() {
    if authorization == .ephemeral {
      authorization = settings.notifications ? .notDetermined : .denied
    }
    ephemeralUntil = nil
  }
}
