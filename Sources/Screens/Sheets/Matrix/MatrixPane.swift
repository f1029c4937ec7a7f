import Delivery
import Explaining
import Notifications
import TerminalCore

/// The matrix on the screen: the table, and below it what the selected cell says and what is wrong with it.
struct MatrixPane: ScenePart {
  let model: Model
  let scene: Scene
  /// What is chosen on it.
  let matrix: MatrixSheet

  private var size: Size { model.sheetSize }
  /// Columns between the edges.
  var inner: Int { size.columns - 4 }
  private var room: Int { Self.room(size) }
  /// Rows below the table: of words, or of the selected cell's phone where it has room.
  var detailRows: Int { pictureSize?.rows ?? min(6, max(2, room / 3)) }
  /// How big the selected cell's phone is; nil where there is no room for it.
  var pictureSize: Size? { Self.pictureSize(size, model.glyphs) }

  // Rows between the edges without title, heads, actions, rule and keys.
  private static func room(_ size: Size) -> Int { max(4, size.rows - 8) }

  /// How big the selected cell's phone is on a sheet; nil where there is no room for it beside its words and below the
  /// table, or ASCII alone is drawn.
  static func pictureSize(_ sheet: Size, _ glyphs: Glyphs) -> Size? {
    let room = room(sheet)
    guard glyphs != .ascii, sheet.columns >= 84, room >= 22 else { return nil }
    return Size(columns: 44, rows: min(16, room / 2))
  }
  /// Rows of the table that are seen at once.
  var tableRows: Int { max(2, room - detailRows) }

  /// The sheet.
  var part: Part {
    Part.vertical([
      title, table, belowTable, .rule, below.sized(rows: detailRows),
    ]).sheet(Words.matrix, .accent, columns: size.columns, rows: size.rows - 1).above(
      keys, columns: size.columns)
  }

  private var title: Part {
    let subject = matrix.subject
    let name = scene.state.displayName(of: subject.app)
    return .horizontal([
      Part.text("\(name) \(marks.dot) ".visibleLine, .dim).droppable(1),
      .text((subject.category ?? Words.noCategory).visibleLine, .text, .bold),
      Part.text(" \(matrix.subjectIndex + 1)/\(matrix.subjects.count)", .dim).droppable(2),
      .spacer(minimum: 1), .text(counts),
    ])
  }

  // What is wrong, the worst first, and apart from that what was chosen; or how far it is.
  private var counts: [TextRun] {
    let missing = matrix.missing.count, all = matrix.allPoints.count
    let progress = missing > 0 ? Words.matrixProgress(all - missing, of: all) : nil
    let isNarrow = inner < 72
    let flaws = matrix.flagCounts.map {
      isNarrow ? "\(mark($0.kind)) \($0.count)" : $0.kind.counted($0.count)
    }
    let found = TextRun(flaws.joined(separator: "  "), .warning, .bold)
    if let progress { return [found, TextRun(flaws.isEmpty ? progress : "  \(progress)", .dim)] }
    let notes = matrix.noteCount
    return [
      flaws.isEmpty ? TextRun(Words.nothingWrong, .success) : found,
      TextRun(notes > 0 ? "     \(notes.counted("note"))" : "", .dim),
    ]
  }

  // What the actions are called, and which columns are seen where there is no room for all.
  private var belowTable: Part {
    let (seen, all) = (columnLayout.seen, matrix.columnPoints.count)
    let columns = Words.matrixColumns(seen.lowerBound + 1, seen.upperBound, of: all)
    return .horizontal([
      (actions ?? .text("")).growing(),
      seen.count < all ? .text("  \(columns) \(marks.trailing)", .accent) : nil,
    ])
  }

  /// How the flags of a kind are marked.
  func mark(_ kind: MatrixFlag.Kind) -> String {
    marks.isASCII ? kind.mark.letter : kind.mark.symbol
  }

  private var keys: Part { ViewKeys(model).part(matrix.acts(model, scene)) }
}
