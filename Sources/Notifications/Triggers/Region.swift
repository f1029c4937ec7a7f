/// A circle on the earth that has a name.
package struct Region: Hashable, Sendable {
  /// What scenarios and *why* call it.
  package var name: String
  /// In degrees, north is positive.
  package var latitude: Double
  /// In degrees, east is positive.
  package var longitude: Double
  /// In meters.
  package var radius: Double

  package init(name: String, latitude: Double, longitude: Double, radius: Double) {
    (self.name, self.latitude, self.longitude, self.radius) = (name, latitude, longitude, radius)
  }
}
