import TerminalCore

extension CommandSheet: ModalSheet {
  var losesNothing: Bool { field.isEmpty }

  func takesLetters(_ model: Model) -> Bool { true }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    let runs = choice != nil || !field.text.allSatisfy(\.isWhitespace)
    let recalls = canRecall && (historyIndex ?? -1) + 1 < model.commandHistory.count
    return (runs ? [.enter(Words.runs)] : [])
      + (suggestions.isEmpty ? [] : [SheetAct(Key(.tab), Words.complete)])
      + (recalls ? [SheetAct(Key(.up), Words.earlier)] : [])
  }

  // Where Up leaves the list, else it goes through what is offered.
  private var canRecall: Bool { historyIndex != nil || field.isEmpty && selected == nil }

  func isWritten(_ model: Model) -> Bool { true }

  func element(_ model: Model, _ scene: Scene) -> Part { CommandPainter(model, self).part }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .wheel(let rows): select((selected ?? -1) + rows.signum(), model)
    case .click(.choice(let index)):
      return suggestions.indices.contains(index)
        ? take(suggestions[index], &model, scene) : .consumed()
    case .payloads(let payloads, let scenarios):
      complete(with: payloads, scenarios, model, scene)
    case .lineEnded(let outcome): return end(outcome, &model)
    case .key, .paste, .click, .clickBeside, .refused: return .ignored
    }
    return .consumed()
  }

  // Files that the line may name.
  private mutating func complete(
    with choices: [PayloadChoice], _ scenarios: [String], _ model: Model, _ scene: Scene
  ) {
    payloads = choices
    self.scenarios = scenarios
    suggestions = CommandSuggestions(model, scene, self).all
  }

  // The line closes it, or it says what is wrong with the line.
  private mutating func end(_ outcome: LineOutcome, _ model: inout Model) -> Handling {
    switch outcome {
    case .done(let words):
      model.sayDone(words)
      return .closed()
    case .complaint(let complaint):
      self.complaint = complaint
      selected = nil
      return .consumed()
    }
  }
}

extension CommandSheet: TypedLine {
  func typed(_ model: Model) -> TextField? { field }

  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    edit(model, scene, change)
  }

  // As much as fits.
  mutating func paste(_ text: String, _ model: inout Model, _ scene: Scene) -> [Effect] {
    var fits = true
    let effects = edit(model, scene) { fits = $0.insert(text) }
    if !fits { complaint = LineComplaint(column: 0, text: Words.lineTooLong) }
    return effects
  }

  mutating func leave(_ model: inout Model, _ scene: Scene) -> Handling { .closed() }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling { enter(&model, scene) }

  mutating func erase(_ model: inout Model, _ scene: Scene) -> Handling? { .closed() }

  func rows(for key: Key, _ model: Model) -> Int? { key.rowsBesideLine(page: Self.rows(model)) }

  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    step(rows, model, scene)
  }

  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling? {
    complaint = nil
    switch (key.code, key.modifiers) {
    case (.character("p"), .control): return .closed()
    case (.tab, []): return .consumed(complete(model, scene))
    default: return nil
    }
  }
}

extension CommandSheet {
  /// Rows of suggestions that are seen at once.
  static func rows(_ model: Model) -> Int { max(3, min(16, model.sheetSize.rows - 8)) }

  /// Changes the line that is typed, and what is offered for it.
  mutating func edit(
    _ model: Model, _ scene: Scene, _ edit: (inout TextField) -> Void
  ) -> [Effect] {
    let before = field
    edit(&field)
    if field == before { return [] }
    historyIndex = nil
    complaint = nil
    return suggest(model, scene)
  }

  /// Finds what is offered for the line.
  mutating func suggest(_ model: Model, _ scene: Scene) -> [Effect] {
    let found = CommandSuggestions(model, scene, self)
    suggestions = found.all
    selected = isLine && found.named.isEmpty || field.isEmpty ? nil : 0
    if suggestions.isEmpty { selected = nil }
    firstRow = 0
    let isMissingFiles = isLine && payloads == nil
    if isMissingFiles { payloads = [] }
    return isMissingFiles ? [.listPayloads] : []
  }

  private mutating func step(_ count: Int, _ model: Model, _ scene: Scene) -> [Effect] {
    if canRecall, historyIndex != nil || count == -1 {
      return recall(older: count < 0, model, scene)
    }
    if suggestions.isEmpty { return [] }
    let wanted = (selected ?? -1) + count
    select(wanted < 0 && !isLine && !field.isEmpty ? 0 : wanted, model)
    return []
  }

  /// Selects one of the suggestions; below 0 the line itself.
  mutating func select(_ suggestion: Int, _ model: Model) {
    let (index, rows) = (min(suggestion, suggestions.count - 1), Self.rows(model))
    firstRow = seen(fitting: rows).lowerBound
    selected = index < 0 ? nil : index
    firstRow = index < 0 ? 0 : seen(fitting: rows).lowerBound
  }

  /// The suggestions that are seen where so many fit: the selected one is among them, also where
  /// more fitted when it was selected.
  func seen(fitting rows: Int) -> Range<Int> {
    let seeing = selected.map { $0..<$0 + 1 } ?? firstRow..<firstRow
    let first = RowChoice.firstRow(firstRow, seeing: seeing, of: suggestions.count, fitting: rows)
    return first..<min(first + rows, suggestions.count)
  }

  private mutating func recall(older: Bool, _ model: Model, _ scene: Scene) -> [Effect] {
    let history = model.commandHistory
    let index = (historyIndex ?? -1) + (older ? 1 : -1)
    guard index < history.count else { return [] }
    historyIndex = index < 0 ? nil : index
    field = TextField(index < 0 ? "" : history[history.count - 1 - index])
    let effects = suggest(model, scene)
    selected = nil
    return effects
  }
}
