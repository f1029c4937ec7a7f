import TerminalCore

/// Two phones side by side, row by row, with a mark between those that differ.
///
/// Where there is no room for both, what is the same stands once, and what
/// differs one below the other.
struct ComparePane {
  /// The interface's own state.
  let model: Model
  /// What is compared.
  let compare: CompareSheet
  private let marks: Marks

  init(_ model: Model, _ compare: CompareSheet) {
    (self.model, self.compare) = (model, compare)
    marks = Marks(model.glyphs)
  }

  // Two phones that are narrower would cut most of their words.
  private static let leastSideBySide = 72
  // Before the words of a card: the margin, and what is at its side.
  private static let columnsBeforeWords = 3
  // Title, sides, what the cursor is on, keys.
  private static let linesAround = 4

  /// How big either phone is drawn on a sheet; as wide as a list ever is where its rows are
  /// read, which no screen cuts.
  static func phoneSize(_ sheet: Size, _ glyphs: Glyphs = .unicode) -> Size {
    let isWide = sheet.columns >= leastSideBySide
    let columns = isWide ? (sheet.columns - 4) / 2 : sheet.columns - 3
    return Size(
      columns: glyphs == .words ? ScreenLayout.widestList + 1 : max(1, columns),
      rows: max(1, sheet.rows - linesAround))
  }

  private var size: Size { model.sheetSize }
  private var style: CardStyle { CardStyle(model.palette, model.glyphs) }
  private var isWide: Bool { size.columns >= Self.leastSideBySide }
  private var phone: Size { Self.phoneSize(size, model.glyphs) }
  /// Rows that are seen at once.
  var pageRows: Int { phone.rows }

  /// The sheet, over the whole screen.
  var part: Part {
    Part.vertical([
      head, sides, Part.vertical(body).sized(rows: phone.rows), detail,
      ViewKeys(model).part(compare.acts),
    ])
    .sized(columns: size.columns, rows: size.rows)
    .identified(.sheet).meaning(.dialog, label: Words.compare)
  }

  private var head: Part {
    let summary = compare.screens?.comparison.summary ?? ""
    let isSame = compare.screens?.comparison.differences.isEmpty ?? true
    return .horizontal([
      .text(" \(Words.compare) ", .text, .bold), moment, .spacer(minimum: 1),
      .text("\(compare.progress ?? summary) ", isSame ? .dim : .warning, isSame ? [] : .bold),
    ])
  }

  private var moment: Part? {
    compare.moment.map {
      .text("\(marks.dot) \(Words.comparedMoment($0, of: compare.eventCount)) ", .accent)
    }
  }

  private var sides: Part {
    let gap = isWide ? Self.columnsBeforeWords : 0
    return .horizontal([
      side(Words.comparedAsItIs, isRight: false).padded(leading: 1 + gap)
        .sized(columns: isWide ? phone.columns + 4 : nil),
      isWide ? nil : .text("  "),
      side(compare.title, isRight: true).padded(leading: gap).growing(),
    ])
  }

  // The words that Enter is about look as the title of an open tab does.
  private func side(_ title: String, isRight: Bool) -> Part {
    let isSelected = isRight == compare.isRightSelected
    let mark = isWide ? "" : "\(self.mark(isRight ? .onlyRight : .onlyLeft)) "
    return Part.text([
      TextRun(mark, isSelected ? .accent : .dim),
      TextRun(
        marks.own(title), isSelected ? .accent : .dim,
        isSelected ? [.bold, .underline] : []),
    ])
    .identified(.compared(ComparedSpot(row: nil, isRight: isRight)))
    .meaning(.button, label: title, isSelected: isSelected)
  }

  private var body: [Part?] {
    guard let screens = compare.screens else {
      let words =
        compare.failure.map(marks.complaint) ?? [TextRun(marks.own(Words.comparedNotReady), .dim)]
      return [Part.text(words, rows: nil).padded(leading: 1, trailing: 1)]
    }
    if model.isRead { return lines.map { line($0, screens) } }
    return lines.dropFirst(firstLine).prefix(phone.rows).map { line($0, screens) }
  }

  private var lines: [Line] { compare.rows.indices.flatMap { lines(of: $0) } }

  /// The first line that is seen, from 0. What is between two rows on which the cursor stops is
  /// seen with the upper one: no key goes there.
  var firstLine: Int {
    let (lines, stops) = (lines, compare.screens?.stops ?? [])
    let next = stops.first { $0 > compare.row } ?? .max
    let place = lines.firstIndex { $0.row == compare.row } ?? 0
    let end = lines.firstIndex { $0.row >= next } ?? lines.count
    return RowChoice.firstRow(
      compare.firstLine, seeing: (stops.first == compare.row ? 0 : place)..<end, of: lines.count,
      fitting: phone.rows)
  }

  /// A line of the body: a row of the comparison, or one of its two sides.
  private struct Line {
    /// The row, from 0.
    let row: Int
    /// The only side that is on it; nil for both.
    let isRight: Bool?
  }

  private func lines(of row: Int) -> [Line] {
    if isWide { return [Line(row: row, isRight: nil)] }
    switch compare.rows[row].kind {
    case .same, .onlyLeft: return [Line(row: row, isRight: false)]
    case .onlyRight: return [Line(row: row, isRight: true)]
    case .changed: return [Line(row: row, isRight: false), Line(row: row, isRight: true)]
    }
  }

  private func line(_ line: Line, _ screens: ComparedScreens) -> Part {
    let row = compare.rows[line.row]
    let cursor = line.row == compare.row ? String(marks.selected) : " "
    if let isRight = line.isRight {
      let mark = row.kind == .same ? " " : self.mark(isRight ? .onlyRight : .onlyLeft)
      return .horizontal([
        sign(cursor, .accent), sign("\(mark) ", .warning),
        cells(row, screens, at: line.row, isRight: isRight),
      ])
    }
    return .horizontal([
      sign(cursor, .accent), cells(row, screens, at: line.row, isRight: false),
      sign(" \(mark(row.kind)) ", .warning),
      cells(row, screens, at: line.row, isRight: true),
    ])
  }

  // What it means is said of the rows beside it.
  private func sign(_ text: String, _ role: Role) -> Part {
    Part.text(text, role, .bold).meaning(.separator)
  }

  // Where both are the same, one is read.
  private func cells(
    _ row: CanvasComparison.Row, _ screens: ComparedScreens, at index: Int, isRight: Bool
  ) -> Part {
    let cells = screens.cells(of: row, isRight: isRight)
    let words = cells.words.trimmed
    let isSelected = index == compare.row
    return Part.cells(isSelected ? cells.selected(columns: phone.columns, in: style) : cells)
      .sized(columns: phone.columns)
      .identified(.compared(ComparedSpot(row: index, isRight: isRight)))
      .meaning(
        words.isEmpty || row.kind == .same && isRight ? .separator : .row,
        label: label(of: row.kind, isRight: isRight) + words,
        isSelected: isSelected && isRight == compare.isRightSelected)
  }

  private func label(of kind: CanvasComparison.Kind, isRight: Bool) -> String {
    if kind == .same { return "\(Words.compared(kind)): " }
    let side = isRight ? compare.title.visibleLine : Words.comparedAsItIs
    return "\(side), \(Words.compared(kind)): "
  }

  // Where lines are read, words beside it say the same.
  private func mark(_ kind: CanvasComparison.Kind) -> String {
    switch kind {
    case .same: " "
    case .changed: marks.differs
    case .onlyLeft: marks.isInWords ? "" : "<"
    case .onlyRight: marks.isInWords ? "" : ">"
    }
  }

  private var detail: Part {
    let kind = compare.selected?.kind
    let place = compare.place.map { Words.comparedRow($0.number, of: $0.count) } ?? ""
    return .horizontal([
      .text(
        kind.map { " \(mark($0)) \(Words.compared($0))" } ?? "", kind == .same ? .dim : .warning,
        kind == .same ? [] : .bold),
      Part.text(compare.screens?.note.map { "   \(marks.own($0))" } ?? "", .dim).droppable(),
      .spacer(minimum: 1), .text("\(place) ", .dim),
    ])
  }
}
