import Delivery

extension ListView {
  /// How the list is looked at now.
  var lens: ListLens {
    if let filter { return .filter(filter.rows) }
    if let peek = search?.peek { return .peek(peek) }
    return .plain
  }

  /// The list as it is looked at.
  ///
  /// F19: what is only counted has no row.
  func rows(in scene: Scene) -> ListRows {
    guard case .plain = lens, !showsCounted, scene.state.countsOnLockScreen else {
      return ListRows(scene, through: lens)
    }
    let shown = FilteredRows(scene.state) { !scene.state.isCounted($0) }
    return ListRows(scene, through: .filter(shown), counts: true)
  }

  /// The index of the selected row, or of the one that is where it was; nil for an empty list.
  func selectedIndex(_ rows: ListRows) -> Int? {
    if rows.isEmpty { return nil }
    guard let selection else { return rows.firstRowIndex }
    return rows.index(of: selection)
      ?? min(max(selectionIndex, rows.firstRowIndex), rows.count - 1)
  }

  /// The selected one of these rows; nil for an empty list.
  func selected(among rows: ListRows) -> Selected? {
    selectedIndex(rows).flatMap { Selected(rows, at: $0) }
  }

  /// What stands out in the rows; nil while nothing is looked for.
  var highlight: TextMatcher? {
    if let search { return search.matcher }
    return filter?.terms.firstNonNil { term in
      if case .text(let matcher) = term.kind, !term.isNegated { matcher } else { nil }
    }
  }
}
