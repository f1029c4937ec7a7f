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
    guard let last, mayWrite(changes, of: frame, since: last) else { return false }
    guard var rows = changedRows(changes, of: frame.canvas, since: last) else { return false }
    var writer = CharacterWriter(abilities, columns: size.columns)
    var first = 0
    while first < rows.count {
      let end = max(first + 1, writeStrip(&rows, from: first, with: &writer))
      for row in rows[first..<end] { write(row, with: &writer) }
      first = end
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
      frame.links.isEmpty, lastLinks.isEmpty, changes.allSatisfy({ detached[$0.row].isEmpty })
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

  /// A row with the parts of it that are to be written, from the left.
  private struct ChangedRow {
    let number: Int
    let cells: CanvasRow
    var parts: [Range<Int>]
  }

  // Unchanged characters between two parts are written again where to go over them takes as many bytes. Nil where
  // something can only be written through ncurses.
  private mutating func changedRows(
    _ changes: [RowChange], of canvas: Canvas, since last: Canvas
  ) -> [ChangedRow]? {
    var rows: [ChangedRow] = []
    for change in changes {
      let cells = canvas.row(change.row)
      guard change.columns.allSatisfy({ isSingle($0, in: cells) }) else { return nil }
      let parts = canvas.changedParts(
        inRow: change.row, change.columns, since: last, joining: 4)
      rows.append(ChangedRow(number: change.row, cells: cells, parts: parts))
    }
    return rows
  }

  /// Writes the marks that stand alone at the beginning of rows below each other: they look the same, and what follows
  /// each of them looks otherwise.
  ///
  /// - Parameter first: The row from which on.
  /// - Returns: The row behind them; no mark is written where only one row has it.
  private mutating func writeStrip(
    _ rows: inout [ChangedRow], from first: Int, with writer: inout CharacterWriter
  ) -> Int {
    guard let mark = loneMark(of: rows[first]) else { return first }
    var end = first + 1
    while end < rows.count, rows[end].number == rows[end - 1].number + 1,
      let next = loneMark(of: rows[end]), next == mark
    {
      end += 1
    }
    if end - first < 2 { return first }
    for index in first..<end {
      writer.move(to: Point(column: mark.column, row: rows[index].number))
      _ = write(mark.column..<mark.column + 1, of: rows[index].cells, with: &writer)
      rows[index].parts[0] = mark.column + 1..<rows[index].parts[0].upperBound
    }
    return end
  }

  private mutating func loneMark(
    of row: ChangedRow
  ) -> (column: Int, rendition: GraphicRendition)? {
    guard let part = row.parts.first, part.count > 1,
      let mark = row.cells.single(at: part.lowerBound), mark.columns == 1,
      let next = row.cells.single(at: part.lowerBound + 1),
      let (look, other) = both(colors.rendition(of: mark.style), colors.rendition(of: next.style)),
      mark.scalar == " " ? !look.looksAlikeOnBlanks(other) : look != other
    else { return nil }
    return (part.lowerBound, look)
  }

  private func both(
    _ first: GraphicRendition?, _ second: GraphicRendition?
  ) -> (GraphicRendition, GraphicRendition)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  private mutating func write(_ row: ChangedRow, with writer: inout CharacterWriter) {
    for part in row.parts {
      writer.move(to: Point(column: part.lowerBound, row: row.number))
      var column = part.lowerBound
      while column < part.upperBound {
        column += write(column..<part.upperBound, of: row.cells, with: &writer)
      }
    }
  }

  /// Writes the first character of a part, as often as it follows itself; how many columns it took.
  private mutating func write(
    _ part: Range<Int>, of row: CanvasRow, with writer: inout CharacterWriter
  ) -> Int {
    guard let cell = row.single(at: part.lowerBound), cell.columns > 0,
      let rendition = colors.rendition(of: cell.style)
    else { return 1 }
    var count = 1
    while part.lowerBound + count * cell.columns < part.upperBound,
      let next = row.single(at: part.lowerBound + count * cell.columns), next == cell
    {
      count += 1
    }
    writer.write(
      cell.scalar, width: cell.columns, times: count, in: rendition, &colors.renditions)
    return count * cell.columns
  }

  // The second column of a wide character comes with the first.
  private mutating func isSingle(_ column: Int, in row: CanvasRow) -> Bool {
    guard let cell = row.single(at: column), colors.rendition(of: cell.style) != nil else {
      return false
    }
    return cell.columns == 0 || cell.scalar.isASCII || isAgreed(cell.scalar, cell.columns)
  }

  private mutating func isAgreed(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
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
