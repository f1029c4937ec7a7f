import Notifications

/// A sheet that slid up over the list: choices about one app.
package struct Sheet: Hashable, Sendable {
  /// Which sheet it is.
  package var name: Name
  /// The app whose choices it shows.
  package var app: BundleIdentifier
  /// The delivery number of the notification that it came from (X8, X10);
  /// nil where it came from none.
  package var notification: Int?

  package init(_ name: Name, app: BundleIdentifier, notification: Int? = nil) {
    (self.name, self.app, self.notification) = (name, app, notification)
  }

  /// What a sheet is about.
  package enum Name: String, CaseIterable, Sendable {
    /// How the app is delivered (X2).
    case management
    /// Whether it is really to be turned off (X7).
    case turnOff = "turn-off"
    /// What keeping a provisional app means (X23, X24).
    case keep
  }
}

extension State {
  /// The sheet that is open, on top of those that it came from; nil where none is.
  package var sheet: Sheet? { sheets.last }
}
