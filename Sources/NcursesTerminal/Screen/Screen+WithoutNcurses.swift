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
    guard mayWrite(frame), let ground = colors.rendition(of: Style()) else { return false }
    var writer = CharacterWriter(abilities, columns: size.columns)
    let shown = (last, detached)
    var changes = changes
    let scroll = last.flatMap { RowScroll(changes, in: frame.canvas, since: $0) }
    if let scroll {
      guard writer.mayErase(ground) else { return false }
      moveRows(scroll)
      changes = self.changes(to: frame.canvas)
    }
    let before = last ?? (writer.mayErase(ground) ? Canvas(size: size) : nil)
    let rows = changedRows(changes, of: frame.canvas, since: before)
    guard !changes.contains(where: { frame.canvas.hasMarks(inRow: $0.row, $0.columns) }),
      let stretches = stretches(of: rows)
    else {
      (last, detached) = shown
      return false
    }
    keepDetached(of: rows)
    if last == nil { clear(in: ground, with: &writer) }
    if let scroll { writer.scroll(scroll, of: size.rows, in: ground, &colors.renditions) }
    for stretch in stretches.onEachGround { write(stretch, of: frame.canvas, with: &writer) }
    let isAnyDetached = rows.contains { !$0.detached.isEmpty }
    writer.end(at: isAnyDetached ? nil : cursor)
    bytes += writer.bytes
    if isAnyDetached { paintDetached(of: rows, frame.canvas, cursor: cursor, into: &bytes) }
    unknownRows.formUnion(changes.map(\.row))
    if let scroll { unknownRows.formUnion(scroll.rows) }
    isCursorElsewhere = true
    return true
  }

  // As the terminal is going to do it.
  private mutating func moveRows(_ scroll: RowScroll) {
    last?.scroll(scroll.rows, by: scroll.distance)
    let old = detached
    for row in scroll.rows {
      let source = row + scroll.distance
      detached[row] = scroll.rows.contains(source) ? old[source] : []
    }
  }

  private mutating func paintDetached(
    of rows: [ChangedRow], _ canvas: Canvas, cursor: Point?, into bytes: inout [UInt8]
  ) {
    paint(rows.map { ($0.number, $0.detached) }, of: canvas, into: &bytes)
    if let cursor { bytes += Capabilities.bytes("cup", cursor.row, cursor.column) }
  }

  private func mayWrite(_ frame: Frame) -> Bool {
    capabilities.followsXterm && frame.canvas.size == size && last?.size ?? size == size
      && frame.canvas.pictures.isEmpty && last?.pictures.isEmpty ?? true && areNoPixelsShown
      && frame.links.isEmpty && lastLinks.isEmpty
  }

  // Where pictures are pixels, a whole screen is cleared by ncurses: what takes them off differs by terminal.
  private var areNoPixelsShown: Bool { pixels.map { last != nil && $0.isIdle } ?? true }

  // What ncurses would do with the next frame that it gets, had it not been done.
  private mutating func clear(in ground: GraphicRendition, with writer: inout CharacterWriter) {
    writer.clear(in: ground, &colors.renditions)
    for window in [cn_shown_window(), cn_wanted_window()] { clearok(window, false) }
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
