import Delivery
import Notifications

/// A screen of the phone: what it is called, what it shows, and what is selected on it.
protocol ScreenSurface: Surface {
  /// Whether the list of notifications is on it.
  var showsList: Bool { get }
  /// What the first line and the terminal's title call it.
  func title(in scene: Scene) -> String
  /// What it shows, beneath all that lies over it.
  func element(in phone: PhonePane) -> Part
  /// How many of what it lists are below those that are seen; nothing is counted there by
  /// the list, which says more.
  func countBelow(in phone: PhonePane) -> Int
  /// The app that is selected on it, or that it is about; nil for none.
  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp?
  /// What the inspector says something about.
  func subject(in inspector: InspectorPane) -> InspectorPane.Subject
}

extension ScreenSurface {
  var showsList: Bool { false }

  func countBelow(in phone: PhonePane) -> Int { 0 }

  func subject(in inspector: InspectorPane) -> InspectorPane.Subject {
    let app = selectedApp(inspector.model, inspector.scene)
    return app.map { .app($0.app.bundleIdentifier) } ?? .nothing
  }
}

extension Device.Screen {
  /// What answers for it.
  func surface(in profile: Profile) -> any ScreenSurface {
    switch self {
    // N1: before iOS 10 there is no list.
    case .lockScreen where !profile.has(.notificationList),
      .notificationCenter where !profile.has(.notificationList):
      LockClockSurface()
    case .lockScreen: ListSurface(title: Words.lockScreen)
    case .notificationCenter: ListSurface(title: Words.notificationCenter)
    case .home: HomeSurface()
    case .app: AppSurface()
    case .settings: SettingsSurface()
    }
  }
}
