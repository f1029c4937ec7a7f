extension Painter {
  /// Writes a text into a place; the runs of a line follow each other in reading direction.
  ///
  /// - Parameter lines: Nil where it stands on one line as it is.
  mutating func paint(
    _ text: StyledText, _ lines: [SetLine]?, in place: Rect, _ inner: Surroundings
  ) {
    let text = text.drawn(with: glyphs)
    var paragraphs = MixedParagraphs(text)
    let first = place.origin.row
    guard let lines else {
      if place.size.rows > 0 {
        paint(SetLine(runs: text.runs), of: &paragraphs, at: first, in: place, inner)
      }
      return
    }
    // To put in order what a window does not show would take as long as all that was ever written.
    let rows = first..<first + min(lines.count, max(0, place.size.rows))
    for row in inner.clip.rowRange.clamped(to: rows) {
      paint(lines[row - first], of: &paragraphs, at: row, in: place, inner)
    }
  }

  private mutating func paint(
    _ line: SetLine, of paragraphs: inout MixedParagraphs, at row: Int, in place: Rect,
    _ inner: Surroundings
  ) {
    let text = paragraphs.text
    if let paragraph = paragraphs.mixed(line, inner.direction) {
      let mixed = MixedText(line, of: paragraph, inner)
      return paint(mixed, of: text, isFirst: line.start == 0, at: row, in: place, inner)
    }
    let columns = line.runs.reduce(0) { $0 + $1.columns }
    var column = place.origin.column + text.alignment.offset(columns, in: place.size.columns)
    if line.start == 0, let cursor = text.cursor {
      setCursor(Point(column: column + cursor, row: row), inner)
    }
    let area = place.intersection(inner.clip)
    for run in line.runs {
      canvas.put(run, at: Point(column: column, row: row), on: inner.style, in: area)
      column += run.columns
    }
  }

  private mutating func setCursor(_ point: Point, _ inner: Surroundings) {
    if inner.clip.contains(point) { cursor = point }
  }

  /// Writes a line of which some runs from right to left, or that stands where reading does.
  ///
  /// - Parameter isFirst: Whether it is the first line, on which the cursor is.
  private mutating func paint(
    _ mixed: MixedText, of text: StyledText, isFirst: Bool, at row: Int, in place: Rect,
    _ inner: Surroundings
  ) {
    var seen = mixed.cells(reordering)
    seen.standFields(text.alignment, inner.direction)
    if mixed.hasRightToLeft, reordering?.isWhole == true { isReordered = true }
    let columns = seen.reduce(0) { $0 + Int($1.columns) }
    let offset = text.alignment.offset(columns, in: place.size.columns)
    let rect = Rect(column: place.origin.column + offset, row: row, columns: columns, rows: 1)
    let start = mirrored(rect, within: place, inner.direction).origin
    canvas.put(seen, at: start, in: place.intersection(inner.clip))
    if isFirst, let cursor = text.cursor {
      let column = start.column + mixed.column(ofCursor: cursor, reordering)
      setCursor(Point(column: column, row: row), inner)
    }
  }

  /// Repeats a character all over a place.
  mutating func paint(_ run: TextRun, _ place: Rect, _ inner: Surroundings) {
    guard let character = run.text.first, character.columns == 1 else { return }
    canvas.fill(place.intersection(inner.clip), character, run.style(on: inner.style))
  }

  /// Draws a picture at the leading side of a place; what does not fit is clipped.
  mutating func paint(_ mosaic: Mosaic, _ place: Rect, _ inner: Surroundings) {
    let own = Rect(
      column: place.origin.column, row: place.origin.row, columns: mosaic.size.columns,
      rows: mosaic.size.rows)
    let origin = mirrored(own, within: place, inner.direction).origin
    let area = place.intersection(inner.clip)
    canvas.put(mosaic, at: origin, inner.style, glyphs: glyphs, in: area)
  }

  /// Draws a box along the edges of a rectangle.
  mutating func paint(_ border: Border, around rect: Rect, in inner: Surroundings) {
    let style = TextRun("", border.role).style(on: inner.style)
    let (width, height) = (rect.size.columns, rect.size.rows)
    if width < 2 || height < 2 { return }
    let (left, top) = (rect.origin.column, rect.origin.row)
    for (row, isTop) in [(top, true), (top + height - 1, false)] {
      let line =
        String(glyphs.corner(top: isTop, left: true, isRounded: border.isRounded))
        + String(repeating: glyphs.horizontal, count: width - 2)
        + String(glyphs.corner(top: isTop, left: false, isRounded: border.isRounded))
      canvas.put(line, at: Point(column: left, row: row), style, in: inner.clip)
    }
    for row in top + 1..<top + height - 1 {
      let side = String(glyphs.vertical)
      canvas.put(side, at: Point(column: left, row: row), style, in: inner.clip)
      canvas.put(side, at: Point(column: left + width - 1, row: row), style, in: inner.clip)
    }
    paintTitle(border.title(glyphs), on: rect, inner)
  }

  private mutating func paintTitle(_ title: String, on rect: Rect, _ inner: Surroundings) {
    let room = rect.size.columns - Border.columnsBesideTitle
    if title.isEmpty || room < 1 { return }
    let words = " " + title.shortened(columns: room, ellipsis: glyphs.cut) + " "
    let place = Rect(
      column: rect.origin.column + 1, row: rect.origin.row, columns: words.columns, rows: 1)
    paint(
      StyledText([TextRun(words)]), nil, in: mirrored(place, within: rect, inner.direction), inner)
  }
}

extension [Cell] {
  /// Says of fields at which side they stand.
  fileprivate mutating func standFields(_ alignment: Alignment, _ direction: Direction) {
    for index in indices {
      guard let own = self[index].marks.opens else { continue }
      let isAtRight =
        switch alignment {
        case .leading: direction == .rightToLeft
        case .center: own == .rightToLeft
        case .trailing: direction == .leftToRight
        }
      if isAtRight { self[index].marks.insert(.standsAtRight) }
    }
  }
}
