import TerminalCore

/// What the list is narrowed to: while it is typed, and while it is in force.
struct FilterSurface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard control == .back else { return nil }
    return Binding { model, scene in
      model.clearFilter(scene)
      return []
    }
  }

  func takesLetters(_ model: Model) -> Bool { typed(model) != nil }
}

extension FilterSurface: TypedLine {
  func typed(_ model: Model) -> TextField? {
    model.list.filter.flatMap { $0.isTyping ? $0.field : nil }
  }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    model.editFilter(scene, change)
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    model.cancelFilter(scene)
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    model.list.filter?.isTyping = false
    if model.list.filter?.text.isEmpty == true { model.list.filter = nil }
    return .consumed()
  }

  func erase(_ model: inout Model, _ scene: Scene) -> Handling? {
    model.list.filter = nil
    return .consumed()
  }

  func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    model.move(.rows(rows), scene)
    return []
  }
}
