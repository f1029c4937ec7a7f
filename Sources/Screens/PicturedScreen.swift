import Notifications

/// What a picture shows (`render --screen`).
package enum PicturedScreen: String, CaseIterable, Hashable, Sendable {
  case lockScreen = "lock-screen"
  case notificationCenter = "notification-center"
  case home, app, settings
  /// What the device shows.
  case asIs = "as-is"

  /// The screen; nil for the device's.
  var screen: Device.Screen? {
    switch self {
    case .lockScreen: .lockScreen
    case .notificationCenter: .notificationCenter
    case .home: .home
    case .app: .app
    case .settings: .settings
    case .asIs: nil
    }
  }
}
