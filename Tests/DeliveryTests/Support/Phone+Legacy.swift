import Delivery
import Notifications
import TestSupport

extension LocalNotification {
  /// One with a body.
  static func saying(_ body: String, at date: Instant? = nil) -> LocalNotification {
    var notification = LocalNotification()
    (notification.alertBody, notification.fireDate) = (body, date)
    return notification
  }
}

extension Phone {
  /// Schedules a local notification of old.
  mutating func schedule(
    _ notification: LocalNotification, of app: BundleIdentifier = "com.example.chat"
  ) throws {
    try perform(.legacy(app, .schedule(notification)))
  }

  /// Presents a local notification of old at once.
  mutating func present(
    _ notification: LocalNotification, of app: BundleIdentifier = "com.example.chat"
  ) throws {
    try perform(.legacy(app, .present(notification)))
  }

  /// A phone with another version of the system.
  init(os: Profile, apps: [BundleIdentifier] = ["com.example.chat"]) throws {
    try self.init(apps: apps)
    var change = DeviceConfiguration()
    change.profile = os
    try perform(.configure(change))
  }
}
