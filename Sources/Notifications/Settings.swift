/// What the person set for one app (U1).
package struct Settings: Hashable, Sendable {
  package var grouping: Grouping
  /// When its content may be read; nil as the device is set (H1).
  package var previews: Previews?

  package init(grouping: Grouping = .automatic, previews: Previews? = nil) {
    self.grouping = grouping
    self.previews = previews
  }
}

/// How an app's notifications are put together (G2).
package enum Grouping: String, CaseIterable, Sendable {
  case automatic
  case byApp = "by-app"
  case off
}
