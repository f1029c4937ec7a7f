import Delivery
import Explaining
import Notifications

/// The phone's Settings: the list of apps, or the page of one.
struct SettingsSurface: ScreenSurface {
  func title(in scene: Scene) -> String { Words.settings }

  func element(in phone: PhonePane) -> Part { Self.pane(in: phone).part }

  func countBelow(in phone: PhonePane) -> Int { Self.pane(in: phone).place.below }

  private static func pane(in phone: PhonePane) -> SettingsPane {
    SettingsPane(model: phone.model, scene: phone.scene, bannerRows: phone.bannerRows)
  }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    scene.state.device.settingsApp.flatMap(scene.state.app)
  }

  func subject(in inspector: InspectorPane) -> InspectorPane.Subject {
    let (model, scene) = (inspector.model, inspector.scene)
    if let pending = Self.request(model, scene) { return .pending(pending) }
    switch Self.push(model, scene)?.location {
    case .service(let push): return .push(push)
    case .phone(let number): return .notification(number)
    case nil: break
    }
    let row = Self.row(model, scene)
    if row == .globalPreviews { return .previews }
    if let remark = row.flatMap({ Remark(setting: $0, model, scene) }) { return .remark(remark) }
    if case .setting(let app, let key)? = row { return .setting(app, key) }
    let app = row?.app.flatMap(scene.state.app) ?? selectedApp(model, scene)
    return app.map { .app($0.app.bundleIdentifier) } ?? .nothing
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    if let step = control.step {
      return Binding { model, scene in
        let pane = Self.pane(in: PhonePane(model, scene))
        model.phone.settings.select(pane.index(after: step), of: pane.rows)
        return []
      }
    }
    return Self.answers[control]?(model, scene)
  }

  private static let answers: Answers = [
    .tap: { model, scene in
      Binding(
        act(model, scene),
        .when(row(model, scene) != nil, else: Words.noAppInstalled), act: pressing)
    },
    .toggle: { model, scene in hasFocus(model, scene) ? Binding(act: pressing) : nil },
    .expand: { stepping(1, Words.nextValue, $0, $1) },
    .collapse: { stepping(-1, Words.previousValue, $0, $1) },
    .swipe: { stepping(-1, Words.previousValue, $0, $1) },
    .timeline: { model, scene in
      guard let pending = request(model, scene) else { return nil }
      return Binding { model, _ in
        model.openTimeline(at: pending.key)
        return []
      }
    },
    .edit: { model, scene in request(model, scene).map(Binding.changes) },
    .removeRequest: { model, scene in request(model, scene).map(Binding.removes) },
    .back: { model, scene in
      guard model.appearance.showing == .asIs else { return nil }
      if let branch = model.phone.settings.branch(in: scene) {
        let title = branch.parent == nil ? Words.settings : Words.focusTitle
        return Binding(title) { model, _ in
          model.phone.settings.open(branch.parent, selecting: .phone(branch.row))
          return []
        }
      }
      guard scene.state.device.settingsApp != nil else { return .toHome }
      return Binding(Words.settings) { _, _ in [.perform(.openSettings(nil))] }
    },
  ]

  private static let pressing: Control.Act = { model, scene in
    row(model, scene).map { press($0, in: &model, scene) } ?? []
  }

  // Right and Left, and what opens and closes in a list. No switch is turned by them: a person
  // who presses Left to go back would turn an app off.
  private static func stepping(
    _ step: Int, _ title: String, _ model: Model, _ scene: Scene
  ) -> Binding? {
    guard hasFocus(model, scene) else { return nil }
    let isStepped = row(model, scene)?.isStepped(in: scene.state) ?? false
    var binding = Binding(title, .when(isStepped, else: Words.notStepped)) { model, scene in
      Self.step(by: step * scene.rightwards, in: &model, scene)
    }
    // Enter goes on to the next value, too.
    binding.isRedundant = true
    return binding
  }

  // For help: Left has no place there by itself.
  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.swipe] }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): Self.move(by: rows.signum(), &model, scene)
    case .click(.setting(let row)): return .consumed(Self.press(row, in: &model, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  /// The selected row; nil on other screens.
  static func row(_ model: Model, _ scene: Scene) -> SettingsRow? {
    let rows = model.phone.settingsRows(scene)
    guard model.screen(in: scene) == .settings, !rows.isEmpty else { return nil }
    return rows[model.phone.settings.index(among: rows)]
  }

  private static func move(by count: Int, _ model: inout Model, _ scene: Scene) {
    let rows = model.phone.settingsRows(scene)
    model.phone.settings.select(model.phone.settings.index(among: rows) + count, of: rows)
  }

  /// Opens Settings at the row of the selected notification's app.
  static func open(in model: inout Model, _ scene: Scene) -> [Effect] {
    let app = model.selectedApp(scene)?.app.bundleIdentifier
    model.phone.settings = SettingsFocus(row: app.map(SettingsRow.app))
    return [.perform(.openSettings(nil))]
  }

  private static func hasFocus(_ model: Model, _ scene: Scene) -> Bool {
    model.focus == .phone && model.screen(in: scene) == .settings
      && model.phoneLayer(in: scene) == nil
  }

  // The request that is selected on an app's page.
  private static func request(_ model: Model, _ scene: Scene) -> PendingRequest? {
    guard case .pending(let key)? = row(model, scene) else { return nil }
    return scene.state.pending[key]
  }

  // The waiting push that is.
  private static func push(_ model: Model, _ scene: Scene) -> WaitingPush? {
    guard case .push(let app, let name)? = row(model, scene) else { return nil }
    return scene.state.waitingPushes(of: app).first { $0.name.isExactly(name) }
  }

  // What pressing the selected row does, in a word.
  private static func act(_ model: Model, _ scene: Scene) -> String? {
    guard hasFocus(model, scene), let row = row(model, scene) else { return nil }
    return switch row {
    case .phone(let row): act(row)
    case .globalPreviews, .setting, .pending: Words.change
    case .app, .appLink: Words.open
    case .token, .push: Words.copies
    case .addRequest: Words.addRequest
    }
  }

  private static func act(_ row: PhoneSettingRow) -> String {
    switch row {
    case .focusField(_, .delete): Words.deletesFocus
    case .summaryTime: Words.remove
    case .display, .summarySwitch, .summaryApp, .mute, .focusField: Words.change
    case .addSummaryTime: Words.addRequest
    case .summary, .focuses, .focus, .otherFocus: Words.open
    }
  }
}
