import Delivery
import TerminalCore

/// The phone's Settings: the list of apps, or the page of one.
struct SettingsSurface: ScreenSurface {
  func title(in scene: Scene) -> String { Words.settings }

  func element(in phone: PhonePane) -> Part { SettingsPane(phone.model, phone.scene).part }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    scene.state.device.settingsApp.flatMap(scene.state.app)
  }

  func subject(in inspector: InspectorPane) -> InspectorPane.Subject {
    let (model, scene) = (inspector.model, inspector.scene)
    if let pending = model.settingsRequest(scene) { return .pending(pending) }
    switch model.settingsPush(scene)?.location {
    case .service(let push): return .push(push)
    case .phone(let number): return .notification(number)
    case nil: break
    }
    let row = model.settingsRow(scene)
    if row == .globalPreviews { return .previews }
    if let remark = row.flatMap({ Remark(setting: $0, model, scene) }) { return .remark(remark) }
    if case .setting(let app, let key)? = row { return .setting(app, key) }
    let app = row?.app.flatMap(scene.state.app) ?? selectedApp(model, scene)
    return app.map { .app($0.app.bundleIdentifier) } ?? .nothing
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        model.phone.moveInSettings(by: step.count, scene)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      Binding(
        model.settingsAct(scene),
        .when(model.settingsRow(scene) != nil, else: Words.noAppInstalled), act: press)
    },
    .toggle: { model, scene in model.isInSettings(scene) ? Binding(act: press) : nil },
    .timeline: { model, scene in
      guard let pending = model.settingsRequest(scene) else { return nil }
      return Binding { model, _ in
        model.openTimeline(at: pending.key)
        return []
      }
    },
    .edit: { model, scene in model.settingsRequest(scene).map(Binding.changes) },
    .removeRequest: { model, scene in model.settingsRequest(scene).map(Binding.removes) },
    .back: { model, scene in
      guard model.appearance.showing == .asIs else { return nil }
      if let branch = model.settingsBranch(scene) {
        let title = branch.parent == nil ? Words.settings : Words.focusTitle
        return Binding(title) { model, _ in
          model.openBranch(branch.parent, selecting: branch.row)
          return []
        }
      }
      guard scene.state.device.settingsApp != nil else { return .toHome }
      return Binding(Words.settings) { _, _ in [.perform(.openSettings(nil))] }
    },
  ]

  private static let press: Control.Act = { model, scene in
    model.settingsRow(scene).map { model.press($0, scene) } ?? []
  }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(Key(.left)): return .consumed(model.stepSetting(by: -scene.rightwards, scene))
    case .key(Key(.right)): return .consumed(model.stepSetting(by: scene.rightwards, scene))
    case .wheel(let rows): model.phone.moveInSettings(by: rows.signum(), scene)
    case .click(.setting(let row)): return .consumed(model.press(row, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
