import Delivery
import TerminalCore

extension WorkbenchPainter {
  /// The languages, and the words for each number.
  var table: Part {
    if grid.groups.isEmpty { return noColumn }
    let columns = WordColumnLayout(self)
    return .vertical([header(columns)] + shownRows.map { Optional(row($0, columns)) })
  }

  private var noColumn: Part {
    Part.text(model.text(Words.noColumn), .warning, rows: nil).sized(rows: matrixRows + 1)
  }

  /// The rows that are seen, the selected one among them.
  var shownRows: Range<Int> {
    let row = selected?.row ?? 0
    let first = RowChoice.firstRow(
      workbench.firstRow, seeing: row..<row + 1, of: grid.numbers.count, fitting: matrixRows)
    return first..<min(first + matrixRows, grid.numbers.count)
  }

  private func header(_ columns: WordColumnLayout) -> Part {
    let (before, after) = spotsBeside(columns)
    let arrows = Part.horizontal([
      .text("   "), arrow(marks.leading, to: before), arrow(marks.trailing, to: after),
    ])
    return .horizontal(
      [arrows.sized(columns: columns.numberColumns)]
        + columns.seen.map { head($0).padded(trailing: 1).sized(columns: $0.width) })
  }

  private func arrow(_ mark: String, to spot: Spot?) -> Part {
    Part.text(spot == nil ? " " : mark, .accent, .bold).identified(spot)
  }

  // Where there is too little room the language gives way: what tells its columns apart stays.
  private func head(_ column: WordColumnLayout.Column) -> Part {
    let title = title(of: column)
    let use = Part.text(Array(title.suffix(1)))
    if model.isRead || Part.text(title).idealColumns(model.glyphs) < column.width {
      return .text(title)
    }
    return .horizontal([
      Part.text(title.dropLast()), use.sized(columns: use.idealColumns(model.glyphs)),
    ])
  }

  /// What stands above a column, its use at the end: a language that the app does not have is
  /// marked.
  func title(of column: WordColumnLayout.Column) -> [TextRun] {
    let isSelected = column.group == selected?.group && column.use == selected?.use
    let leader = grid.groups[column.group].leader
    return [
      TextRun(leader.standsIn ? "\(marks.standIn) " : "", .warning, .bold),
      TextRun(leader.title.names[0].visibleLine, isSelected ? .accent : .text, .bold),
      TextRun("  \(leader.title.locale.name.visibleLine)", .dim),
      TextRun(grid.uses.count > 1 ? " \(marks.dot) \(grid.uses[column.use].words)" : "", .dim),
    ]
  }

  private func row(_ row: Int, _ columns: WordColumnLayout) -> Part {
    let isSelected = row == selected?.row
    // Read, it is said with each cell.
    let number = model.isRead ? "" : String(grid.numbers[row])
    return .horizontal(
      [
        .text(isSelected ? String(marks.selected) : " ", .accent, .bold),
        Part.text("\(number)  ", isSelected ? .accent : .dim, .bold, alignment: .trailing)
          .sized(columns: columns.numberColumns - 1),
      ] + columns.seen.map { cell($0, row) })
  }

  private func cell(_ column: WordColumnLayout.Column, _ row: Int) -> Part {
    let leader = grid.groups[column.group].leader
    let wording = leader.columns[column.use].wording(grid.numbers[row])
    let isSelected =
      selected.map { $0 == (column.group, column.use, row) } ?? false
    let part = Part.horizontal([
      mark(of: wording).map { .text("\($0) ", isSelected ? nil : .warning, .bold) },
      Part.text(wording.words.visibleLine, nil, isSelected ? .bold : []).growing(),
    ]).sized(columns: column.width - 1)
      .identified(.word(spot(of: column, wording)))
      .meaning(.row, label: label(of: wording, row, column), isSelected: isSelected)
    let shown = isSelected ? part.selected(in: CardStyle(model.palette, model.glyphs)) : part
    return .horizontal([shown, .text(" ")])
  }

  // Where it is read, nothing beside or above it says for which number and language it is.
  private func label(
    of wording: Wording, _ row: Int, _ column: WordColumnLayout.Column
  ) -> String {
    if !model.isRead { return wording.words }
    let place = [String(grid.numbers[row]), grid.groups[column.group].leader.title.names[0]]
    let use = grid.uses.count > 1 ? [grid.uses[column.use].words] : []
    return (place + use).joined(separator: ", ")
  }

  // A click on the selected column stays with the language that is looked at there.
  private func spot(of column: WordColumnLayout.Column, _ wording: Wording) -> WordSpot {
    let leader = grid.groups[column.group].leader.title.locale.name
    return WordSpot(
      locale: column.group == selected?.group ? workbench.spot.locale : leader,
      number: wording.count, use: grid.uses[column.use])
  }

  /// What stands before words with which something is wrong, or that are of
  /// another language; nil for none.
  func mark(of wording: Wording) -> String? {
    if !wording.flaws.isEmpty { return marks.error }
    return wording.isStandIn ? marks.standIn : nil
  }

  private static let mostFolds = 3

  /// Which languages say the same as one that is seen: `Czech, German as English`. A line each;
  /// where rows are few, whole.
  var folds: [Part?] {
    grid.groups.filter { $0.languages.count > 1 }.prefix(model.room(Self.mostFolds)).map { group in
      let names = names(of: group.others).joined(separator: ", ").visibleLine
      let runs = [
        TextRun("  \(names)", .dim),
        TextRun(Words.sayTheSame(group.leader.title.names[0]).visibleLine, .dim, .bold),
      ]
      if model.layout.isTight { return .text(runs, rows: nil) }
      return .horizontal([.text([runs[0]]), .text([runs[1]]), .spacer()])
    }
  }

  // A mark that is words is said once, before all that it is about.
  private func names(of languages: [WordGrid.Language]) -> [String] {
    let standIns = languages.filter(\.standsIn).map(\.title.names[0])
    if !marks.isInWords || standIns.isEmpty {
      return languages.map { ($0.standsIn ? marks.standIn : "") + $0.title.names[0] }
    }
    return languages.filter { !$0.standsIn }.map(\.title.names[0])
      + ["\(marks.standIn) \(standIns.joined(separator: ", "))"]
  }
}
