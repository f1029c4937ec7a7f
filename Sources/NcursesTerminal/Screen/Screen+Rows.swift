import TerminalCore

/// A part of a row that is not as in the last frame.
struct RowChange {
  let row: Int
  /// Whole characters.
  let columns: Range<Int>
}

extension Screen {
  /// What is not as in the last frame, from the top, and some rows whatever they were.
  func changes(to canvas: Canvas, andAllOf unknown: Range<Int> = 0..<0) -> [RowChange] {
    (0..<size.rows).compactMap { row in
      let columns =
        unknown.contains(row) ? 0..<size.columns : changedColumns(inRow: row, of: canvas)
      return columns.map { RowChange(row: row, columns: $0) }
    }
  }

  /// Gives ncurses what is not as in the last frame.
  mutating func give(_ changes: [RowChange], of canvas: Canvas) {
    for change in changes {
      let row = change.row
      detached[row] = painter.paint(
        row < canvas.size.rows ? canvas.row(row) : nil, change.columns, row: row, colors: &colors,
        pictures: pictures)
    }
  }

  /// What is to be given to ncurses of a row: whole characters, and nil where nothing changed.
  private func changedColumns(inRow row: Int, of canvas: Canvas) -> Range<Int>? {
    let whole = 0..<size.columns
    guard let last, last.size == canvas.size else { return whole }
    guard row < canvas.size.rows else { return nil }
    // Equal cells may be parts of different pictures.
    if !canvas.pictures.isEmpty, canvas.pictures != last.pictures,
      canvas.row(row).contains(where: { $0.picture > 0 })
    {
      return whole
    }
    guard let changed = canvas.changedColumns(inRow: row, since: last) else { return nil }
    // What is written beside ncurses is found by going through its whole row.
    guard detached[row].isEmpty, canvas.size.columns == size.columns else { return whole }
    return canvas.wholeCharacters(changed, inRow: row, since: last)
  }
}

extension Canvas {
  /// The columns made so wide that neither canvas has half a character there; and one more before,
  /// whose marks depend on what follows it.
  fileprivate func wholeCharacters(
    _ columns: ClosedRange<Int>, inRow row: Int, since other: Canvas
  ) -> Range<Int> {
    let (new, old) = (self.row(row), other.row(row))
    func isWithin(_ column: Int) -> Bool {
      new[column].columns == 0 || old[column].columns == 0
    }
    var (start, end) = (max(0, columns.lowerBound - 1), columns.upperBound + 1)
    while start > 0, isWithin(start) { start -= 1 }
    while end < size.columns, isWithin(end) { end += 1 }
    return start..<end
  }
}
