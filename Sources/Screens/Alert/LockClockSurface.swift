import Delivery

/// The locked screen before iOS 10: wallpaper and clock, and no list (N1).
struct LockClockSurface: ScreenSurface {
  func title(in scene: Scene) -> String { Words.lockScreen }

  func element(in phone: PhonePane) -> Part {
    LockClock(model: phone.model, scene: phone.scene).part
  }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    scene.state.alertBox.flatMap { scene.state.app(of: $0.number) }
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.unlock] }

  // What showed last is still asked about once its alert is gone.
  func subject(in inspector: InspectorPane) -> InspectorPane.Subject {
    let number = inspector.scene.state.notifications.indices.last
    return number.map(InspectorPane.Subject.notification) ?? .nothing
  }
}
