import Explaining
import Notifications
import TerminalCore

/// The matrix on the screen: the table, and below it what the selected cell says
/// and what is wrong with it.
struct MatrixPane: ScenePart {
  let model: Model
  let scene: Scene
  /// What is chosen on it.
  let matrix: MatrixSheet

  private var size: Size { model.sheetSize }
  /// Columns between the edges.
  var inner: Int { Part.sheetInner(size.columns) }
  private var room: Int { Self.room(size) }
  /// Rows below the table: of words, or of the selected cell's phone where it has room.
  var detailRows: Int { pictureSize?.rows ?? min(6, max(2, room / 3)) }
  /// How big the selected cell's phone is; nil where there is no room for it.
  var pictureSize: Size? { Self.pictureSize(size, model.glyphs) }

  // Rows between the edges without title, heads, actions, rule and keys.
  private static func room(_ size: Size) -> Int { max(4, size.rows - 8) }

  /// How big the selected cell's phone is on a sheet; nil where there is no room for it beside its
  /// words and below the table, or ASCII alone is drawn.
  static func pictureSize(_ sheet: Size, _ glyphs: Glyphs) -> Size? {
    let room = room(sheet)
    guard glyphs != .ascii, sheet.columns >= 84, room >= 22 else { return nil }
    return Size(columns: 44, rows: min(mostPictureRows, room / 2))
  }
  // The list's header, a card with all of its lines, and its edge.
  private static let mostPictureRows = 11
  /// Rows of the table that are seen at once.
  var tableRows: Int { max(2, room - detailRows - rows(of: actions)) }

  // Rows of what the actions are called: one where it would be cut beside the counters, and the table
  // can spare it.
  private func rows(of actions: Part?) -> Int {
    !fits(actions) && room - detailRows > Self.fewestRows ? 1 : 0
  }
  private func fits(_ actions: Part?) -> Bool {
    let columns = actions?.idealColumns(model.glyphs) ?? 0
    return columns + Self.counterColumns <= model.room(inner)
  }
  private static let fewestRows = 4
  // What both counters take at most.
  private static let counterColumns = 35

  /// The sheet.
  var part: Part {
    let layout = columnLayout
    return Part.vertical([
      title, table(layout), belowTable(layout), .rule, below.sized(rows: detailRows),
    ]).sheet(Words.matrix, .accent, columns: size.columns, rows: size.rows - 1).above(
      keys, columns: size.columns)
  }

  private var title: Part {
    .horizontal(
      title(of: matrix.subjects, at: matrix.subjectIndex) + [
        .spacer(minimum: 1), isAwaited ? Part.text(counts).meaning(.time) : .text(counts),
        notes?.droppable(3),
      ])
  }

  private var isNarrow: Bool { inner < 72 && !model.isRead }

  // What was chosen, apart from what is wrong; nil while cells are missing.
  private var notes: Part? {
    guard matrix.missing.isEmpty, matrix.noteCount > 0 else { return nil }
    let gap = isNarrow ? "  " : "     "
    return .text("\(gap)\(matrix.noteCount.counted("note"))", .dim)
  }

  // What is wrong, the worst first; or how far it is.
  private var counts: [TextRun] {
    let missing = matrix.missing.count, all = matrix.allPoints.count
    let progress = missing > 0 ? Words.matrixProgress(all - missing, of: all) : nil
    let kinds = matrix.flagCounts.map {
      isNarrow ? "\(mark($0.kind)) \($0.count)" : $0.kind.counted($0.count)
    }
    let flaws = kinds + [MatrixCell.refused(matrix.refusedCount)].compactMap(\.self)
    let gap = model.isRead ? ", " : "  "
    let found = TextRun(flaws.joined(separator: gap), .warning, .bold)
    if let progress {
      return [found, TextRun(flaws.isEmpty ? progress : "\(gap)\(progress)", .dim)]
    }
    return [flaws.isEmpty ? TextRun(Words.nothingWrong, .success) : found]
  }

  // What the actions are called, and which rows and columns are seen where
  // there is no room for all.
  private func belowTable(_ layout: MatrixColumnLayout) -> Part {
    let (seen, all) = (layout.seen, matrix.columnPoints.count)
    let columns = Words.matrixColumns(seen.lowerBound + 1, seen.upperBound, of: all)
    let actions = isAwaited ? nil : actions
    let counters: [Part?] = [
      marks.more(below: rowsBelow(layout)).map { .text("  \($0)", .dim) },
      seen.count < all
        ? marks.page("  \(columns)", spot(seen.lowerBound - 1), spot(seen.upperBound)) : nil,
    ]
    if let actions, rows(of: actions) > 0 {
      return .vertical([actions, .horizontal([.spacer()] + counters)])
    }
    let beside = fits(actions) ? actions : nil
    return .horizontal([(beside ?? .text("")).growing()] + counters)
  }

  // Where a column is that is not seen; nil where there is none.
  private func spot(_ column: Int) -> Spot? {
    matrix.columnPoints.indices.contains(column)
      ? .matrix(MatrixSpot(row: matrix.row, column: column)) : nil
  }

  /// How the flags of a kind are marked; empty where lines are read, which say its word.
  func mark(_ kind: MatrixFlag.Kind) -> String {
    model.isRead ? "" : marks.isASCII ? kind.mark.letter : kind.mark.symbol
  }

  private var keys: Part { ViewKeys(model).part(matrix.acts(model, scene)) }
}
