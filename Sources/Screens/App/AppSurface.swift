import Delivery

/// An app in front.
struct AppSurface: ScreenSurface {
  func title(in scene: Scene) -> String {
    scene.state.device.foregroundApp.map(scene.state.displayName) ?? Words.app
  }

  func element(in phone: PhonePane) -> Part {
    let window = CallWindow(phone.model, phone.scene, bannerRows: phone.bannerRows)
    return AppPane(model: phone.model, scene: phone.scene, window: window).part
  }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    scene.state.device.foregroundApp.flatMap(scene.state.app)
  }

  func countBelow(in phone: PhonePane) -> Int {
    let window = CallWindow(phone.model, phone.scene, bannerRows: phone.bannerRows)
    return window.all.count - window.seen.upperBound
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step { return Self.moving(step, CallWindow(model, scene)) }
    return control == .back && model.appearance.showing == .asIs ? .toHome : nil
  }

  // Where all of them are seen there is nothing to move.
  private static func moving(_ step: Step, _ window: CallWindow) -> Binding? {
    if window.isWhole { return nil }
    let rows = step.rows(page: max(1, window.room - 1))
    return Binding { model, scene in
      if window.isAtEnd(rows) { model.say(rows < 0 ? Words.topReached : Words.bottomReached) }
      scroll(window, by: rows, in: &model, scene)
      return []
    }
  }

  private static func scroll(
    _ window: CallWindow, by rows: Int, in model: inout Model, _ scene: Scene
  ) {
    guard let app = scene.state.device.foregroundApp else { return }
    model.phone.calls = window.scrolled(by: rows, app)
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .wheel(let rows) = input else { return .ignored }
    let window = CallWindow(model, scene)
    if window.isWhole { return .ignored }
    Self.scroll(window, by: rows, in: &model, scene)
    return .consumed()
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.center] }
}

extension Binding {
  /// Leaves what is in front for the home screen.
  static var toHome: Binding { Binding(Words.home) { _, _ in [.perform(.device(.home))] } }
}
