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

  /// Selects what was cleared last, where it is back, and shows what was seen then.
  ///
  /// - Returns: Whether it is.
  mutating func selectWhatIsBack(_ scene: Scene) -> Bool {
    guard let back = takeCleared(rows(in: scene)) else { return false }
    (selection, scroll) = back
    return true
  }

  /// Selects the uppermost row of what an undo brought back; a row of it that is
  /// selected already stays selected.
  ///
  /// - Returns: Whether one of its rows is there.
  mutating func select(returned: [Event.Removal], _ rows: ListRows) -> Bool {
    if let row = selected(among: rows), returned.contains(where: { $0.covers(row) }) { return true }
    guard let index = returned.compactMap({ $0.index(in: rows) }).min() else { return false }
    selection = rows.spot(at: index)
    selectionIndex = index
    isChosen = true
    swipe = nil
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

extension Event.Removal {
  fileprivate func covers(_ row: Selected) -> Bool {
    switch self {
    case .notification(let number, _): row.number == number
    case .group(let place, _): row.place == place
    case .section(let section, _): row.place?.section == section
    }
  }

  // Where the first of it stands now; nil where nothing of it does.
  fileprivate func index(in rows: ListRows) -> Int? {
    switch self {
    case .notification(let number, _): rows.index(of: .notification(number))
    case .group(let place, _): rows.index(of: .group(place))
    case .section(let section, _):
      rows.scene.state.list[section].row(at: 0).flatMap { row in
        row.number.flatMap { rows.index(of: .notification($0)) }
      }
    }
  }
}
