import TerminalCore

/// The search through the list: while it is typed, and afterwards while its hits are gone through.
struct SearchSurface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard control == .back else { return nil }
    return Binding { model, _ in
      model.list.endSearch()
      return []
    }
  }

  func takesLetters(_ model: Model) -> Bool { typed(model) != nil }
}

extension SearchSurface: TypedLine {
  func typed(_ model: Model) -> TextField? {
    model.list.search.flatMap { $0.isTyping ? $0.field : nil }
  }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    model.editSearch(scene, change)
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    model.cancelSearch(scene)
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    .consumed(model.keepSearch(scene))
  }

  func erase(_ model: inout Model, _ scene: Scene) -> Handling? { leave(&model, scene) }

  func rows(for key: Key, _ model: Model) -> Int? {
    switch key {
    case Key(.character("n"), .control): 1
    case Key(.character("p"), .control): -1
    default: key.rowsBesideLine
    }
  }

  func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    model.goToHit(rows, scene)
    return []
  }
}
