import TerminalCore

/// What the list is narrowed to: while it is typed, and while it is in force.
struct FilterSurface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard control == .back else { return nil }
    return Binding(Words.showsAll) { model, scene in
      Self.clear(&model, scene)
      return []
    }
  }

  func takesLetters(_ model: Model) -> Bool { typed(model) != nil }

  /// Shows all rows again, the selected one where it is.
  fileprivate static func clear(_ model: inout Model, _ scene: Scene) {
    model.list.filter = nil
    model.list.search?.factCount = nil
    model.reconcile(scene)
    model.reveal(scene)
  }
}

extension FilterSurface: TypedLine {
  func typed(_ model: Model) -> TextField? {
    model.list.filter.flatMap { $0.isTyping ? $0.field : nil }
  }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    guard var field = model.list.filter?.field else { return [] }
    let (text, terms) = (field.text, model.list.filter?.terms ?? [])
    change(&field)
    model.list.filter?.field = field
    if field.text == text { return [] }
    model.list.filter?.restart(from: terms)
    model.list.refreshFilter(scene)
    model.reconcile(scene)
    model.reveal(scene)
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    let panes = model.list.filter?.panes
    if let before = model.list.filter?.before {
      model.list.filter = ListFilter(field: TextField(before), isTyping: false)
      model.list.refreshFilter(scene)
    } else {
      Self.clear(&model, scene)
    }
    model.goBack(to: panes)
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    model.list.filter?.isTyping = false
    if model.list.filter?.text.isEmpty == true { return erase(&model, scene) ?? .consumed() }
    return .consumed()
  }

  func erase(_ model: inout Model, _ scene: Scene) -> Handling? {
    let panes = model.list.filter?.panes
    model.list.filter = nil
    model.goBack(to: panes)
    return .consumed()
  }

  func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    ListSurface.move(.rows(rows), in: &model, scene)
    return []
  }
}

extension Model {
  /// Shows all that a pane was narrowed from, whatever is typed meanwhile.
  mutating func showAll(of pane: Pane, _ scene: Scene) {
    switch pane {
    case .phone: FilterSurface.clear(&self, scene)
    case .inspector: inspector.clearLogFilter()
    }
  }
}
