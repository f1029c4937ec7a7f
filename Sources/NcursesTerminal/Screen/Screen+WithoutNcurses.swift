internal import CNcurses
import TerminalCore

extension Screen {
  /// Writes by itself what changed in a frame, where that is characters of one code point on a terminal of xterm's descent:
  /// the way through ncurses takes several times as long, is one more write, and says more than the terminal has to be
  /// told.
  ///
  /// ncurses hears of it when it is needed next (`tellNcurses`).
  ///
  /// - Returns: False where it is left to ncurses; then nothing was written.
  mutating func write(
    _ changes: [RowChange], of frame: Frame, cursor: Point?, into bytes: inout [UInt8]
  ) -> Bool {
    guard let last, mayWrite(changes, of: frame, since: last),
      let stretches = stretches(of: changedRows(changes, of: frame.canvas, since: last))
    else { return false }
    var writer = CharacterWriter(abilities, columns: size.columns)
    for stretch in stretches.onEachGround {
      write(stretch, of: frame.canvas.row(stretch.row), with: &writer)
    }
    writer.end(at: cursor)
    bytes += writer.bytes
    unknownRows.formUnion(changes.map(\.row))
    isCursorElsewhere = true
    return true
  }

  private func mayWrite(_ changes: [RowChange], of frame: Frame, since last: Canvas) -> Bool {
    guard capabilities.followsXterm, frame.canvas.size == size, last.size == size,
      frame.canvas.pictures.isEmpty, last.pictures.isEmpty, pixels == nil,
      frame.links.isEmpty, lastLinks.isEmpty, changes.allSatisfy({ detached[$0.row].isEmpty }),
      changes.allSatisfy({ frame.canvas.isOfSingles(inRow: $0.row, $0.columns) })
    else { return false }
    return !isScrolled(changes, frame.canvas, since: last)
  }

  // Most of what changed stood higher or lower before: ncurses lets the terminal move it. Where that is so, it is so of
  // one of a few rows.
  private func isScrolled(_ changes: [RowChange], _ new: Canvas, since old: Canvas) -> Bool {
    if changes.count < size.rows / 2 { return false }
    let rows = changes.map(\.row)
    let samples = (1...5).map { rows[$0 * (rows.count - 1) / 6] }
    return samples.contains { sample in
      (0..<size.rows).contains { before in
        new.shows(sample, as: before, of: old)
          && isMoved(rows, by: before - sample, new, since: old)
      }
    }
  }

  private func isMoved(_ rows: [Int], by distance: Int, _ new: Canvas, since old: Canvas) -> Bool {
    let moved = rows.count { row in
      (0..<size.rows).contains(row + distance) && new.shows(row, as: row + distance, of: old)
    }
    return moved * 2 > rows.count
  }

  // Unchanged characters between two parts are written again where to go over them takes as many bytes.
  private func changedRows(
    _ changes: [RowChange], of canvas: Canvas, since last: Canvas
  ) -> [ChangedRow] {
    changes.map { change in
      ChangedRow(
        number: change.row, cells: canvas.row(change.row),
        parts: canvas.changedParts(inRow: change.row, change.columns, since: last, joining: 4))
    }
  }

  // Nil where something can only be written through ncurses.
  private mutating func stretches(of rows: [ChangedRow]) -> [Stretch]? {
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
      guard areAgreed(column..<end, in: row.cells) else { return false }
      let isBlank = row.cells.isBlank(column..<end)
      stretches.add(
        Stretch(row: row.number, columns: column..<end, rendition: rendition, isBlank: isBlank))
      column = end
    }
    return true
  }

  private mutating func write(
    _ stretch: Stretch, of row: CanvasRow, with writer: inout CharacterWriter
  ) {
    var column = stretch.columns.lowerBound
    writer.move(to: Point(column: column, row: stretch.row))
    writer.draw(in: stretch.rendition)
    while let next = next(at: column, in: row, before: stretch.columns.upperBound) {
      // The second column of a wide character comes with the first.
      if next.columns > 0 {
        writer.write(next.scalar, width: next.columns, times: next.count, &colors.renditions)
      }
      column += next.count * max(1, next.columns)
    }
  }

  private func next(
    at column: Int, in row: CanvasRow, before end: Int
  ) -> (scalar: Unicode.Scalar, columns: Int, count: Int)? {
    column < end ? row.repeated(from: column, before: end) : nil
  }

  /// Where the rows end that begin with the same mark, standing alone and below each other: what follows each of them
  /// looks otherwise, so that they are written one after the other.
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

  private mutating func areAgreed(_ columns: Range<Int>, in row: CanvasRow) -> Bool {
    if row.isASCII(columns) { return true }
    var column = columns.lowerBound
    while let next = next(at: column, in: row, before: columns.upperBound) {
      if !isAgreed(next.scalar, next.columns) { return false }
      column += next.count * max(1, next.columns)
    }
    return true
  }

  // The second column of a wide character comes with the first.
  private mutating func isAgreed(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    if columns == 0 || scalar.isASCII { return true }
    if let known = agreedColumns[scalar] { return known == columns }
    let isPlain = Glyph(Character(scalar), columns: columns) == .plain
    agreedColumns[scalar] = isPlain ? columns : 0
    return isPlain
  }

  /// Lets ncurses know what was written without it, before it goes on from there.
  mutating func tellNcurses(into bytes: inout [UInt8]) {
    if isCursorElsewhere { returnCursor(into: &bytes) }
    isCursorElsewhere = false
    guard let last else { return unknownRows.removeAll() }
    for row in unknownRows.sorted() {
      for window in [cn_shown_window(), cn_wanted_window()] {
        _ = painter.paint(
          last.row(row), 0..<size.columns, row: row, on: window, colors: &colors,
          pictures: pictures)
      }
    }
    unknownRows.removeAll()
  }
}

/// A row with the parts of it that are to be written, from the left.
private struct ChangedRow {
  let number: Int
  let cells: CanvasRow
  var parts: [Range<Int>]

  /// The first column of the first part, which is no longer one of it then.
  mutating func takeMark() -> Range<Int> {
    let column = parts[0].lowerBound
    parts[0] = column + 1..<parts[0].upperBound
    return column..<column + 1
  }
}
