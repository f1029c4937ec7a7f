import TerminalCore

/// What the list is narrowed to: while it is typed, and while it is in force.
struct FilterSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard control == .back else { return nil }
    return Binding { model, scene in
      model.clearFilter(scene)
      return []
    }
  }

  func takesLetters(_ model: Model) -> Bool { model.list.filter?.isTyping == true }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard model.list.filter?.isTyping == true else { return .ignored }
    switch input {
    case .key(let key): press(key, &model, scene)
    case .paste(let text): model.editFilter(scene) { $0.insert(text) }
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func press(_ key: Key, _ model: inout Model, _ scene: Scene) {
    switch key.code {
    case .escape: model.cancelFilter(scene)
    case .enter:
      model.list.filter?.isTyping = false
      if model.list.filter?.text.isEmpty == true { model.list.filter = nil }
    case .down: model.move(.rows(1), scene)
    case .up: model.move(.rows(-1), scene)
    case .backspace where model.list.filter?.field.isEmpty == true: model.list.filter = nil
    default: model.editFilter(scene) { field in _ = field.handle(key) }
    }
  }
}
