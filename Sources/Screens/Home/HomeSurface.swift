import Delivery
import TerminalCore

/// The phone's home screen.
struct HomeSurface: ScreenSurface {
  func title(in scene: Scene) -> String { Words.home }

  func element(in phone: PhonePane) -> Part {
    HomePane(phone.model, phone.scene, coveredRows: phone.bannerRows).part
  }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    model.selectedAppIndex(scene).map { scene.state.apps[$0] }
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    let hasApps = Availability.when(!scene.state.apps.isEmpty, else: Words.noAppInstalled)
    if let step = control.step {
      return Binding(hasApps) { model, scene in
        model.moveOnHome(step, scene)
        return []
      }
    }
    guard control == .tap else { return nil }
    return Binding(hasApps == .enabled ? Words.open : nil, hasApps) { model, scene in
      model.selectedApp(scene).map(model.launch) ?? []
    }
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(Key(.left)): model.stepOnHome(by: -scene.rightwards, scene)
    case .key(Key(.right)): model.stepOnHome(by: scene.rightwards, scene)
    case .click(.app(let index)): return .consumed(model.click(app: index, scene))
    case .key, .paste, .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused:
      return .ignored
    }
    return .consumed()
  }
}
