import Delivery

/// An app in front.
struct AppSurface: ScreenSurface {
  func title(in scene: Scene) -> String {
    scene.state.device.foregroundApp.map(scene.state.displayName) ?? Words.app
  }

  func element(in phone: PhonePane) -> Part { AppPane(model: phone.model, scene: phone.scene).part }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    scene.state.device.foregroundApp.flatMap(scene.state.app)
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    control == .back && model.appearance.showing == .asIs ? .toHome : nil
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.center] }
}

extension Binding {
  /// Leaves what is in front for the home screen.
  static var toHome: Binding { Binding(Words.home) { _, _ in [.perform(.device(.home))] } }
}
