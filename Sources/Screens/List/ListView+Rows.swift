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
    return ListRows(scene, through: .filter(scene.uncounted), counts: true)
  }

  /// The index of the selected row, or of the one that is where it was; nil for an empty list.
  func selectedIndex(_ rows: ListRows) -> Int? {
    if rows.isEmpty { return nil }
    guard let selection else { return rows.firstRowIndex }
    return rows.index(of: selection) ?? rows.index(insteadOf: selectionPlace, at: selectionIndex)
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

extension ListRows {
  /// What is selected in the place of something that is gone: what is left of its stack, which may
  /// have lost its header, too, else the row that stands where the stack began.
  ///
  /// - Parameter gone: The group that it was of, with the rows of that above it; nil for none.
  func index(insteadOf gone: (group: GroupPlace, rowsAbove: Int)?, at old: Int) -> Int {
    let inSight = { min(max($0, firstRowIndex), count - 1) }
    let same = inSight(old)
    let near = gone.flatMap { gone in
      [same, same - 1, same - 2].first { groupPlace(at: $0) == gone.group }
    }
    if let near { return near }
    let index = inSight(old - (gone?.rowsAbove ?? 0))
    // A heading that was reached by no key has nothing to do.
    guard self[index] == .historyHeader else { return index }
    return index + 1 < count ? index + 1 : max(firstRowIndex, index - 1)
  }

  /// The group that a row shows or is of, where it lies; nil for what is of none.
  func groupPlace(at index: Int) -> GroupPlace? {
    guard case .row(let row, let section) = self[index] else { return nil }
    return switch row {
    case .header(let key), .stack(let key, _): GroupPlace(key, in: section)
    case .notification(let number, _): GroupPlace(scene.state.groupKey(number), in: section)
    }
  }
}
