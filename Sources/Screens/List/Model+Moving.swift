extension Model {
  /// Selects the row at an index.
  mutating func select(_ index: Int, _ rows: ListRows) {
    // Who goes on to another row is not to be taken back to where the list stood before.
    list.places = []
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
    window(
      of: ListPainter(self, scene, moving: standing), scene, fillsBottom: fillsBottom, only: index)
  }

  private func window(
    of painter: ListPainter, _ scene: Scene, fillsBottom: Bool = false, only index: Int?
  ) -> ListWindow {
    ListWindow(
      painter.rows, height: listRows(scene), scroll: list.scroll, fillsBottom: fillsBottom,
      risesFromBottom: scene.state.device.profile.has(.listFromBottom), only: index,
      make: painter.measured)
  }

  /// Rows that the list has beside what stands over and below it.
  func listRows(_ scene: Scene) -> Int {
    max(1, layout.listRows - rowsOverList(scene) - (LockSurroundings(self, scene)?.footRows ?? 0))
  }

  /// Rows over the list, beside the line that counts what is above.
  func rowsOverList(_ scene: Scene) -> Int {
    (LockSurroundings(self, scene)?.headRows ?? 0) + ListNotices(self, scene).rows
  }

  /// Scrolls as little as needed for all of the selected row to be seen.
  mutating func reveal(_ scene: Scene) {
    guard showsList(in: scene), layout.drawsPhone else { return }
    let rows = list.rows(in: scene)
    guard let index = list.selectedIndex(rows), let anchor = rows.anchor(at: index) else { return }
    let painter = ListPainter(self, scene)
    let window = window(of: painter, scene, only: index)
    if window.showsWhole(index) {
      list.scroll = window.scroll(keeping: index)
    } else if index <= rows.firstRowIndex {
      list.scroll = .at(.clearAll, index: 0, row: 0)
    } else {
      let isAbove = index < window.range.lowerBound || window.item(index).map { $0.row < 0 } == true
      let row = isAbove ? 0 : max(0, window.height - painter.measured(index).height)
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
    seenSelection(scene).map { window, index in window.item(index) != nil } ?? false
  }

  /// Whether all of the selected row is on the screen.
  func selectionIsSeenWhole(_ scene: Scene) -> Bool {
    seenSelection(scene).map { window, index in window.showsWhole(index) } ?? false
  }

  /// Whether nothing of the list is above what is seen of it.
  func listIsAtTop(_ scene: Scene) -> Bool {
    guard showsList(in: scene), layout.hasPhone, let first = window(scene).item(0) else {
      return false
    }
    return first.row >= 0
  }

  /// Keeps a list at its top there, where its first rows may be higher or lower than they were.
  ///
  /// - Returns: Whether the selected row is seen whole then; else nothing is changed.
  mutating func keepListAtTop(_ scene: Scene) -> Bool {
    let before = list.scroll
    if case .at = before { list.scroll = .at(.clearAll, index: 0, row: 0) }
    if selectionIsSeenWhole(scene) { return true }
    list.scroll = before
    return false
  }

  private func seenSelection(_ scene: Scene) -> (window: ListWindow, index: Int)? {
    guard showsList(in: scene), layout.hasPhone,
      let index = list.selectedIndex(list.rows(in: scene))
    else { return nil }
    return (window(scene, only: index), index)
  }

  /// Scrolls the list, wherever the selection is.
  mutating func scrollList(by count: Int, _ scene: Scene) {
    (list.places, list.wasAtTop) = ([], false)
    let rows = list.rows(in: scene)
    let seen = window(scene)
    guard let first = seen.items.first, let anchor = rows.anchor(at: first.index) else { return }
    list.scroll = .at(anchor, index: first.index, row: first.row - count)
    list.scroll = window(scene, fillsBottom: true).scroll()
  }
}
