/// How the list stood on the screen: it stands so again once its rows are
/// as high again as they were.
struct StandingList: Hashable, Sendable {
  /// The selected row.
  let selection: ListSpot
  /// The row of the list, from its upper edge, in which that was.
  let row: Int
  /// Which part of the list was seen.
  let scroll: Scroll
  /// What of it was seen.
  let rows: [PaintedRows.Row]

  /// The row of the list, from its upper edge, in which one of its rows began;
  /// nil where that was not seen.
  func row(of spot: ListSpot) -> Int? {
    func seen(_ spot: ListSpot) -> PaintedRows.Row? { rows.first { $0.spot == spot } }
    guard let asked = seen(spot), let selected = seen(selection) else { return nil }
    return row + asked.place.origin.row - asked.cut - selected.place.origin.row
  }

  /// Whether a window shows the same rows in the same places.
  fileprivate func isShown(in window: ListWindow, of all: ListRows) -> Bool {
    func item(_ spot: ListSpot) -> ListWindow.Item? { all.index(of: spot).flatMap(window.item) }
    guard item(selection)?.row == row else { return false }
    return rows.allSatisfy { old in
      if let new = item(old.spot) { return new.height == old.height && max(0, -new.row) == old.cut }
      // What is said may take rows at the lower edge.
      return all.index(of: old.spot).map { $0 >= window.range.upperBound } ?? false
    }
  }
}

extension ListView {
  // A few changes, each of which may be taken back.
  private static let mostPlaces = 8

  /// Remembers how it stood, for when rows that become higher or lower are as they were.
  mutating func remember(_ place: StandingList) {
    places = places.filter { $0 != place }.suffix(Self.mostPlaces - 1) + [place]
  }
}

extension Model {
  /// Remembers how the list was painted last with nothing over it; to be called where its rows
  /// may become higher or lower.
  mutating func rememberPlace() {
    if let place = painted.list { list.remember(place) }
  }

  /// Lets the list stand as it stood before its rows became higher or lower,
  /// where they are as they were.
  ///
  /// - Returns: Whether they are; else nothing is changed.
  mutating func standAgain(_ scene: Scene) -> Bool {
    guard showsList(in: scene), layout.hasPhone, let selection = list.selection else {
      return false
    }
    let (rows, before) = (list.rows(in: scene), list.scroll)
    for place in list.places.reversed() where place.selection == selection {
      list.scroll = place.scroll
      if place.isShown(in: window(scene), of: rows) { return true }
    }
    list.scroll = before
    return false
  }
}
