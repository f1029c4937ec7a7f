import TerminalCore

/// What the log is narrowed to, while it is typed.
struct LogFilterSurface: TypedLine {
  func takesLetters(_ model: Model) -> Bool { typed(model) != nil }

  func typed(_ model: Model) -> TextField? {
    model.inspector.logFilter.flatMap { $0.isTyping ? $0.field : nil }
  }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    model.inspector.editLogFilter(scene, change)
    // Where no fact fits, the newest of the acts that do.
    if model.inspector.logSelection(scene) == nil { LogSurface.move(by: 1, in: &model, scene) }
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    model.inspector.clearLogFilter()
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    model.inspector.logFilter?.isTyping = false
    if model.inspector.logFilter?.text.isEmpty == true { model.inspector.clearLogFilter() }
    return .consumed()
  }

  func erase(_ model: inout Model, _ scene: Scene) -> Handling? { leave(&model, scene) }

  func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    LogSurface.move(by: rows, in: &model, scene)
    return []
  }
}
