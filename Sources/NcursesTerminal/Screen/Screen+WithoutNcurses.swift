internal import CNcurses
import TerminalCore

extension Screen {
  /// Writes by itself what changed in a frame, or all of the first one, on a terminal of xterm's
  /// descent: the way through ncurses takes several times as long, is one more write, and says more
  /// than the terminal has to be told.
  ///
  /// ncurses hears of it when it is needed next (`tellNcurses`).
  ///
  /// - Returns: False where it is left to ncurses; then nothing was written.
  mutating func write(
    _ changes: [RowChange], of frame: Frame, cursor: Point?, into bytes: inout [UInt8]
  ) -> Bool {
    guard mayWrite(frame), let ground = colors.rendition(of: Style()) else { return false }
    let shown = (last, detached)
    guard let update = update(changes, to: frame.canvas, on: ground) else {
      (last, detached) = shown
      return false
    }
    write(update, of: frame, on: ground, cursor: cursor, into: &bytes)
    unknownRows.formUnion(update.touchedRows)
    isCursorElsewhere = true
    return true
  }

  /// What is to be written; `last` and `detached` become what is there when
  /// rows have been moved for it.
  ///
  /// - Returns: Nil where something of it can only be written through ncurses.
  private mutating func update(
    _ changes: [RowChange], to canvas: Canvas, on ground: GraphicRendition
  ) -> ScreenUpdate? {
    let scroll = last.flatMap { RowScroll(changes, in: canvas, since: $0) }
    if let scroll { moveRows(scroll) }
    // Not every terminal fills the rows that are left with a color.
    let exposed = ground.hasStandardBackground ? 0..<0 : scroll?.exposedRows ?? 0..<0
    let changes = scroll == nil ? changes : self.changes(to: canvas, andAllOf: exposed)
    guard !changes.contains(where: { canvas.hasMarks(inRow: $0.row, $0.columns) }) else {
      return nil
    }
    let before = last ?? (abilities.mayErase(ground) ? Canvas(size: size) : nil)
    let rows = changedRows(changes, of: canvas, since: before, andAllOf: exposed)
    return stretches(of: rows).map { ScreenUpdate(scroll: scroll, rows: rows, stretches: $0) }
  }

  private mutating func write(
    _ update: ScreenUpdate, of frame: Frame, on ground: GraphicRendition, cursor: Point?,
    into bytes: inout [UInt8]
  ) {
    var writer = CharacterWriter(abilities, columns: size.columns)
    keepDetached(of: update.rows)
    if last == nil { clear(in: ground, with: &writer) }
    if let scroll = update.scroll {
      writer.scroll(scroll, of: size.rows, &colors.renditions)
    }
    for stretch in update.stretches.onEachGround {
      write(stretch, of: frame.canvas, with: &writer)
    }
    let isAllWritten = !update.isAnyDetached && !hasLinks(frame)
    writer.end(at: isAllWritten ? cursor : nil)
    bytes += writer.bytes
    if isAllWritten { return }
    writeBeside(update, of: frame, into: &bytes)
    if let cursor { bytes += Capabilities.bytes("cup", cursor.row, cursor.column) }
  }

  // What is written over the rest: characters at places of their own, and links.
  private mutating func writeBeside(
    _ update: ScreenUpdate, of frame: Frame, into bytes: inout [UInt8]
  ) {
    let start = bytes.count
    if update.isAnyDetached {
      paint(update.rows.map { ($0.number, $0.detached) }, of: frame.canvas, into: &bytes)
    }
    paintLinks(of: frame, update.touchedRows, into: &bytes)
    colors.slots.translate(&bytes)
    RenditionReduction.reduce(&bytes, from: start)
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

  private func mayWrite(_ frame: Frame) -> Bool {
    capabilities.followsXterm && frame.canvas.size == size && last?.size ?? size == size
      && frame.canvas.pictures.isEmpty && last?.pictures.isEmpty ?? true && areNoPixelsShown
  }

  // Where pictures are pixels, a whole screen is cleared by ncurses: what takes
  // them off differs by terminal.
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
