import Notifications

/// What an app's code does with local notifications of old, by the methods of `UIApplication`.
package enum LegacyAct: Hashable, Sendable {
  /// `scheduleLocalNotification` (N23).
  indirect case schedule(LocalNotification)
  /// `presentLocalNotificationNow` (N22).
  indirect case present(LocalNotification)
  /// `cancelLocalNotification` with one that is equal (N25).
  indirect case cancel(LocalNotification)
  /// The same with the one that was given this identifier, `l1`, `l2`, ….
  case cancelNamed(String)
  /// `cancelAllLocalNotifications` (N27).
  case cancelAll
}

/// What a person does with the box that an alert is before iOS 10 (N3).
package enum AlertAct: String, CaseIterable, Sendable {
  /// Presses the button that opens the app (N18).
  case open
  /// Presses the button that dismisses it (N21).
  case close
}
