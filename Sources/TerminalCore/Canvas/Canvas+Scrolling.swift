extension Canvas {
  /// Moves rows within some, as terminals do: those that leave are lost, and
  /// those that are left are blank.
  ///
  /// - Parameters:
  ///   - rows: Those that take part; they lie on the canvas.
  ///   - distance: By how many rows what stands there goes up; negative for down.
  package mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    // Of what is moved the one before is kept.
    self = copied
    let columns = size.columns
    let blank = StoredCell(code: StoredCell.blank, style: Style())
    // Each row is read before it is written.
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      let (target, source) = (row * columns, (row + distance) * columns)
      let isThere = rows.contains(row + distance)
      for column in 0..<columns {
        cells[target + column] = isThere ? cells[source + column] : blank
      }
    }
  }
}
