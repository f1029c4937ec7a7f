import TerminalCore

/// Help as it is typed into: what is looked for, and which row is selected.
struct HelpSheet: Equatable, Sendable {
  /// The line that is typed into, with its cursor.
  var field = TextField()
  /// The keys that were pressed when it was asked for, and that something
  /// goes on from; mostly none.
  var begun: [Key] = []
  /// The index of the selected control among those that are listed.
  var selected = 0
  /// Rows that are scrolled away.
  var firstRow = 0
}

extension HelpSheet: TypedSheet {
  /// Rows that are seen at once.
  static func rows(_ model: Model) -> Int { max(1, model.sheetSize.rows - 6) }

  // What is typed looks for something, but for a question mark, which closes it.
  func takesLetters(_ model: Model) -> Bool { !field.isEmpty }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    HelpEntries(self, model, scene).controls.isEmpty ? [] : [.enter(Words.runs)]
  }

  // A question mark closes it where nothing is typed.
  func isWritten(_ model: Model) -> Bool { true }

  func element(_ model: Model, _ scene: Scene) -> Part { HelpPainter(model, scene, self).part }

  mutating func look(_ model: inout Model, _ scene: Scene) { (selected, firstRow) = (0, 0) }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    let controls = HelpEntries(self, model, scene).controls
    guard controls.indices.contains(selected) else { return .consumed() }
    return .closed(model.runChosen(controls[selected], scene))
  }

  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling? {
    field.isEmpty && key == Key(.character("?")) ? .closed() : nil
  }

  func rows(for key: Key, _ model: Model) -> Int? {
    key.rowsInNarrowedList(page: Self.rows(model), isNarrowed: !field.isEmpty)
  }

  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    select(selected + rows, model, scene)
    return []
  }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): scroll(by: rows, model, scene)
    case .click(.control(let id)):
      let control = HelpEntries(self, model, scene).controls.first { $0.id == id }
      return .closed(control.map { model.runChosen($0, scene) } ?? [])
    case .key, .paste, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  /// Whether the selected row is in sight, which the wheel may leave.
  func isSelectionSeen(_ model: Model, _ scene: Scene) -> Bool {
    let sheet = HelpPainter(model, scene, self)
    return sheet.seen.overlaps(sheet.rowsOfSelected)
  }

  /// Selects a control, and brings it into sight.
  mutating func select(_ index: Int, _ model: Model, _ scene: Scene) {
    let count = HelpEntries(self, model, scene).controls.count
    selected = min(max(0, index), max(0, count - 1))
    let sheet = HelpPainter(model, scene, self)
    let rows = sheet.rowsOfSelected
    firstRow = max(
      min(sheet.seen.lowerBound, rows.lowerBound), rows.upperBound - Self.rows(model))
    if selected == 0 { firstRow = 0 }
    if selected == count - 1 {
      firstRow = min(rows.lowerBound, max(0, sheet.rowCount - Self.rows(model)))
    }
  }

  // Whatever is selected.
  private mutating func scroll(by count: Int, _ model: Model, _ scene: Scene) {
    let sheet = HelpPainter(model, scene, self)
    firstRow = max(0, sheet.seen.lowerBound + min(count, sheet.rowCount - sheet.seen.upperBound))
  }
}
