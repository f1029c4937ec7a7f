import Delivery
import TerminalCore

/// The phone's home screen.
struct HomeSurface: ScreenSurface {
  func title(in scene: Scene) -> String { Words.home }

  func element(in phone: PhonePane) -> Part {
    HomePane(model: phone.model, scene: phone.scene, coveredRows: phone.bannerRows).part
  }

  func countBelow(in phone: PhonePane) -> Int {
    HomePane(model: phone.model, scene: phone.scene, coveredRows: phone.bannerRows).hidden.below
  }

  func selectedApp(_ model: Model, _ scene: Scene) -> InstalledApp? {
    model.phone.selectedAppIndex(scene.state).map { scene.state.apps[$0] }
  }

  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    let hasApps = Availability.when(!scene.state.apps.isEmpty, else: Words.noAppInstalled)
    if let step = control.step {
      return Binding(hasApps) { model, scene in
        move(step, &model, scene)
        return []
      }
    }
    guard control == .tap else { return nil }
    return Binding(hasApps == .enabled ? Words.open : nil, hasApps) { model, scene in
      model.selectedApp(scene).map(Self.launching) ?? []
    }
  }

  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [.center, .lock] }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(Key(.left)): move(by: -scene.rightwards, &model, scene)
    case .key(Key(.right)): move(by: scene.rightwards, &model, scene)
    case .wheel(let rows): move(.rows(rows.signum()), &model, scene)
    case .click(.app(let index)): return .consumed(click(index, &model, scene))
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused:
      return .ignored
    }
    return .consumed()
  }

  // Among the icons from row to row; a shorter last row ends with its last icon.
  private func move(_ step: Step, _ model: inout Model, _ scene: Scene) {
    guard let current = model.phone.selectedAppIndex(scene.state) else { return }
    let last = scene.state.apps.count - 1
    let rows: Int
    switch step {
    case .rows(let count): rows = count
    case .pages(let count): rows = count * 3
    case .first: return model.phone.appIndex = 0
    case .last: return model.phone.appIndex = last
    }
    let columns = HomePane.columns(model.layout)
    let (row, column) = (current / columns, current % columns)
    let wanted = min(max(0, row + rows), last / columns)
    if wanted != row { model.phone.appIndex = min(wanted * columns + column, last) }
  }

  private func move(by count: Int, _ model: inout Model, _ scene: Scene) {
    guard let current = model.phone.selectedAppIndex(scene.state) else { return }
    model.phone.appIndex = min(max(0, current + count), scene.state.apps.count - 1)
  }

  // Selects an icon; a second click opens its app.
  private func click(_ index: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    guard scene.state.apps.indices.contains(index) else { return [] }
    model.focus = .phone
    if model.phone.appIndex == index { return Self.launching(scene.state.apps[index]) }
    model.phone.appIndex = index
    return []
  }

  /// What a tap on an icon does.
  static func launching(_ app: InstalledApp) -> [Effect] {
    [.perform(.setState(app.app.bundleIdentifier, .launch))]
  }
}

extension PhoneView {
  /// The index of the app that is selected on the home screen; nil where there is none.
  func selectedAppIndex(_ state: State) -> Int? {
    let count = state.apps.count
    return count == 0 ? nil : min(max(0, appIndex), count - 1)
  }
}
