import Delivery
import TerminalCore

/// The workbench on the screen: the matrix, and below it how the selected words were made.
struct WorkbenchPainter: ScenePart {
  let model: Model
  let scene: Scene
  /// What is chosen on the workbench: subject, cell and query.
  let workbench: WorkbenchSheet
  /// The languages with their words, those that agree put together.
  let grid: WordGrid
  /// The indices of the selected cell; nil where the query leaves no column.
  let selected: (group: Int, use: Int, row: Int)?

  init(_ model: Model, _ scene: Scene, _ workbench: WorkbenchSheet) {
    (self.model, self.scene, self.workbench) = (model, scene, workbench)
    grid = workbench.grid(on: scene.state)
    selected = grid.place(of: workbench.spot)
  }

  private var size: Size { model.sheetSize }
  /// Columns between the edges.
  var inner: Int { Part.sheetInner(size.columns) }
  /// Columns of the table: what the card beside it leaves.
  var tableColumns: Int { WorkbenchCard.fits(inner) ? inner - WorkbenchCard.columns - 2 : inner }
  /// Rows between the edges without title, languages, rule and keys.
  private var room: Int { max(4, size.rows - 6 - foldsBelowTable.count) }
  /// Rows of numbers that are seen at once.
  var matrixRows: Int { min(grid.numbers.count, model.room(max(2, room / 2))) }
  /// Rows for how the selected words were made.
  var accountRows: Int { model.room(max(2, room - matrixRows)) }

  // Where rows are few the table has them all, and which languages say the same stands below.
  private var foldsBelowTable: [Part?] { model.layout.isTight ? [] : folds }
  private var details: [Part?] { account + (model.layout.isTight ? folds : []) + others }

  /// The sheet.
  var part: Part {
    Part.vertical([
      title, tableAndCard, .vertical(foldsBelowTable), rule,
      Part.vertical(details).window(firstRow: workbench.firstDetail).sized(
        rows: model.isRead ? nil : accountRows),
    ]).sheet(Words.workbench, .accent, columns: size.columns, rows: size.rows - 1).above(
      ViewKeys(model).part(acts), columns: size.columns)
  }

  private var tableAndCard: Part {
    guard WorkbenchCard.fits(inner), selected != nil else { return table }
    let rows = matrixRows + 1
    return Part.horizontal([
      table.sized(columns: tableColumns), .text("  "),
      Part.vertical([WorkbenchCard(self).part(rows: rows)])
        .sized(columns: WorkbenchCard.columns, rows: rows).ours(false),
    ])
  }

  // That there are more languages than are seen is said where they end, and how much more
  // there is below where that begins: at its end it would take the last row. Where there is little
  // room what is between the words goes before any of them.
  private var rule: Part {
    let (seen, all) = (seenLanguages, grid.groups.count)
    let below = marks.more(below: hiddenAccountRows - workbench.firstDetail)
    let (before, after) = spotsBeside(WordColumnLayout(self))
    let languages = seen < all ? marks.page(Words.languages(seen, of: all), before, after) : nil
    let parts = [below.map { Part.text($0, .dim) }, languages].flatMap { words -> [Part?] in
      words.map { [.text(" "), $0, .text(" "), Part.rule.sized(columns: 2).droppable()] } ?? []
    }
    return .horizontal([Part.rule.growing()] + parts)
  }

  /// Where the languages are that are next to those that are seen, on either side; nil for none.
  func spotsBeside(_ columns: WordColumnLayout) -> (Spot?, Spot?) {
    guard let first = columns.seen.first, let last = columns.seen.last else { return (nil, nil) }
    return (spot(ofGroup: first.group - 1), spot(ofGroup: last.group + 1))
  }

  /// Where the words of a language are that is not seen; nil where there is none.
  func spot(ofGroup index: Int) -> Spot? {
    guard grid.groups.indices.contains(index) else { return nil }
    let spot = workbench.spot
    let locale = grid.groups[index].leader.title.locale.name
    return .word(WordSpot(locale: locale, number: spot.number, use: spot.use))
  }

  /// How many languages are side by side, those that say the same as one.
  var seenLanguages: Int { Set(WordColumnLayout(self).seen.map(\.group)).count }

  /// Rows of the account, and of what is below it, that there is no room for.
  var hiddenAccountRows: Int {
    let rows = Part.vertical(details).rows(columns: inner, glyphs: model.glyphs)
    return max(0, rows - accountRows)
  }

  private var title: Part {
    let sample = workbench.field.isEmpty ? Words.typeWords(workbench.sample) : ""
    return .horizontal(
      title(of: workbench.subjects, at: workbench.subjectIndex) + [
        .text("  "),
        tab(.summary, Words.previewsShown), tab(.placeholder, Words.previewsHidden),
        .spacer(minimum: 1), Part.text(sample, .dim).droppable(),
        .text(" \(marks.prompt) ", .accent, .bold),
        .field(
          workbench.field, columns: size.columns < 60 ? 8 : 14, cut: marks.cut, .text, .bold),
      ])
  }

  private func tab(_ use: WordUse, _ words: String) -> Part? {
    guard workbench.offered.contains(use) else { return nil }
    let isSelected = workbench.uses.contains(use)
    return Part.text(
      " \(words) ", isSelected ? .accent : .dim, isSelected ? [.bold, .reverse] : []
    )
    .identified(workbench.uses == [use] ? nil : .hintKey(Key(.tab)))
    .meaning(.tab, label: words, isSelected: isSelected)
  }

  /// What can be done on it.
  var acts: [SheetAct] {
    let wording = selected.map { grid.wordings(of: workbench.spot)[$0.use] }
    return (wording?.file == nil ? [] : [.enter(Words.openWordFile)])
      + (workbench.offered.count > 1 ? [SheetAct(Key(.tab), Words.turnPreviews)] : [])
      + workbench.subjects.nextAct
      + (wording == nil ? [] : [SheetAct(Key(.character("y"), .control), Words.copiesWords)])
      + (hiddenAccountRows > 0 ? [SheetAct(Key(.pageDown), Words.moreAccount)] : [])
      + (workbench.field.isEmpty ? [] : [.clearing])
  }
}
