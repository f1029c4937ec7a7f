import Notifications

/// What the names in a trigger are looked up in.
///
/// Given to readers so that they look up no files of their own, and so that tests need no database
/// of zones.
package struct TriggerSources: Sendable {
  /// Reads a time zone; the place is for complaints.
  var timeZone: @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  /// The places of the app.
  var regions: [Region]

  /// - Parameters:
  ///   - regions: In any order; names are compared exactly.
  ///   - timeZone: Throws a complaint at the place that it is given.
  package init(
    regions: [Region],
    timeZone: @escaping @Sendable (String, Place) throws(Diagnostic) -> TimeZone
  ) {
    (self.timeZone, self.regions) = (timeZone, regions)
  }

  /// The app's places, and the zones of the machine's database.
  init(regions: [Region]) {
    self.init(regions: regions) { name, place throws(Diagnostic) in
      try TimeZoneFolder.standard.timeZone(name, at: place)
    }
  }
}
