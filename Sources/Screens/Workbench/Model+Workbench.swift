import Delivery
import Localization
import Notifications
import TerminalCore

extension Model {
  /// Opens the workbench at what is selected: its category, the phone's language, as many as there are.
  mutating func openWorkbench(_ scene: Scene) {
    let state = scene.state
    let subjects = state.wordSubjects
    let row = selected(in: scene)
    let leading = row?.number ?? row?.group?.leading
    let category = leading.flatMap { state.notification($0).content.categoryIdentifier }
    let app = selectedApp(scene)?.app.bundleIdentifier
    let index =
      subjects.firstIndex { $0.app == app && $0.category == category }
      ?? subjects.firstIndex { $0.app == app } ?? 0
    let isHidden = leading.map(state.isHidden) ?? false
    let count = row?.group?.count ?? 2
    let spot = WordSpot(
      locale: LanguageTag(state.device.locale).language,
      number: isHidden ? count : max(1, count - 1), use: isHidden ? .placeholder : .summary)
    var workbench = Workbench(subjects, at: index, spot)
    workbench.look(at: state)
    layers.append(.workbench(workbench))
  }

  /// Takes a key while the workbench is open.
  mutating func press(_ key: Key, in workbench: Workbench, _ scene: Scene) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _) where !workbench.field.isEmpty: change { $0.clear() }
    case (.escape, _), (.character("W"), []): layers.removeLast()
    case (.enter, _), (.character("E"), []): return openFile(of: workbench, scene)
    case (.tab, _): change { $0.turn() }
    // Something else has to be typed before a language that begins so.
    case (.character("y"), []) where workbench.field.isEmpty:
      return copyWords(of: workbench, scene)
    case (.character("]"), []): change { $0.next(1, on: scene.state) }
    case (.character("["), []): change { $0.next(-1, on: scene.state) }
    case (.pageDown, _): scrollAccount(by: 3, scene)
    case (.pageUp, _): scrollAccount(by: -3, scene)
    default: move(key, scene.state)
    }
    return []
  }

  private mutating func move(_ key: Key, _ state: State) {
    switch key.code {
    case .left: change { $0.move(columns: -1, rows: 0, on: state) }
    case .right: change { $0.move(columns: 1, rows: 0, on: state) }
    case .up: change { $0.move(columns: 0, rows: -1, on: state) }
    case .down: change { $0.move(columns: 0, rows: 1, on: state) }
    case .home: change { $0.move(columns: 0, rows: -1_000_000, on: state) }
    case .end: change { $0.move(columns: 0, rows: 1_000_000, on: state) }
    default: change { $0.edit { field in _ = field.handle(key) } }
    }
  }

  /// Changes the workbench.
  mutating func change(_ change: (inout Workbench) -> Void) {
    guard case .workbench(var workbench)? = layers.last else { return }
    change(&workbench)
    layers[layers.count - 1] = .workbench(workbench)
  }

  /// A click on a cell: the first selects it, a second one on the same opens its file.
  mutating func click(word spot: WordSpot, _ scene: Scene) -> [Effect] {
    guard case .workbench(let workbench)? = layers.last else { return [] }
    if workbench.spot == spot { return openFile(of: workbench, scene) }
    change { $0.select(spot) }
    return []
  }

  /// Scrolls how the selected words were made.
  mutating func scrollAccount(by count: Int, _ scene: Scene) {
    guard case .workbench(let workbench)? = layers.last else { return }
    let last = WorkbenchSheet(self, scene, workbench).hiddenAccountRows
    change { $0.firstDetail = min(max(0, $0.firstDetail + count), last) }
  }

  private mutating func copyWords(of workbench: Workbench, _ scene: Scene) -> [Effect] {
    guard let wording = workbench.wording(on: scene.state) else {
      say(Words.noWordsToCopy, isError: true)
      return []
    }
    return [.copy(.text(wording.words))]
  }

  private mutating func openFile(of workbench: Workbench, _ scene: Scene) -> [Effect] {
    let wording = workbench.wording(on: scene.state)
    guard let place = wording?.place, place.path.contains(".") else {
      say(Words.noWordFile, isError: true)
      return []
    }
    return [.edit(path: place.path, line: Int(place.line))]
  }
}

extension Workbench {
  /// What the selected cell says; nil where no language fits what is typed.
  func wording(on state: State) -> Wording? {
    let grid = grid(on: state)
    return grid.place(of: spot).map { grid.wordings(of: spot)[$0.use] }
  }
}
