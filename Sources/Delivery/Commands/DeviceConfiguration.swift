import Notifications

/// What is to change about the device; nil leaves it.
package struct DeviceConfiguration: Hashable, Sendable {
  /// The version of the system whose rules hold.
  package var profile: Profile?
  /// The region's locale, as an identifier such as `en_US`.
  package var locale: String?
  /// The preferred languages as tags, most wanted first (L20).
  package var languages: [String]?
  /// The zone in which the status bar and clock times are read.
  package var timeZone: TimeZone?
  /// What the simulated clock is set to.
  package var start: Instant?
  /// Whether times read 21:41 rather than 9:41 PM.
  package var uses24HourClock: Bool?
  /// The charge in the status bar, in percent.
  package var battery: Int?
  /// Whether notifications are gathered into a scheduled summary, from iOS 15 (X24).
  package var hasScheduledSummary: Bool?

  package init() {}
}
