import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("How the matrix looks")
struct MatrixScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  /// The matrix of an app with some of its cells there.
  private func stage(
    columns: Int, rows: Int, leavingOut left: Int = 0, glyphs: Glyphs = .unicode
  ) throws -> ScreenHarness {
    var stage = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    stage.type("M")
    let order = try #require(stage.model.matrixOrder)
    let cells = order.points.dropLast(left).map { cell(at: $0, of: order.subject, stage) }
    stage.send(.matrixCells(cells, order.subject))
    return stage
  }

  private func cell(
    at point: MatrixPoint, of subject: WordSubject, _ stage: ScreenHarness
  ) -> MatrixCell {
    let isHidden = point.previews == .never
    let number = point.count ?? 0
    let locale = point.locale ?? WordLocale("en")
    let column = WordColumn(
      subject, isHidden ? .placeholder : .summary, in: locale, naming: ["Anna", "Jo"],
      on: stage.scene.state)
    let wording = column.wording(number)
    var flags: [MatrixFlag] = []
    if isHidden { flags.append(MatrixFlag(.leak, "the title shows while previews are hidden")) }
    if wording.isStandIn { flags.append(MatrixFlag(.untranslated, "summary: en stands in")) }
    if number == 11 { flags.append(MatrixFlag(.cut, "summary cut after 1 of 2 lines")) }
    return MatrixCell(at: point, words: wording.words, flags: flags)
  }

  @Test("The matrix looks as it is on file", arguments: sizes)
  func picture(columns: Int, rows: Int) throws {
    var stage = try stage(columns: columns, rows: rows)
    expect(stage, "matrix")
    for _ in 0..<20 { stage.press(.right) }
    stage.type("/")
    expect(stage, "matrix-wrong")
  }

  @Test("Where there is room, the selected cell’s phone stands below the table")
  func phone() throws {
    var stage = try stage(columns: 120, rows: 40)
    let order = try #require(stage.model.matrixOrder)
    let wish = try #require(order.picture)
    #expect(order.points.isEmpty, "all words are there")
    let row = "  Album 9:41".map { Cell($0) }
    stage.send(.matrixPicture(wish.point, [[], row], order.subject))
    #expect(stage.text.contains("  Album 9:41"), "\(stage.text)")
    #expect(stage.model.matrixOrder == nil, "at rest nothing is asked for")
    stage.press(.right)
    #expect(stage.model.matrixOrder?.picture != nil && !stage.text.contains("Album 9:41"))
    stage.press(.left)
    #expect(stage.text.contains("Album 9:41") && stage.model.matrixOrder == nil)
  }

  @Test("A cell on which the phone cannot be set is not asked for again")
  func noPhone() throws {
    var stage = try stage(columns: 120, rows: 40)
    let order = try #require(stage.model.matrixOrder)
    let wish = try #require(order.picture)
    stage.send(.matrixPicture(wish.point, [], order.subject))
    #expect(stage.model.matrixOrder == nil)
  }

  @Test("While cells are played, the matrix says how many there are", arguments: sizes)
  func loading(columns: Int, rows: Int) throws {
    expect(try stage(columns: columns, rows: rows, leavingOut: 20), "matrix-playing")
  }

  @Test("Where nothing beyond ASCII can be drawn, the flags are letters")
  func letters() throws {
    var stage = try stage(columns: 80, rows: 24, glyphs: .ascii)
    for _ in 0..<20 { stage.press(.right) }
    expect(stage, "matrix-ascii")
  }

  @Test("What is played of another category is not taken for this one's")
  func others() throws {
    var stage = try stage(columns: 80, rows: 24)
    stage.type("]")
    let order = try #require(stage.model.matrixOrder)
    let before = stage.text
    let other = WordSubject(app: order.subject.app, category: "none")
    stage.send(.matrixCells([MatrixCell(at: order.points[0], words: "wrong")], other))
    #expect(stage.text == before)
  }
}
