import Notifications

extension Settings.Switch {
  /// Its name, as the phone's settings name it.
  package var title: String {
    switch self {
    case .notifications: "Allow Notifications"
    case .lockScreen: "Lock Screen"
    case .notificationCenter: "Notification Center"
    case .banners: "Banners"
    case .sounds: "Sounds"
    case .badges: "Badges"
    case .critical: "Critical Alerts"
    case .carPlay: "CarPlay"
    case .announcements: "Announce Notifications"
    case .timeSensitive: "Time Sensitive Notifications"
    }
  }
}
