/// The simulated phone: what it is, how it is set, and how it lies there (P1).
package struct Device: Hashable, Sendable {
  /// The system where none is named.
  package static let standardProfile = Profile.ios12

  /// The version of the system that it simulates.
  package var profile = Device.standardProfile
  /// An identifier such as `en_US`, for the forms of dates, times and numbers.
  package var locale = "en_US"
  /// Most wanted first.
  package var languages = ["en"]
  /// The zone of its clock.
  package var timeZone: TimeZone
  /// Whether clocks count to 24; nil as the locale does.
  package var uses24HourClock: Bool?
  /// Percent.
  ///
  /// 0 to 100; no rule reads it.
  package var battery = 100
  /// Where it is: in the middle of this place; nil outside all (K10).
  package var place: Region?
  /// What it knew when it was turned off; nil while it is on (K28).
  package var powerOff: PowerOff?
  /// Whether it has a network: pushes wait at the push service where it has none (B2).
  package var isOnline = true
  /// Locked, no app is in front.
  package var isLocked = true
  /// The watch that is paired with it; nil for none (W1).
  package var watch: Watch?
  /// Whether it is connected to a car's display (CarPlay).
  package var isInCar = false
  /// Whether headphones are on that Siri speaks through.
  package var hasHeadphones = false
  /// Whether the owner was seen: content may show.
  ///
  /// P1: unlocked, the phone knows its owner.
  package var isAuthenticated = false
  /// A delivery may turn it on.
  package var isDisplayOn = false
  /// Off, only critical alerts are heard (R1).
  package var isRingerOn = true
  /// Whether the person turned Do Not Disturb on; the schedule does so by itself (R10).
  package var isDoNotDisturbOn = false
  /// When Do Not Disturb is on every day; nil for never.
  package var doNotDisturbSchedule: DailySpan?
  /// The ringer's, 0 to 1.
  package var volume = 0.5
  /// What the display shows, or would.
  package var screen = Screen.lockScreen
  /// The app in the foreground; nil on the home screen and behind the lock screen.
  package var foregroundApp: BundleIdentifier?
  /// The app whose page Settings shows; nil for its list of apps, and on other screens.
  package var settingsApp: BundleIdentifier?
  /// Whether notifications can wait for a scheduled summary, from iOS 15 (X24).
  package var hasScheduledSummary = false
  /// How what is listed is shown, for all apps that say nothing else (F19).
  package var displayStyle = DisplayStyle.stack
  /// When content may be read, for all apps; nil as the switch says (H1, U14).
  package var previews: Previews?
  /// The switches of section S.
  package var policies = Policies()

  package init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// What a phone knew when it was turned off.
  package struct PowerOff: Hashable, Sendable {
    /// Where it was; nil outside all places.
    package var place: Region?

    package init(place: Region?) { self.place = place }
  }

  /// Whether it runs at all.
  package var isPowerOn: Bool { powerOff == nil }
  /// Whether the push service reaches it.
  package var isReachable: Bool { isPowerOn && isOnline }

  /// The screens of a phone, by their names in JSON.
  package enum Screen: String, CaseIterable, Sendable {
    case lockScreen, notificationCenter, home, app, settings

    /// What a line calls it, such as `lock-screen`.
    package var name: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
  }

  /// R10: whether Do Not Disturb is on at a moment, by hand or by its schedule.
  ///
  /// By the clock in the device's zone.
  package func doesNotDisturb(at now: Instant) -> Bool {
    isDoNotDisturbOn || doNotDisturbSchedule?.contains(CivilTime(now, in: timeZone)) == true
  }

  /// Whether the list of notifications covers everything else (P2, P5).
  package var isCoverSheetOpen: Bool { screen == .lockScreen || screen == .notificationCenter }
}
