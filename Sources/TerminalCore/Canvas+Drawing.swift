extension Canvas {
  /// Draws text on one row, clipped; a wide character of which one half is clipped becomes a blank.
  ///
  /// What takes no column (zero-width blanks, direction marks) is left out.
  ///
  /// - Parameters:
  ///   - text: Text that `visible` has seen; a control character becomes its picture all the same.
  ///   - point: Where it begins; may lie outside.
  ///   - clip: Nothing outside is touched. The canvas by default.
  /// - Returns: The columns that the text takes, clipped or not.
  @discardableResult
  package mutating func put(
    _ text: String, at point: Point, _ style: Style = Style(), in clip: Rect? = nil
  ) -> Int {
    let area = clip?.intersection(bounds) ?? bounds
    guard area.rowRange.contains(point.row) else { return text.columns }
    if text.isASCII { return put(text.utf8, at: point, style, area.columnRange) }
    var column = point.column
    for character in text {
      let columns = character.columns
      if columns > 0 {
        let cell = Cell(character.drawable, style, columns: UInt8(columns))
        place(cell, column, point.row, area.columnRange)
      }
      column += columns
    }
    return column - point.column
  }

  /// Draws words as they look on a patch.
  mutating func put(_ run: TextRun, at point: Point, on patch: Style, in area: Rect) {
    guard area.rowRange.contains(point.row) else { return }
    let style = run.style(on: patch)
    if run.isASCII {
      put(run.text.utf8, at: point, style, area.columnRange)
    } else {
      put(run.text, at: point, style, in: area)
    }
  }

  // By far the most text: one byte is one character is one column.
  @discardableResult
  private mutating func put(
    _ bytes: String.UTF8View, at point: Point, _ style: Style, _ columns: Range<Int>
  ) -> Int {
    let characters = Character.drawableASCII
    var column = point.column
    for byte in bytes {
      if columns.contains(column) {
        let index = point.row * size.columns + column
        free(index, point.row)
        cells[index] = Cell(characters[Int(byte)], style)
      }
      column += 1
    }
    return column - point.column
  }

  /// Puts cells side by side on one row, clipped as `put` clips text.
  mutating func put(_ line: [Cell], at point: Point, in clip: Rect) {
    let area = clip.intersection(bounds)
    guard area.rowRange.contains(point.row) else { return }
    var column = point.column
    for var cell in line {
      cell.character = cell.character.drawable
      place(cell, column, point.row, area.columnRange)
      column += Int(cell.columns)
    }
  }

  /// Fills a rectangle with one narrow character.
  package mutating func fill(_ rect: Rect, _ character: Character = " ", _ style: Style) {
    let area = rect.intersection(bounds)
    let cell = Cell(character.drawable, style)
    guard let last = area.columnRange.last else { return }
    for row in area.rowRange {
      let start = row * size.columns
      free(start + area.origin.column, row)
      free(start + last, row)
      for column in area.columnRange { cells[start + column] = cell }
    }
  }

  /// Sets a cell, and its second half; what is left of a wide character beneath becomes a blank.
  private mutating func place(_ cell: Cell, _ column: Int, _ row: Int, _ columns: Range<Int>) {
    let end = column + Int(cell.columns)
    if column >= columns.lowerBound && end <= columns.upperBound {
      let index = row * size.columns + column
      free(index, row)
      cells[index] = cell
      if cell.columns == 2 {
        free(index + 1, row)
        cells[index + 1] = Cell(" ", cell.style, columns: 0)
      }
    } else if cell.columns == 2 {
      let blank = Cell(" ", cell.style)
      for half in column..<end where columns.contains(half) { place(blank, half, row, columns) }
    }
  }

  /// Blanks the other half of a wide character, one half of which is about to go.
  private mutating func free(_ index: Int, _ row: Int) {
    let columns = cells[index].columns
    if columns == 1 { return }
    let other = columns == 2 ? index + 1 : index - 1
    let isInRow = other >= row * size.columns && other < (row + 1) * size.columns
    if isInRow && cells[other].columns == 2 - columns {
      cells[other].character = " "
      cells[other].columns = 1
    }
  }
}
