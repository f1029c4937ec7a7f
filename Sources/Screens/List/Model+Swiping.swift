extension Model {
  /// Whether the selected row can be swept aside.
  func canSwipe(_ scene: Scene) -> Availability {
    canAct(scene) {
      .when($0.isListed && ($0.number != nil || $0.isStack), else: Words.nothingToSweep)
    }
  }

  /// Opens the swipe row of the selected row.
  mutating func openSwipe(_ scene: Scene) {
    guard canSwipe(scene) == .enabled, let index = selected(in: scene)?.index,
      let spot = list.selection ?? list.rows(in: scene).spot(at: index)
    else { return }
    list.isChosen = true
    list.selection = spot
    phone.offered.rowIndex = nil
    list.swipe = Swipe(spot: spot)
  }

  /// Does what a control of the swipe row says.
  mutating func choose(_ choice: SwipeChoice, _ scene: Scene) -> [Effect] {
    list.swipe = nil
    switch choice {
    case .view: return openView(scene)
    case .manage: return manage(scene)
    case .clear: return clear(scene) { $0.clearing }
    }
  }
}

extension Scene {
  /// A step to the right, counted toward the trailing side.
  var rightwards: Int { direction == .leftToRight ? 1 : -1 }
}
