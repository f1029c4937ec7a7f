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
    if text.isASCII { return put(ascii: text, at: point, style, area.columnRange) }
    var column = point.column
    text.forEachSign { sign in
      let columns = sign.columns
      if columns > 2 {
        for part in sign.character.cellParts {
          place(Cell.Sign(part), part.columns, style, column, point.row, area.columnRange)
          column += part.columns
        }
        return
      }
      if columns > 0 { place(sign, columns, style, column, point.row, area.columnRange) }
      column += columns
    }
    return column - point.column
  }

  /// Draws words as they look on a patch.
  mutating func put(_ run: TextRun, at point: Point, on patch: Style, in area: Rect) {
    guard area.rowRange.contains(point.row) else { return }
    let style = run.style(on: patch)
    if run.isASCII {
      put(ascii: run.text, at: point, style, area.columnRange)
    } else {
      put(run.text, at: point, style, in: area)
    }
  }

  // By far the most text: one byte is one character is one column.
  @discardableResult
  private mutating func put(
    ascii text: String, at point: Point, _ style: Style, _ columns: Range<Int>
  ) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let place = point.column..<point.column + bytes.count
      let visible = place.clamped(to: columns)
      clear(visible, point.row)
      let offset = point.row * size.columns
      cells.withUnsafeMutableBufferPointer { cells in
        for column in visible {
          let code = UInt32(bytes[column - point.column])
          cells[offset + column] = StoredCell(code: drawable(ascii: code), style: style)
        }
      }
      return bytes.count
    }
  }

  /// Puts cells side by side on one row, clipped as `put` clips text.
  mutating func put(_ line: [Cell], at point: Point, in clip: Rect) {
    let area = clip.intersection(bounds)
    guard area.rowRange.contains(point.row) else { return }
    var column = point.column
    for cell in line {
      let stored = StoredCell(
        code: code(of: cell.sign.drawable), style: cell.style, columns: cell.columns,
        marks: cell.marks)
      place(stored, column, point.row, area.columnRange)
      column += Int(cell.columns)
    }
  }

  /// Draws a part of the canvas that this one was made from.
  ///
  /// - Parameter place: Cuts no wide character.
  mutating func put(_ ground: Canvas, _ place: Rect, at point: Point, in clip: Rect) {
    let (columns, rows) = (point.column - place.origin.column, point.row - place.origin.row)
    let target = Rect(
      column: point.column, row: point.row, columns: place.size.columns, rows: place.size.rows)
    let area = target.intersection(clip).intersection(bounds)
    for row in area.rowRange {
      let start = row * size.columns + area.origin.column
      let source = start - rows * size.columns - columns
      cells.replaceSubrange(
        start..<start + area.size.columns,
        with: ground.cells[source..<source + area.size.columns])
    }
  }

  /// Fills a rectangle with one narrow character.
  ///
  /// Clipped to the canvas; half a wide character that would be left at an edge becomes a blank.
  package mutating func fill(_ rect: Rect, _ character: Character = " ", _ style: Style) {
    let area = rect.intersection(bounds)
    let cell = StoredCell(code: code(of: Cell.Sign(character).drawable), style: style)
    for row in area.rowRange {
      clear(area.columnRange, row)
      let start = row * size.columns
      let place = start + area.columnRange.lowerBound..<start + area.columnRange.upperBound
      cells.withUnsafeMutableBufferPointer { $0[place].update(repeating: cell) }
    }
  }

  private mutating func place(
    _ sign: Cell.Sign, _ width: Int, _ style: Style, _ column: Int, _ row: Int,
    _ columns: Range<Int>
  ) {
    let cell = StoredCell(
      code: code(of: sign.drawable), style: style, columns: UInt8(clamping: width))
    place(cell, column, row, columns)
  }

  /// Sets a cell, and its second half; what is left of a wide character beneath becomes a blank.
  private mutating func place(_ cell: StoredCell, _ column: Int, _ row: Int, _ columns: Range<Int>)
  {
    let end = column + Int(cell.columns)
    if column >= columns.lowerBound && end <= columns.upperBound {
      clear(column..<end, row)
      let index = row * size.columns + column
      cells[index] = cell
      if cell.columns == 2 {
        cells[index + 1] = StoredCell(code: StoredCell.blank, style: cell.style, columns: 0)
      }
    } else if cell.columns == 2 {
      let blank = StoredCell(code: StoredCell.blank, style: cell.style)
      for half in column..<end where columns.contains(half) { place(blank, half, row, columns) }
    }
  }

  /// Makes room for what is about to be put: what would be left beside it of a character goes.
  private mutating func clear(_ columns: Range<Int>, _ row: Int) {
    if columns.isEmpty { return }
    blank(across: columns.lowerBound, row)
    blank(across: columns.upperBound, row)
  }

  /// Blanks the character that stands on both sides of where a column begins, if one does.
  private mutating func blank(across column: Int, _ row: Int) {
    guard continues(in: column, row) else { return }
    var (first, end) = (column - 1, column + 1)
    while continues(in: first, row) { first -= 1 }
    while continues(in: end, row) { end += 1 }
    for index in row * size.columns + first..<row * size.columns + end {
      cells[index].code = StoredCell.blank
      cells[index].columns = 1
    }
  }

  // Whether a cell holds more of the character before it: its second half, or a part of
  // one that has several cells.
  private func continues(in column: Int, _ row: Int) -> Bool {
    guard column > 0, column < size.columns else { return false }
    let index = row * size.columns + column
    if cells[index].columns == 0 { return true }
    if cells[index].code < StoredCell.firstMark { return false }
    let sign = cell(cells[index]).sign
    if sign.isPlainAlways { return false }
    let start = cells[index - 1].columns == 0 && column > 1 ? index - 2 : index - 1
    // What begins beside a blank has nothing of it.
    return cells[start].code != StoredCell.blank
      && cell(cells[start]).character.goesOn(in: sign)
  }
}

/// The code point of a 7-bit character, or of its picture where it would drive a terminal.
private func drawable(ascii code: UInt32) -> UInt32 {
  switch code {
  case 0..<0x20: 0x2400 + code
  case 0x7F: 0x2421
  default: code
  }
}
