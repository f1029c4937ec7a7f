import TerminalCore

/// The open swipe row: the arrows go the way they point, whichever way the phone reads.
struct SwipeSurface: Surface {
  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input, let swipe = model.list.swipe else { return .ignored }
    switch (key.code, key.modifiers) {
    case (.left, []):
      model.list.swipe?.choice = swipe.choice.moved(by: -scene.rightwards) ?? swipe.choice
    case (.right, []):
      // Left opens it: beyond the rightmost one it closes.
      model.list.swipe = swipe.choice.moved(by: scene.rightwards)
        .map { Swipe(spot: swipe.spot, choice: $0) }
    case (.tab, []): model.list.swipe?.choice = swipe.choice.moved(by: 1) ?? .view
    case (.tab, .shift): model.list.swipe?.choice = swipe.choice.moved(by: -1) ?? .clear
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
