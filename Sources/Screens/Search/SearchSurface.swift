import TerminalCore

/// The search through the list: while it is typed, and afterwards while its hits are gone through.
struct SearchSurface: Surface {
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? {
    guard control == .back else { return nil }
    return Binding { model, _ in
      model.list.endSearch()
      return []
    }
  }

  func takesLetters(_ model: Model) -> Bool { model.list.search?.isTyping == true }

  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard model.list.search?.isTyping == true else { return .ignored }
    switch input {
    case .key(let key): return .consumed(press(key, &model, scene))
    case .paste(let text): model.editSearch(scene) { $0.insert(text) }
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _): model.cancelSearch(scene)
    case (.enter, _): return model.keepSearch(scene)
    case (.down, _), (.character("n"), .control): model.goToHit(1, scene)
    case (.up, _), (.character("p"), .control): model.goToHit(-1, scene)
    case (.backspace, _) where model.list.search?.field.isEmpty == true:
      model.cancelSearch(scene)
    default: model.editSearch(scene) { field in _ = field.handle(key) }
    }
    return []
  }
}
