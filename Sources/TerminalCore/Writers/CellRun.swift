/// Neighboring cells of a row that look the same.
struct CellRun {
  /// The columns covered, from 0.
  var columns: Range<Int>
  /// The characters; one for two columns where it is wide.
  var text: String
  /// The style that all of them have.
  let style: Style
  /// The look of a part of a picture; nil has that of the style.
  var look: ResolvedStyle?
  /// Whether these are wide characters; a run has wide or narrow ones only.
  let isWide: Bool
}

extension CellRun {
  /// The same without what its characters alone look like: with the colors, and
  /// what decides which is behind.
  var plain: CellRun {
    var style = style
    style.attributes.formIntersection([.reverse, .dim])
    var look = look
    look?.attributes.formIntersection([.reverse, .dim])
    return CellRun(columns: columns, text: text, style: style, look: look, isWide: isWide)
  }
}

/// A part of a row for files that put text in order themselves.
enum RowPart {
  /// Words that are written from left to right.
  case run(CellRun)
  /// A field in logical order, of which some runs from right to left.
  case field(Field, [CellRun])

  /// Where a field lies.
  struct Field {
    /// Those of its cells.
    let columns: Range<Int>
    /// Which way it runs.
    let direction: Direction
    /// Whether it stands at the right of its room, and not at the left.
    let isAtRight: Bool

    /// Whether it stands where it ends: on a phone that begins at the other side.
    var standsAtEnd: Bool { isAtRight != (direction == .rightToLeft) }
  }
}

extension Canvas {
  /// The runs of a row, from the left.
  ///
  /// - Parameters:
  ///   - columns: Those that are looked at; all by default.
  ///   - splitsWide: Keeps wide characters apart from narrow ones.
  ///   - marks: What is written of that which stands invisibly around the characters.
  ///   - pictures: Made ready for this canvas; without it, pictures are in shades.
  func runs(
    row: Int, columns: Range<Int>? = nil, splitsWide: Bool = false, marks: DirectionMarks = [],
    pictures: TileSheet? = nil
  ) -> [CellRun] {
    var runs: [CellRun] = []
    let cells = self.row(row)
    for column in columns ?? 0..<size.columns {
      let cell = cells[column]
      if cell.columns == 0 { continue }
      let end = column + Int(cell.columns)
      if let shown = pictures?.shown(cell, at: Point(column: column, row: row)) {
        runs.append(shown, style: cell.style, column)
        continue
      }
      let isWide = splitsWide && cell.columns == 2
      if let last = runs.last, last.style == cell.style, last.look == nil,
        last.isWide == isWide
          || last.columns.upperBound == column && last.text.last?.goesOn(in: cell.sign) == true
      {
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
      } else {
        runs.append(CellRun(columns: column..<end, text: "", style: cell.style, isWide: isWide))
      }
      runs[runs.count - 1].text += cell.text(with: marks)
    }
    return runs
  }

  /// The runs and fields of a row, from the left.
  ///
  /// - Parameter pictures: Made ready for this canvas.
  func parts(row: Int, pictures: TileSheet) -> [RowPart] {
    var parts: [RowPart] = []
    var next = 0
    for field in fields(row: row) {
      parts += runs(
        row: row, columns: next..<field.columns.lowerBound, splitsWide: true, pictures: pictures
      )
      .map(RowPart.run)
      let runs = runs(row: row, columns: field.columns, marks: .withinField)
      parts.append(.field(field, runs))
      next = field.columns.upperBound
    }
    return parts
      + runs(row: row, columns: next..<size.columns, splitsWide: true, pictures: pictures).map(
        RowPart.run)
  }

  /// The fields of a row that are in logical order.
  private func fields(row: Int) -> [RowPart.Field] {
    var fields: [RowPart.Field] = []
    var start: (column: Int, direction: Direction, isAtRight: Bool)?
    for (column, cell) in self.row(row).enumerated() where !cell.marks.isEmpty {
      if let direction = cell.marks.opens {
        start = (column, direction, cell.marks.contains(.standsAtRight))
      }
      if cell.marks.contains(.closes), let opening = start {
        let columns = opening.column..<column + Int(cell.columns)
        fields.append(
          RowPart.Field(
            columns: columns, direction: opening.direction, isAtRight: opening.isAtRight))
        start = nil
      }
    }
    return fields
  }

  /// Ends fields where something else is about to cover a part of them, and
  /// begins them anew behind it.
  mutating func cutFields(around rect: Rect) {
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      for field in fields(row: row) where !area.columnRange.clamped(to: field.columns).isEmpty {
        let start = row * size.columns
        let (first, end) = (area.columnRange.lowerBound, area.columnRange.upperBound)
        let cut = quotation(at: first, in: field.columns, row)
        let begun = quotation(at: end, in: field.columns, row)
        if field.columns.contains(first - 1) {
          // What stands around a wide character is written with its first column.
          let last = cells[start + first - 1].columns == 0 ? first - 2 : first - 1
          cells[start + last].marks.formUnion(cut == nil ? .closes : [.closes, .endsQuotation])
        }
        if field.columns.contains(end) {
          cells[start + end].marks.formUnion(DirectionMarks(opening: field.direction))
          if field.isAtRight { cells[start + end].marks.insert(.standsAtRight) }
          if let begun { cells[start + end].marks.formUnion(DirectionMarks(quoting: begun)) }
        }
      }
    }
  }

  // The direction of the quotation that began in a field before a column and goes on
  // there; nil where none does.
  private func quotation(at column: Int, in field: Range<Int>, _ row: Int) -> Direction? {
    let cells = self.row(row)
    return field.prefix { $0 < column }.reduce(nil) { direction, column in
      let marks = cells[column].marks
      return marks.contains(.endsQuotation) ? nil : marks.quotes ?? direction
    }
  }

  /// The characters of a row, without blanks at its end.
  func text(row: Int) -> String {
    var text = ""
    for cell in self.row(row) where cell.columns > 0 { text.append(cell.character) }
    return text.droppingTrailingBlanks
  }
}

extension Cell {
  /// The character with what stands invisibly around it, as far as that is wanted.
  func text(with wanted: DirectionMarks) -> String {
    let marks = marks.intersection(wanted)
    if marks.isEmpty { return String(character) }
    var text = String.UnicodeScalarView(marks.before)
    text.append(contentsOf: character.unicodeScalars)
    text.append(contentsOf: marks.after)
    return String(text)
  }
}

extension [CellRun] {
  fileprivate mutating func append(_ shown: ShownCell, style: Style, _ column: Int) {
    if let last, last.look == shown.look, last.columns.upperBound == column {
      self[count - 1].columns = last.columns.lowerBound..<column + 1
      self[count - 1].text.append(shown.character)
    } else {
      append(
        CellRun(
          columns: column..<column + 1, text: String(shown.character), style: style,
          look: shown.look, isWide: false))
    }
  }
}

extension Frame {
  /// Its pictures in the colors of a depth.
  func tileSheet(depth: ColorDepth) -> TileSheet {
    var sheet = TileSheet(palette, depth: depth)
    sheet.prepare(for: canvas)
    return sheet
  }
}
