/// What the person changes about a Focus; what is nil stays as it is.
package struct FocusSetup: Hashable, Sendable {
  /// Its name; one that is not known yet is made.
  package var name: String
  /// The apps that are allowed, or silenced.
  package var apps: [BundleIdentifier]?
  /// The senders that it lets through, whatever the list of apps means (F9).
  package var people: [String]?
  /// Whether the apps that are named are allowed or silenced.
  package var mode: Focus.Mode?
  /// Whether Time Sensitive notifications pass.
  package var allowsTimeSensitive: Bool?
  /// Whether what it silences shows on the lock screen.
  package var showsSilencedOnLockScreen: Bool?
  /// Whether badges are drawn while it is on.
  package var drawsBadges: Bool?
  /// A nil inside takes the schedule away.
  package var schedule: DailySpan??
  /// A nil inside takes the place away.
  package var place: Region??

  package init(name: String) { self.name = name }

  /// Whether the clock or a place is to turn it on from now on, and not this change (F8).
  package var leavesItToTimeOrPlace: Bool { schedule != nil || place != nil }

  /// Whether it says more than a name.
  package var changesAnything: Bool { self != FocusSetup(name: name) }
}

extension Focus {
  /// Changes what a setup names.
  package mutating func apply(_ setup: FocusSetup) {
    apps = setup.apps ?? apps
    people = setup.people ?? people
    mode = setup.mode ?? mode
    allowsTimeSensitive = setup.allowsTimeSensitive ?? allowsTimeSensitive
    showsSilencedOnLockScreen = setup.showsSilencedOnLockScreen ?? showsSilencedOnLockScreen
    drawsBadges = setup.drawsBadges ?? drawsBadges
    schedule = setup.schedule ?? schedule
    place = setup.place ?? place
  }
}
