import Notifications

/// What the names and times of a local notification of old are looked up in.
package struct LegacySources: Sendable {
  /// What times such as `+10m` begin with.
  var now: Instant
  /// Where readings hold of notifications without a zone.
  var deviceZone: TimeZone
  /// The places of the app.
  var regions: [Region]
  /// Reads a time zone; the place is for complaints.
  var timeZone: @Sendable (String, Place) throws(Diagnostic) -> TimeZone

  package init(
    now: Instant, deviceZone: TimeZone, regions: [Region],
    timeZone: @escaping @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  ) {
    (self.now, self.deviceZone, self.regions, self.timeZone) = (now, deviceZone, regions, timeZone)
  }
}
