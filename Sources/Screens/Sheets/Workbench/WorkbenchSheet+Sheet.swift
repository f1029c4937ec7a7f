import Delivery
import Notifications
import TerminalCore

extension WorkbenchSheet: ModalSheet {
  var losesNothing: Bool { field.isEmpty }
  var isWhole: Bool { true }
  func isWritten(_ model: Model) -> Bool { true }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    WorkbenchPainter(model, scene, self).acts
  }

  func element(_ model: Model, _ scene: Scene) -> Part { WorkbenchPainter(model, scene, self).part }

  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    if subject.isGone(&model, scene) { return .closed() }
    catchUp(with: scene)
    return .consumed()
  }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    firstRow = WorkbenchPainter(model, scene, self).shownRows.lowerBound
    switch input {
    case .wheel(let rows): move(columns: 0, rows: rows.signum(), on: scene.state)
    case .click(.word(let spot)): return click(spot, &model, scene)
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
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
    let last = WorkbenchPainter(model, scene, self).hiddenAccountRows
    firstDetail = min(max(0, firstDetail + count), last)
  }

  private func copyWords(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let wording = wording(on: scene.state) else {
      model.say(Words.noWordsToCopy, isError: true)
      return .consumed()
    }
    return .consumed([.terminal(.copy(wording.words))])
  }
}

extension WorkbenchSheet: TypedLine {
  func typed(_ model: Model) -> TextField? { field }

  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    edit(change)
    return []
  }

  // What is typed first, then the workbench.
  mutating func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    if field.isEmpty { return .closed() }
    clear()
    selectLeader(on: scene.state)
    return .consumed()
  }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    openFile(&model, scene)
  }

  func rows(for key: Key, _ model: Model) -> Int? {
    switch key.code {
    case .home: -RowChoice.beyond
    case .end: RowChoice.beyond
    default: key.rowsBesideLine
    }
  }

  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    firstRow = WorkbenchPainter(model, scene, self).shownRows.lowerBound
    move(columns: 0, rows: rows, on: scene.state)
    return []
  }

  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling? {
    switch (key.code, key.modifiers) {
    case (.tab, _): turn()
    case (.character("y"), .control): return copyWords(&model, scene)
    case (.character("]"), []): if subjects.hasOther(&model) { next(1, on: scene.state) }
    case (.character("["), []): if subjects.hasOther(&model) { next(-1, on: scene.state) }
    case (.pageDown, _): scrollAccount(by: 3, model, scene)
    case (.pageUp, _): scrollAccount(by: -3, model, scene)
    case (.left, _): move(columns: -1, rows: 0, on: scene.state)
    case (.right, _): move(columns: 1, rows: 0, on: scene.state)
    default: return nil
    }
    return .consumed()
  }

  private func openFile(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let wording = wording(on: scene.state) else {
      model.say(Words.noColumn, isError: true)
      return .consumed()
    }
    guard let place = wording.file else {
      model.say(Words.noWordFile, isError: true)
      return .consumed()
    }
    return .consumed([.terminal(.edit(path: place.path, line: Int(place.line)))])
  }
}

extension Wording {
  /// The line that says it; nil where no file does.
  var file: Place? { place.flatMap { $0.path.contains(".") ? $0 : nil } }
}

extension WorkbenchSheet {
  /// What the selected cell says; nil where no language fits what is typed.
  func wording(on state: State) -> Wording? {
    let grid = grid(on: state)
    return grid.place(of: spot).map { grid.wordings(of: spot)[$0.use] }
  }
}
