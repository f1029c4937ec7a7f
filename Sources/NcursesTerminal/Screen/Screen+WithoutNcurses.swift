internal import CNcurses
import TerminalCore

extension Screen {
  /// Writes by itself what changed in a frame, or all of the first one, on a terminal of xterm's descent: the way through
  /// ncurses takes several times as long, is one more write, and says more than the terminal has to be told.
  ///
  /// ncurses hears of it when it is needed next (`tellNcurses`).
  ///
  /// - Returns: False where it is left to ncurses; then nothing was written.
  mutating func write(
    _ changes: [RowChange], of frame: Frame, cursor: Point?, into bytes: inout [UInt8]
  ) -> Bool {
    guard mayWrite(changes, of: frame), let ground = colors.rendition(of: Style()) else {
      return false
    }
    var writer = CharacterWriter(abilities, columns: size.columns)
    let before = last ?? (writer.mayErase(ground) ? Canvas(size: size) : nil)
    let rows = changedRows(changes, of: frame.canvas, since: before)
    guard let stretches = stretches(of: rows) else { return false }
    keepDetached(of: rows)
    if last == nil { clear(in: ground, with: &writer) }
    for stretch in stretches.onEachGround { write(stretch, of: frame.canvas, with: &writer) }
    let isAnyDetached = rows.contains { !$0.detached.isEmpty }
    writer.end(at: isAnyDetached ? nil : cursor)
    bytes += writer.bytes
    if isAnyDetached { paintDetached(of: rows, frame.canvas, cursor: cursor, into: &bytes) }
    unknownRows.formUnion(changes.map(\.row))
    isCursorElsewhere = true
    return true
  }

  private mutating func paintDetached(
    of rows: [ChangedRow], _ canvas: Canvas, cursor: Point?, into bytes: inout [UInt8]
  ) {
    paint(rows.map { ($0.number, $0.detached) }, of: canvas, into: &bytes)
    if let cursor { bytes += Capabilities.bytes("cup", cursor.row, cursor.column) }
  }

  private func mayWrite(_ changes: [RowChange], of frame: Frame) -> Bool {
    guard capabilities.followsXterm, frame.canvas.size == size, last?.size ?? size == size,
      frame.canvas.pictures.isEmpty, last?.pictures.isEmpty ?? true, areNoPixelsShown,
      frame.links.isEmpty, lastLinks.isEmpty,
      !changes.contains(where: { frame.canvas.hasMarks(inRow: $0.row, $0.columns) })
    else { return false }
    return last.map { !isScrolled(changes, frame.canvas, since: $0) } ?? true
  }

  // Where pictures are pixels, a whole screen is cleared by ncurses: what takes them off differs by terminal.
  private var areNoPixelsShown: Bool { pixels.map { last != nil && $0.isIdle } ?? true }

  // What ncurses would do with the next frame that it gets, had it not been done.
  private mutating func clear(in ground: GraphicRendition, with writer: inout CharacterWriter) {
    writer.clear(in: ground, &colors.renditions)
    for window in [cn_shown_window(), cn_wanted_window()] { clearok(window, false) }
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

  /// Lets ncurses know what was written without it, before it goes on from there.
  mutating func tellNcurses(into bytes: inout [UInt8]) {
    if isCursorElsewhere { returnCursor(into: &bytes) }
    isCursorElsewhere = false
    guard let last else { return unknownRows.removeAll() }
    for row in unknownRows.sorted() {
      for window in [cn_shown_window(), cn_wanted_window()] {
        detached[row] = painter.paint(
          last.row(row), 0..<size.columns, row: row, on: window, colors: &colors,
          pictures: pictures)
      }
    }
    unknownRows.removeAll()
  }
}
