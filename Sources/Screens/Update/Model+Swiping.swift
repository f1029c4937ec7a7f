import TerminalCore

extension Model {
  /// Whether the selected row can be swept aside.
  func canSwipe(_ scene: Scene) -> Availability {
    guard showsList(in: scene) else { return .disabled(Words.notTheList) }
    if phoneLayer(in: scene) != nil { return .disabled(Words.layerIsOpen) }
    if isViewOpen(in: scene) { return .disabled(Words.viewIsOpen) }
    guard let row = selected(in: scene) else { return .disabled(Words.emptyList) }
    return .when(row.number != nil || row.isStack, else: Words.nothingToSweep)
  }

  /// Opens the swipe row of the selected row.
  mutating func openSwipe(_ scene: Scene) {
    guard canSwipe(scene) == .enabled, let index = selected(in: scene)?.index,
      let spot = list.selection ?? rows(in: scene).spot(at: index)
    else { return }
    list.isChosen = true
    list.selection = spot
    phone.offered.rowIndex = nil
    list.swipe = Swipe(spot: spot)
  }

  /// Takes a key while a swipe row is open: the arrows go the way they point, whichever way the phone reads.
  ///
  /// - Returns: Nil for a key that is none of its business: that closes it and acts as ever.
  mutating func pressSwiped(_ key: Key, _ scene: Scene) -> [Effect]? {
    guard let swipe = list.swipe, sheets.isEmpty, pressed.pending.isEmpty else { return nil }
    switch (key.code, key.modifiers) {
    case (.left, []):
      list.swipe?.choice = swipe.choice.moved(by: -scene.rightwards) ?? swipe.choice
    case (.right, []):
      // Left opens it: beyond the rightmost one it closes.
      list.swipe = swipe.choice.moved(by: scene.rightwards)
        .map { Swipe(spot: swipe.spot, choice: $0) }
    case (.tab, []): list.swipe?.choice = swipe.choice.moved(by: 1) ?? .view
    case (.tab, .shift): list.swipe?.choice = swipe.choice.moved(by: -1) ?? .clear
    case (.enter, []): return choose(swipe.choice, scene)
    case (.escape, []): list.swipe = nil
    default:
      list.swipe = nil
      return nil
    }
    return []
  }

  /// Does what a control of the swipe row says.
  mutating func choose(_ choice: SwipeChoice, _ scene: Scene) -> [Effect] {
    list.swipe = nil
    switch choice {
    case .view: return openView(scene)
    case .manage: return manage(scene)
    case .clear: return clear(scene) { $0.clear }
    }
  }
}

extension Scene {
  /// A step to the right, counted toward the trailing side.
  var rightwards: Int { direction == .leftToRight ? 1 : -1 }
}
