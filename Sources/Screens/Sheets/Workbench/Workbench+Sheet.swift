import Delivery
import TerminalCore

extension Workbench: ModalSheet {
  var losesNothing: Bool { field.isEmpty }

  func element(_ model: Model, _ scene: Scene) -> Part { WorkbenchSheet(model, scene, self).part }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .paste(let text): edit { $0.insert(text) }
    case .wheel(let rows): move(columns: 0, rows: rows.signum(), on: scene.state)
    case .click(.word(let spot)): return click(spot, &model, scene)
    case .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    switch (key.code, key.modifiers) {
    case (.escape, _) where !field.isEmpty: clear()
    case (.escape, _): return .closed()
    case (.enter, _): return openFile(&model, scene)
    case (.tab, _): turn()
    case (.character("y"), .control): return copyWords(&model, scene)
    case (.character("]"), []): next(1, on: scene.state)
    case (.character("["), []): next(-1, on: scene.state)
    case (.pageDown, _): scrollAccount(by: 3, model, scene)
    case (.pageUp, _): scrollAccount(by: -3, model, scene)
    default: move(key, scene.state)
    }
    return .consumed()
  }

  private mutating func move(_ key: Key, _ state: State) {
    switch key.code {
    case .left: move(columns: -1, rows: 0, on: state)
    case .right: move(columns: 1, rows: 0, on: state)
    case .up: move(columns: 0, rows: -1, on: state)
    case .down: move(columns: 0, rows: 1, on: state)
    case .home: move(columns: 0, rows: -1_000_000, on: state)
    case .end: move(columns: 0, rows: 1_000_000, on: state)
    default: edit { field in _ = field.handle(key) }
    }
  }

  // The first click on a cell selects it, a second one on the same opens its file.
  private mutating func click(
    _ spot: WordSpot, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    if self.spot == spot { return openFile(&model, scene) }
    select(spot)
    return .consumed()
  }

  private mutating func scrollAccount(by count: Int, _ model: Model, _ scene: Scene) {
    let last = WorkbenchSheet(model, scene, self).hiddenAccountRows
    firstDetail = min(max(0, firstDetail + count), last)
  }

  private func copyWords(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let wording = wording(on: scene.state) else {
      model.say(Words.noWordsToCopy, isError: true)
      return .consumed()
    }
    return .consumed([.terminal(.copy(wording.words))])
  }

  private func openFile(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let place = wording(on: scene.state)?.place, place.path.contains(".") else {
      model.say(Words.noWordFile, isError: true)
      return .consumed()
    }
    return .consumed([.terminal(.edit(path: place.path, line: Int(place.line)))])
  }
}

extension Workbench {
  /// What the selected cell says; nil where no language fits what is typed.
  func wording(on state: State) -> Wording? {
    let grid = grid(on: state)
    return grid.place(of: spot).map { grid.wordings(of: spot)[$0.use] }
  }
}
