/// What the person set for one app (U1).
package struct Settings: Hashable, Sendable {
  package var grouping: Grouping

  package init(grouping: Grouping = .automatic) { self.grouping = grouping }
}

/// How an app's notifications are put together (G2).
package enum Grouping: String, CaseIterable, Sendable {
  case automatic
  case byApp = "by-app"
  case off
}
