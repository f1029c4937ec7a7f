import TerminalCore

/// A row with the parts of it that are to be written, from the left.
struct ChangedRow {
  /// From 0.
  let number: Int
  let cells: CanvasRow
  /// Whole characters.
  private(set) var parts: [Range<Int>]
  /// The first columns of the characters of the parts that are written at places of their own.
  let detached: [Int]

  /// The first column of the first part, which is no longer one of it then.
  fileprivate mutating func takeMark() -> Range<Int> {
    let column = parts[0].lowerBound
    parts[0] = column + 1..<parts[0].upperBound
    return column..<column + 1
  }
}

extension Screen {
  /// The parts that are to be written of rows; unchanged characters between two are written again
  /// where to go over them takes as many bytes.
  ///
  /// - Parameters:
  ///   - last: What the terminal shows; nil where all of the rows is to be written.
  ///   - unknown: Rows of which that is not known.
  mutating func changedRows(
    _ changes: [RowChange], of canvas: Canvas, since last: Canvas?, andAllOf unknown: Range<Int>
  ) -> [ChangedRow] {
    changes.map { change in
      let cells = canvas.row(change.row)
      let known = unknown.contains(change.row) ? nil : last
      let parts =
        known.map { canvas.changedParts(inRow: change.row, change.columns, since: $0, joining: 4) }
        ?? [change.columns]
      return ChangedRow(
        number: change.row, cells: cells, parts: parts,
        detached: parts.flatMap { detachedColumns($0, in: cells) })
    }
  }

  /// Cuts rows into what looks the same; nil where something can only be written through ncurses.
  mutating func stretches(of rows: [ChangedRow]) -> [Stretch]? {
    var rows = rows
    var stretches: [Stretch] = []
    var first = 0
    while first < rows.count {
      let end = max(first + 1, endOfStrip(in: rows, from: first))
      if end - first > 1 {
        for index in first..<end {
          let mark = rows[index].takeMark()
          guard add(mark, of: rows[index], to: &stretches) else { return nil }
        }
      }
      for row in rows[first..<end] {
        for part in row.parts where !add(part, of: row, to: &stretches) { return nil }
      }
      first = end
    }
    return stretches
  }

  /// Adds a part of a row; false where something of it can only be written through ncurses.
  private mutating func add(
    _ part: Range<Int>, of row: ChangedRow, to stretches: inout [Stretch]
  ) -> Bool {
    var column = part.lowerBound
    while column < part.upperBound {
      let end = row.cells.endOfStyle(from: column, before: part.upperBound)
      guard let rendition = colors.rendition(of: row.cells.style(at: column)) else { return false }
      let isBlank = row.cells.isBlank(column..<end)
      stretches.add(
        Stretch(row: row.number, columns: column..<end, rendition: rendition, isBlank: isBlank))
      column = end
    }
    return true
  }

  /// Writes characters, and blanks in the place of those that are written at places of their own.
  mutating func write(
    _ stretch: Stretch, of canvas: Canvas, with writer: inout CharacterWriter
  ) {
    let row = canvas.row(stretch.row)
    var column = stretch.columns.lowerBound
    writer.move(to: Point(column: column, row: stretch.row))
    writer.draw(in: stretch.rendition)
    while column < stretch.columns.upperBound {
      if detached[stretch.row].contains(column) {
        let width = max(1, Int(row[column].columns))
        writer.write(" ", width: 1, times: width, &colors.renditions)
        column += width
      } else if let next = row.repeated(from: column, before: stretch.columns.upperBound) {
        // The second column of a wide character comes with the first.
        if next.columns > 0 {
          writer.write(next.scalar, width: next.columns, times: next.count, &colors.renditions)
        }
        column += next.count * max(1, next.columns)
      } else {
        return
      }
    }
  }

  /// Where the rows end that begin with the same mark, standing alone and below each other: what
  /// follows each of them looks otherwise, so that they are written one after the other.
  private mutating func endOfStrip(in rows: [ChangedRow], from first: Int) -> Int {
    guard let mark = loneMark(of: rows[first]) else { return first }
    var end = first + 1
    while end < rows.count, rows[end].number == rows[end - 1].number + 1,
      let next = loneMark(of: rows[end]), next == mark
    {
      end += 1
    }
    return end
  }

  private mutating func loneMark(
    of row: ChangedRow
  ) -> (column: Int, rendition: GraphicRendition)? {
    guard let part = row.parts.first, part.count > 1,
      let mark = row.cells.repeated(from: part.lowerBound, before: part.lowerBound + 1),
      mark.columns == 1,
      let look = colors.rendition(of: row.cells.style(at: part.lowerBound)),
      let other = colors.rendition(of: row.cells.style(at: part.lowerBound + 1)),
      mark.scalar == " " ? !look.looksAlikeOnBlanks(other) : look != other
    else { return nil }
    return (part.lowerBound, look)
  }

  // What terminals do not agree on, and what is several code points.
  private mutating func detachedColumns(_ columns: Range<Int>, in row: CanvasRow) -> [Int] {
    if row.isASCII(columns) { return [] }
    var found: [Int] = []
    var column = columns.lowerBound
    while column < columns.upperBound {
      guard let next = row.repeated(from: column, before: columns.upperBound) else {
        found.append(column)
        column += max(1, Int(row[column].columns))
        continue
      }
      let width = max(1, next.columns)
      if !isAgreed(next.scalar, next.columns) {
        found += stride(from: column, to: column + next.count * width, by: width)
      }
      column += next.count * width
    }
    return found
  }

  // The second column of a wide character comes with the first.
  private mutating func isAgreed(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    if columns == 0 || scalar.isASCII { return true }
    if let known = agreedColumns[scalar] { return known == columns }
    let isPlain = Glyph(Character(scalar), columns: columns) == .plain
    agreedColumns[scalar] = isPlain ? columns : 0
    return isPlain
  }

  /// Keeps which characters are written at places of their own, where rows are as the
  /// terminal shows them from now on.
  mutating func keepDetached(of rows: [ChangedRow]) {
    for row in rows where !(detached[row.number].isEmpty && row.detached.isEmpty) {
      let unchanged = detached[row.number].filter { column in
        !row.parts.contains { $0.contains(column) }
      }
      detached[row.number] = (unchanged + row.detached).sorted()
    }
  }
}
