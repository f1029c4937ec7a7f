import Notifications

/// What the names in a trigger are looked up in.
package struct TriggerSources: Sendable {
  /// Reads a time zone; the place is for complaints.
  package var timeZone: @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  /// The places of the app.
  package var regions: [Region]

  package init(
    regions: [Region],
    timeZone: @escaping @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  ) {
    self.timeZone = timeZone
    self.regions = regions
  }

  /// The app's places, and the zones of the machine's database.
  init(regions: [Region]) {
    self.init(regions: regions) { name, place throws(Diagnostic) in
      try TimeZoneFolder.standard.timeZone(name, at: place)
    }
  }
}
