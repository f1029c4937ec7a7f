extension Model {
  /// Moves the selection.
  mutating func move(_ step: Step, _ scene: Scene) {
    let rows = list.rows(in: scene)
    guard let current = list.selectedIndex(rows) else { return }
    switch step {
    case .rows(let count): moveSelection(from: current, by: count, rows, scene)
    case .pages(let count): movePage(from: current, count, rows, scene)
    case .first:
      select(rows.firstRowIndex, rows)
      list.isChosen = false
      list.scroll = .top
    case .last:
      select(rows.count - 1, rows)
      reveal(scene)
    }
  }

  private mutating func moveSelection(
    from current: Int, by count: Int, _ rows: ListRows, _ scene: Scene
  ) {
    if moveAmongRowOffers(by: count, scene) { return reveal(scene) }
    let wanted = current + count
    if rows[wanted] == nil { return say(count < 0 ? Words.topReached : Words.bottomReached) }
    select(wanted, rows)
    // Upwards the buttons of a row come before the row.
    if count == -1, !rowOffers(scene).isEmpty { phone.offered.rowIndex = 0 }
    reveal(scene)
  }

  private mutating func movePage(from current: Int, _ count: Int, _ rows: ListRows, _ scene: Scene)
  {
    reveal(scene)
    let height = listRows(scene)
    let row = window(scene).item(current)?.row ?? 0
    let painter = ListPainter(self, scene)
    var index = current
    var passed = 0
    while passed < height - 2, let _ = rows[index + count] {
      passed += painter.measured(count > 0 ? index : index + count).height
      index += count
    }
    select(index, rows)
    if let anchor = rows.anchor(at: index) {
      list.scroll = .at(anchor, index: index, row: max(0, row))
    }
    list.scroll = window(scene, fillsBottom: true).scroll(keeping: index)
    reveal(scene)
  }

  /// Selects the row at an index.
  mutating func select(_ index: Int, _ rows: ListRows) {
    list.selection = rows.spot(at: index)
    list.missing = nil
    list.selectionIndex = index
    list.isChosen = true
    phone.offered.rowIndex = nil
    inspector.followsLog = false
    inspector.followsRequest = false
    inspector.firstRows = inspector.firstRows.map { _ in 0 }
  }

  /// The part of the list that is seen now.
  ///
  /// - Parameters:
  ///   - index: The only row that is asked for; nil for all.
  ///   - standing: Rows that need not be drawn again.
  func window(
    _ scene: Scene, fillsBottom: Bool = false, only index: Int? = nil,
    moving standing: PaintedRows = PaintedRows()
  ) -> ListWindow {
    let painter = ListPainter(self, scene, moving: standing)
    return ListWindow(
      painter.rows, height: listRows(scene), scroll: list.scroll, fillsBottom: fillsBottom,
      risesFromBottom: scene.state.device.profile.has(.listFromBottom), only: index,
      make: painter.measured)
  }

  /// Scrolls as little as needed for all of the selected row to be seen.
  mutating func reveal(_ scene: Scene) {
    guard showsList(in: scene), layout.hasPhone else { return }
    let rows = list.rows(in: scene)
    guard let index = list.selectedIndex(rows), let anchor = rows.anchor(at: index) else { return }
    let window = window(scene, only: index)
    if window.showsWhole(index) {
      list.scroll = window.scroll(keeping: index)
    } else if index <= rows.firstRowIndex {
      list.scroll = .at(.clearAll, index: 0, row: 0)
    } else {
      let isAbove = index < window.range.lowerBound || window.item(index).map { $0.row < 0 } == true
      let height = ListPainter(self, scene).measured(index).height
      let row = isAbove ? 0 : max(0, listRows(scene) - height)
      list.scroll = .at(anchor, index: index, row: row)
    }
  }

  /// Draws the list down into room that is left below its last row.
  mutating func fillList(_ scene: Scene) {
    guard case .at = list.scroll, showsList(in: scene), layout.hasPhone else { return }
    list.scroll = window(scene, fillsBottom: true).scroll(
      keeping: list.selectedIndex(list.rows(in: scene)))
  }

  /// Whether any of the selected row is on the screen.
  func selectionIsSeen(_ scene: Scene) -> Bool {
    guard showsList(in: scene), layout.hasPhone,
      let index = list.selectedIndex(list.rows(in: scene))
    else { return false }
    return window(scene, only: index).item(index) != nil
  }

  /// Scrolls the list, wherever the selection is.
  mutating func scrollList(by count: Int, _ scene: Scene) {
    let rows = list.rows(in: scene)
    let seen = window(scene)
    guard let first = seen.items.first, let anchor = rows.anchor(at: first.index) else { return }
    list.scroll = .at(anchor, index: first.index, row: first.row - count)
    list.scroll = window(scene, fillsBottom: true).scroll()
  }
}
