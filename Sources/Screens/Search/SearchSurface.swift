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

  /// Begins a search.
  static func begin(in model: inout Model, _ scene: Scene) {
    model.list.endSearch()
    model.list.search = Search(
      origin: (model.list.selection, model.list.scroll), panes: model.panes)
    model.turnToPhone()
    model.refreshSearch(scene)
  }
}

extension SearchSurface: TypedLine {
  func typed(_ model: Model) -> TextField? {
    model.list.search.flatMap { $0.isTyping ? $0.field : nil }
  }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    guard var search = model.list.search else { return [] }
    let before = search.field.text
    change(&search.field)
    model.list.search = search
    if search.field.text == before { return [] }
    model.list.search?.restart()
    model.list.search?.go(to: nil)
    model.continueSearch(scene)
    if model.list.search?.current == nil { model.list.returnToOrigin() }
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    let panes = model.list.search?.panes
    model.list.returnToOrigin()
    model.list.endSearch()
    model.goBack(to: panes)
    model.reconcile(scene)
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    model.list.search?.isTyping = false
    if model.list.search?.matcher == nil { _ = leave(&model, scene) }
    // What was only laid open is expanded, by a command.
    guard let peek = model.list.lens.peek(in: scene) else { return .consumed() }
    return .consumed([.perform(.expand(peek.place.target))])
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
    // Beside what is typed it stands already that nothing is found.
    if model.list.search?.hits.isEmpty == false { model.goToHit(rows, scene) }
    return []
  }
}
