import Delivery

extension Model {
  /// Selects the uppermost row of what an undo brought back into the list, and brings it into sight; a row of
  /// it that is selected already stays selected.
  package mutating func select(returned: [Event.Removal], _ scene: Scene) {
    guard showsList(in: scene), !returned.isEmpty else { return }
    let rows = list.rows(in: scene)
    if list.selected(among: rows).map({ row in returned.contains { $0.covers(row) } }) != true {
      guard let index = returned.compactMap({ $0.index(in: rows) }).min() else { return }
      list.selection = rows.spot(at: index)
      list.selectionIndex = index
      list.isChosen = true
      list.swipe = nil
    }
    keepInSight(scene)
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
