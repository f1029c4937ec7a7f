/// What the person set for one app (U1). A switch has its value even where the app never asked for
/// what it governs (U5).
package struct Settings: Hashable, Sendable {
  /// Allow Notifications (U4).
  package var notifications = true
  package var lockScreen = true
  package var notificationCenter = true
  package var banners = true
  package var sounds = true
  package var badges = true
  /// Critical Alerts, where the app was granted them (R2).
  package var critical = true
  /// Whether its notifications show on a car's display, where it asked for that (X16).
  var carPlay = true
  /// Whether Siri may read them out, where it asked for that (X16).
  package var announcements = true
  /// Whether Time Sensitive notifications count as such, where the app is entitled to them (F2).
  package var timeSensitive = true
  /// F11: when its notifications are delivered.
  package var delivery = DeliveryTime.immediate
  /// F19: how its notifications are shown; nil as the device is set.
  package var display: DisplayStyle?
  /// U12: whether banners leave by themselves.
  package var bannerStyle = BannerStyle.temporary
  /// When its content may be read; nil as the device is set (H1).
  package var previews: Previews?
  /// G2: how the app's notifications are grouped.
  package var grouping = Grouping.automatic

  package init() {}

  /// What can be on or off, by the names of `setting`, in the order of `Setting.keys`.
  package enum Switch: String, CaseIterable, Sendable {
    case notifications
    case lockScreen = "lock-screen"
    case notificationCenter = "center"
    case banners, sounds, badges, critical
    case carPlay = "car-play"
    case announcements = "announce"
    case timeSensitive = "time-sensitive"

    /// U5: whether it reads `unsupported` for an app that did not ask for it or may not have it;
    /// the others are on or off in every app.
    package var mayBeUnsupported: Bool {
      switch self {
      case .critical, .carPlay, .announcements, .timeSensitive: true
      case .notifications, .lockScreen, .notificationCenter, .banners, .sounds, .badges: false
      }
    }
  }

  /// Whether a switch is on.
  package subscript(toggle: Switch) -> Bool {
    // Written out: with each delivery five are asked for, and key paths are made anew each time.
    get {
      switch toggle {
      case .notifications: notifications
      case .lockScreen: lockScreen
      case .notificationCenter: notificationCenter
      case .banners: banners
      case .sounds: sounds
      case .badges: badges
      case .critical: critical
      case .carPlay: carPlay
      case .announcements: announcements
      case .timeSensitive: timeSensitive
      }
    }
    set {
      switch toggle {
      case .notifications: notifications = newValue
      case .lockScreen: lockScreen = newValue
      case .notificationCenter: notificationCenter = newValue
      case .banners: banners = newValue
      case .sounds: sounds = newValue
      case .badges: badges = newValue
      case .critical: critical = newValue
      case .carPlay: carPlay = newValue
      case .announcements: announcements = newValue
      case .timeSensitive: timeSensitive = newValue
      }
    }
  }
}

/// How long a banner stays (U12).
package enum BannerStyle: String, CaseIterable, Sendable {
  case temporary, persistent
}

/// How an app's notifications are put together (G2).
package enum Grouping: String, CaseIterable, Sendable {
  case automatic
  case byApp = "by-app"
  case off
}
