extension Canvas {
  /// Where a picture is to be seen, as rectangles that do not overlap: all of it, or what is left
  /// of it beside what covers it and within what clips it. Empty beneath a sheet, where it is dim.
  ///
  /// - Parameters:
  ///   - number: Its number, as cells have it: from 1.
  ///   - rows: Only these are looked at.
  /// - Returns: From top to bottom, each as wide as its cells stand side by side.
  package func visibleParts(ofPicture number: Int, rows: Range<Int>) -> [Rect] {
    guard pictures.indices.contains(number - 1) else { return [] }
    let area = pictures[number - 1].rect.intersection(bounds)
    var parts: [Rect] = []
    for row in area.rowRange.clamped(to: rows) {
      for columns in runs(ofPicture: number, row: row, in: area.columnRange) {
        let run = Rect(
          column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
        if let above = parts.firstIndex(where: { $0.isAbove(run) }) {
          parts[above].size.rows += 1
        } else {
          parts.append(run)
        }
      }
    }
    return parts
  }

  private func runs(ofPicture number: Int, row: Int, in columns: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in columns {
      let cell = cells[row * size.columns + column]
      guard cell.picture == number, cell.style.foreground != .dim else { continue }
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}

extension Rect {
  /// Whether it ends where another begins that is as wide.
  fileprivate func isAbove(_ other: Rect) -> Bool {
    origin.column == other.origin.column && size.columns == other.size.columns
      && origin.row + size.rows == other.origin.row
  }
}
