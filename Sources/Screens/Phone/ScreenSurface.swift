import Delivery
import Notifications
import TerminalCore

/// A screen of the phone: what it is called, what it shows, and what is selected on it.
protocol ScreenSurface: Surface {
  /// Whether the list of notifications is on it.
  var showsList: Bool { get }
  /// What the first line and the terminal's title call it.
  func title(in scene: Scene) -> String
  /// What it shows, beneath all that lies over it.
  func element(in phone: PhonePane) -> Part
  /// The app that is selected on it, or that it is about; nil for none.
  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp?
  /// What the inspector says something about.
  func subject(in inspector: InspectorPane) -> InspectorPane.Subject
}

extension ScreenSurface {
  var showsList: Bool { false }

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

extension Model {
  /// The screen that is shown: the device's, unless a picture wants another.
  func screen(in scene: Scene) -> Device.Screen {
    appearance.showing.screen ?? scene.state.device.screen
  }

  /// What answers for it.
  func screenSurface(in scene: Scene) -> any ScreenSurface {
    screen(in: scene).surface(in: scene.state.device.profile)
  }

  /// Whether what is shown is where the device is, with all that lies over it there.
  func showsDevice(in scene: Scene) -> Bool { screen(in: scene) == scene.state.device.screen }

  /// Whether the list is on the screen.
  func showsList(in scene: Scene) -> Bool { screenSurface(in: scene).showsList }

  /// The app that is selected on the home screen, in front, or named by the selected row.
  func selectedApp(_ scene: Scene) -> InstalledApp? {
    screenSurface(in: scene).selectedApp(self, scene)
  }
}
