import TerminalCore

/// A surface with a line that is typed into: Esc leaves it, Enter takes it, up and down go through
/// what is beside it, and all else goes into the line.
protocol TypedLine: Surface {
  /// What stands in the line; nil while nothing is typed, and every input is the surface's below.
  func typed(_ model: Model) -> TextField?
  /// Changes the line, and what depends on it.
  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect]
  /// Puts in what was pasted.
  mutating func paste(_ text: String, _ model: inout Model, _ scene: Scene) -> [Effect]
  /// Esc.
  mutating func leave(_ model: inout Model, _ scene: Scene) -> Handling
  /// Enter.
  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling
  /// Goes so many rows on beside the line, negative toward the top.
  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect]
  /// How many rows a key goes on beside the line; nil for keys that are no such.
  func rows(for key: Key, _ model: Model) -> Int?
  /// Takes a key before it means anything else; nil for keys that mean nothing of their own here.
  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling?
  /// Backspace where the line is empty; nil where that means nothing.
  mutating func erase(_ model: inout Model, _ scene: Scene) -> Handling?
  /// Takes what is neither a key nor pasted.
  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling
}

extension TypedLine {
  mutating func paste(_ text: String, _ model: inout Model, _ scene: Scene) -> [Effect] {
    edit(&model, scene) { $0.insert(text) }
  }

  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] { [] }

  func rows(for key: Key, _ model: Model) -> Int? { key.rowsBesideLine }

  func holdsText(_ model: Model, _ scene: Scene) -> Bool { typed(model)?.isEmpty == false }

  mutating func press(own key: Key, _ model: inout Model, _ scene: Scene) -> Handling? { nil }

  mutating func erase(_ model: inout Model, _ scene: Scene) -> Handling? { nil }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    .ignored
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    type(input, &model, scene)
  }

  /// What every such surface does with an input.
  mutating func type(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard let isEmpty = typed(model)?.isEmpty else { return .ignored }
    switch input {
    case .key(let key): return press(key, isEmpty: isEmpty, &model, scene)
    case .paste(let text): return .consumed(paste(text, &model, scene))
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused:
      return take(input, &model, scene)
    }
  }

  private mutating func press(
    _ key: Key, isEmpty: Bool, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    if let handling = press(own: key, &model, scene) { return handling }
    if key.code == .escape { return leave(&model, scene) }
    if key.code == .enter { return accept(&model, scene) }
    if let rows = rows(for: key, model) { return .consumed(move(by: rows, &model, scene)) }
    if key.code == .backspace, isEmpty, let handling = erase(&model, scene) { return handling }
    var isKnown = false
    let effects = edit(&model, scene) { isKnown = $0.type(key) }
    if !isKnown { model.sayDead([key], isWritten: true, isHelp: self is HelpSheet) }
    return .consumed(effects)
  }
}

extension TextField {
  /// Does what a key means in a line.
  ///
  /// - Returns: False where it means nothing there, or nothing is left that it could take back.
  mutating func type(_ key: Key, running direction: Direction = .leftToRight) -> Bool {
    key.takesBackTyped && !canUndo ? false : handle(key, running: direction)
  }
}

extension Key {
  /// Whether it takes back what was typed last. Terminals send the same for both.
  var takesBackTyped: Bool {
    self == Key(.character("_"), .control) || self == Key(.character("/"), .control)
  }

  /// A row up or down; nil for all other keys.
  var rowsBesideLine: Int? {
    if code == .up { return -1 }
    return code == .down ? 1 : nil
  }

  /// The same, with PageUp and PageDown.
  ///
  /// - Parameter page: Rows that are seen at once.
  func rowsBesideLine(page: Int) -> Int? {
    if code == .pageUp { return -page }
    return code == .pageDown ? page : rowsBesideLine
  }
}
