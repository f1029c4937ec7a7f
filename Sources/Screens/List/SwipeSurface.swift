import TerminalCore

/// The open swipe row: the arrows go the way they point, whichever way the phone reads.
struct SwipeSurface: Surface {
  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input, let swipe = model.list.swipe else { return .ignored }
    switch (key.code, key.modifiers) {
    case (.left, []):
      model.list.swipe = swipe.moved(to: swipe.choice.moved(by: -scene.rightwards) ?? swipe.choice)
    // Left opened it: the other way takes that back, and closes it beyond the rightmost one.
    case (.right, []) where swipe.isFresh: model.list.swipe = nil
    case (.right, []):
      model.list.swipe = swipe.choice.moved(by: scene.rightwards).map(swipe.moved)
    case (.tab, []): model.list.swipe = swipe.moved(to: swipe.choice.moved(by: 1) ?? .view)
    case (.tab, .shift): model.list.swipe = swipe.moved(to: swipe.choice.moved(by: -1) ?? .clear)
    case (.enter, []): return .consumed(model.choose(swipe.choice, scene))
    case (.escape, []): model.list.swipe = nil
    // Any other closes it and acts as ever.
    default:
      model.list.swipe = nil
      return .ignored
    }
    return .consumed()
  }
}
