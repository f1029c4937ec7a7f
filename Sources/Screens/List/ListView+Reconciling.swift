import Delivery

extension ListView {
  /// Goes to the newest row, and stays there until the person chooses.
  mutating func selectNewest() {
    selection = nil
    missing = nil
    scroll = .top
  }

  /// Begins at the top again: the list is empty.
  mutating func selectNothing() {
    selection = nil
    swipe = nil
    selectionIndex = 0
    scroll = .top
  }

  /// Selects what was cleared last, where it is back.
  ///
  /// - Returns: Whether it is.
  mutating func selectWhatIsBack(_ scene: Scene) -> Bool {
    guard let spot = cleared.last, rows(in: scene).index(of: spot) != nil else { return false }
    cleared.removeLast()
    selection = spot
    return true
  }

  /// Keeps in mind what is selected: looking back to before it came must not lose it.
  ///
  /// - Returns: Whether it is there again.
  mutating func findMissing(_ rows: ListRows, _ scene: Scene) -> Bool {
    if let spot = missing, rows.index(of: spot) != nil {
      (selection, missing) = (spot, nil)
      return true
    }
    if !scene.isLookingBack {
      missing = nil
    } else if missing == nil, let selection, rows.index(of: selection) == nil {
      missing = selection
    }
    return false
  }

  /// Brings what holds the scrolled list in line with its rows.
  mutating func reconcileScroll(_ rows: ListRows) {
    guard case .at(let spot, let index, let row) = scroll else { return }
    if let found = rows.index(of: spot) {
      scroll = .at(spot, index: found, row: row)
    } else if let spot = rows.anchor(at: min(index, rows.count - 1)) {
      scroll = .at(spot, index: min(index, rows.count - 1), row: row)
    }
  }

  // Beyond so many they are not counted along, and looking each of them up would be felt.
  private static let mostArrivals = 500

  /// Remembers what came, to say how much of it is out of sight.
  mutating func countArrivals(_ facts: [Fact], isRewinding: Bool) {
    if isRewinding { return }
    for fact in facts where arrived.count < Self.mostArrivals {
      let traits = fact.event.traits
      guard traits.attention.contains(.arrivals) else { continue }
      if case .notification(let number) = traits.subject { arrived.append(number) }
    }
  }
}
