import TerminalCore

/// What the log is narrowed to, while it is typed.
struct LogFilterSurface: Surface {
  func takesLetters(_ model: Model) -> Bool { model.inspector.logFilter?.isTyping == true }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): press(key, &model, scene)
    case .paste(let text): model.inspector.editLogFilter(scene) { $0.insert(text) }
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func press(_ key: Key, _ model: inout Model, _ scene: Scene) {
    switch key.code {
    case .escape: model.inspector.clearLogFilter()
    case .enter:
      model.inspector.logFilter?.isTyping = false
      if model.inspector.logFilter?.text.isEmpty == true { model.inspector.clearLogFilter() }
    case .down: model.moveInLog(by: 1, scene)
    case .up: model.moveInLog(by: -1, scene)
    case .backspace where model.inspector.logFilter?.field.isEmpty == true:
      model.inspector.clearLogFilter()
    default: model.inspector.editLogFilter(scene) { field in _ = field.handle(key) }
    }
  }
}
