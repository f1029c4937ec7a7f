/// The simulated phone: what it is, how it is set, and how it lies there (P1).
package struct Device: Hashable, Sendable {
  package var profile = Profile.ios12
  package var locale = "en_US"
  /// Most wanted first.
  package var languages = ["en"]
  package var timeZone: TimeZone
  /// Whether clocks count to 24; nil as the locale does.
  package var uses24HourClock: Bool?
  /// Percent.
  package var battery = 100
  package var isLocked = true
  /// Whether the owner was seen: content may show.
  package var isAuthenticated = false
  package var isDisplayOn = false
  /// What the display shows, or would.
  package var screen = Screen.lockScreen
  /// The app in the foreground; nil on the home screen and behind the lock screen.
  package var foregroundApp: BundleIdentifier?
  /// When content may be read, for all apps; nil as the switch says (H1, U14).
  package var previews: Previews?
  package var policies = Policies()

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// The screens of a phone.
  package enum Screen: String, CaseIterable, Sendable {
    case lockScreen = "lock-screen"
    case notificationCenter = "notification-center"
    case home, app
  }

  /// Whether the list of notifications covers everything else (P2, P5).
  package var isCoverSheetOpen: Bool { screen == .lockScreen || screen == .notificationCenter }
}
