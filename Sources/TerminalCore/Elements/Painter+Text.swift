extension Painter {
  /// Writes lines into a place; the runs of a line follow each other in reading direction.
  mutating func paint(
    _ text: StyledText, _ lines: [[TextRun]], in place: Rect, _ inner: Surroundings
  ) {
    for (index, line) in lines.prefix(max(0, place.size.rows)).enumerated() {
      let lengths = line.map(\.text.columns)
      let row = place.origin.row + index
      var column =
        place.origin.column
        + text.alignment.offset(lengths.reduce(0, +), in: place.size.columns)
      if index == 0, let cursor = text.cursor { setCursor(column + cursor, row, place, inner) }
      for (run, columns) in zip(line, lengths) {
        let rect = mirrored(
          Rect(column: column, row: row, columns: columns, rows: 1), within: place, inner.direction)
        let style = run.style(on: inner.style)
        let area = place.intersection(inner.clip)
        canvas.put(run.text, at: rect.origin, style, in: area)
        column += columns
      }
    }
  }

  private mutating func setCursor(_ column: Int, _ row: Int, _ place: Rect, _ inner: Surroundings) {
    let cell = Rect(column: column, row: row, columns: 1, rows: 1)
    let point = mirrored(cell, within: place, inner.direction).origin
    if inner.clip.contains(point) { cursor = point }
  }

  /// Repeats a character all over a place.
  mutating func paint(_ run: TextRun, _ place: Rect, _ inner: Surroundings) {
    guard let character = run.text.first, character.columns == 1 else { return }
    canvas.fill(place.intersection(inner.clip), character, run.style(on: inner.style))
  }

  /// Draws a box along the edges of a rectangle.
  mutating func paint(_ border: Border, around rect: Rect, in inner: Surroundings) {
    let style = TextRun("", border.role).style(on: inner.style)
    let (width, height) = (rect.size.columns, rect.size.rows)
    if width < 2 || height < 2 { return }
    let (left, top) = (rect.origin.column, rect.origin.row)
    for (row, isTop) in [(top, true), (top + height - 1, false)] {
      let line =
        String(glyphs.corner(top: isTop, left: true))
        + String(repeating: glyphs.horizontal, count: width - 2)
        + String(glyphs.corner(top: isTop, left: false))
      canvas.put(line, at: Point(column: left, row: row), style, in: inner.clip)
    }
    for row in top + 1..<top + height - 1 {
      let side = String(glyphs.vertical)
      canvas.put(side, at: Point(column: left, row: row), style, in: inner.clip)
      canvas.put(side, at: Point(column: left + width - 1, row: row), style, in: inner.clip)
    }
    paintTitle(border.title, on: rect, inner)
  }

  private mutating func paintTitle(_ title: String, on rect: Rect, _ inner: Surroundings) {
    let room = rect.size.columns - 4
    if title.isEmpty || room < 1 { return }
    let words = " " + title.shortened(columns: room - 2, ellipsis: glyphs.ellipsis) + " "
    let place = Rect(
      column: rect.origin.column + 1, row: rect.origin.row, columns: words.columns, rows: 1)
    let point = mirrored(place, within: rect, inner.direction).origin
    canvas.put(words, at: point, inner.style, in: inner.clip)
  }
}
