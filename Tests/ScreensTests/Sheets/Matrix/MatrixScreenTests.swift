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
  private func harness(
    columns: Int, rows: Int, leavingOut left: Int = 0, glyphs: Glyphs = .unicode
  ) throws -> ScreenHarness {
    var harness = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    harness.type("M")
    let order = try #require(harness.model.matrixOrder)
    let cells = order.points.dropLast(left).map { cell(at: $0, of: order.subject, harness) }
    harness.send(.matrixCells(cells, order.subject))
    return harness
  }

  private func cell(
    at point: MatrixPoint, of subject: WordSubject, _ harness: ScreenHarness
  ) -> MatrixCell {
    let isHidden = point.previews == .never
    let number = point.count ?? 0
    let locale = point.locale ?? WordLocale("en")
    let column = WordColumn(
      subject, isHidden ? .placeholder : .summary, in: locale, naming: ["Anna", "Jo"],
      on: harness.scene.state)
    let wording = column.wording(number)
    var flags: [MatrixFlag] = []
    if isHidden { flags.append(MatrixFlag(.leak, "the title shows while previews are hidden")) }
    if wording.isStandIn { flags.append(MatrixFlag(.untranslated, "summary: en stands in")) }
    if number == 11 { flags.append(MatrixFlag(.cut, "summary cut after 1 of 2 lines")) }
    return MatrixCell(at: point, words: wording.words, flags: flags)
  }

  @Test("The matrix looks as it is on file", arguments: sizes)
  func picture(columns: Int, rows: Int) throws {
    var harness = try harness(columns: columns, rows: rows)
    expect(harness, "matrix")
    for _ in 0..<20 { harness.press(.right) }
    harness.type("/")
    expect(harness, "matrix-wrong")
  }

  @Test("Cells that show nothing are counted, and nothing is said to be right", arguments: sizes)
  func refused(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.album(columns: columns, rows: rows)
    harness.type("M")
    let order = try #require(harness.model.matrixOrder)
    let cells = order.points.map { MatrixCell(at: $0, refusal: "No banner shows it.") }
    harness.send(.matrixCells(cells, order.subject))
    #expect(harness.text.contains("\(cells.count) not drawn"), "\(harness.text)")
    #expect(!harness.text.contains("nothing is wrong"), "\(harness.text)")
  }

  @Test("Rows that have no room are counted above and below the table")
  func hiddenRows() throws {
    let harness = try harness(columns: 40, rows: 12)
    #expect(harness.text.contains("↑ 2 more"), "\(harness.text)")
    #expect(harness.text.contains("↓ 5 more"), "\(harness.text)")
    let high = try self.harness(columns: 120, rows: 40).text
    #expect(!high.contains("↑") && !high.contains("↓"), "\(high)")
  }

  @Test("A click moves no row, so that a second one at the same place opens the cell")
  func clickedTwice() throws {
    var harness = try harness(columns: 80, rows: 14)
    let spot = Spot.matrix(MatrixSpot(row: 3, column: 0))
    _ = harness.model.show(in: harness.scene)
    let place = try #require(harness.model.painted.targets.rect(of: spot), "\(harness.text)")
    let isHit = harness.click(spot)
    #expect(isHit)
    _ = harness.model.show(in: harness.scene)
    #expect(harness.text.contains("▌ja"), "\(harness.text)")
    #expect(harness.model.painted.targets.rect(of: spot) == place, "\(harness.text)")
    let isHitAgain = harness.click(spot)
    #expect(isHitAgain && harness.model.sheets.isEmpty)
  }

  @Test("Clicks on which columns are seen show the others, and the arrow back stands at the end")
  func paged() throws {
    var harness = try harness(columns: 80, rows: 24)
    var last = harness.text
    #expect(last.contains(/columns 1-\d+ of \d+ ›/), "\(last)")
    while last.contains("›") {
      let sheet = try #require(harness.model.topmost(MatrixSheet.self))
      let columns = MatrixPane(model: harness.model, scene: harness.scene, matrix: sheet)
        .columnLayout.seen
      let next = Spot.matrix(MatrixSpot(row: sheet.row, column: columns.upperBound))
      let isHit = harness.click(next)
      try #require(isHit, "\(last)")
      last = harness.text
    }
    #expect(last.contains(/columns? (?:\d+-)?(\d+) of \1 ‹/), "\(last)")
  }

  @Test("Of what is wrong in other columns a row is selected, the one of before while it is played")
  func turnedWhileFiltered() throws {
    var harness = try harness(columns: 80, rows: 24)
    harness.type("/>")
    #expect(harness.text.contains("▌en"), "\(harness.text)")
    let order = try #require(harness.model.matrixOrder)
    let cells = order.points.map { point in
      let isWrong = ["de", "ar"].contains(point.locale?.name)
      return MatrixCell(at: point, words: "A", flags: isWrong ? [MatrixFlag(.cut, "B")] : [])
    }
    harness.send(.matrixCells(cells, order.subject))
    #expect(harness.text.contains("▌ar"), "\(harness.text)")
  }

  @Test("Where nothing is wrong, nothing of a row that is left out is shown or opened")
  func nothingWrong() throws {
    var harness = try harness(columns: 80, rows: 24)
    harness.type("/>")
    let order = try #require(harness.model.matrixOrder)
    let cells = order.points.map { MatrixCell(at: $0, words: "Hat") }
    harness.send(.matrixCells(cells, order.subject))
    #expect(!harness.text.contains("Hat") && !harness.text.contains("▌"), "\(harness.text)")
    #expect(!harness.text.contains("↵ open") && !harness.text.contains("n next"))
    harness.press(.enter)
    #expect(harness.model.message?.text == Words.noFinding)
    #expect(harness.model.sheets.count == 1)
    harness.type("/")
    #expect(harness.text.contains("↵ open"), "\(harness.text)")
    #expect(!harness.text.contains("only what is wrong"), "\(harness.text)")
  }

  @Test("Where there is room, the selected cell’s phone stands below the table")
  func phone() throws {
    var harness = try harness(columns: 120, rows: 40)
    let order = try #require(harness.model.matrixOrder)
    let wish = try #require(order.picture)
    #expect(order.points.isEmpty, "all words are there")
    let row = "  Album 9:41".map { Cell($0) }
    harness.send(.matrixPicture(wish, [[], row], order.subject))
    #expect(harness.text.contains("  Album 9:41"), "\(harness.text)")
    #expect(harness.model.matrixOrder == nil, "at rest nothing is asked for")
    harness.press(.right)
    #expect(harness.model.matrixOrder?.picture != nil && !harness.text.contains("Album 9:41"))
    harness.press(.left)
    #expect(harness.text.contains("Album 9:41") && harness.model.matrixOrder == nil)
  }

  @Test("In other colors the selected cell's phone is drawn anew; until then it stays as it was")
  func theme() throws {
    var harness = try harness(columns: 120, rows: 40)
    let order = try #require(harness.model.matrixOrder)
    let wish = try #require(order.picture)
    harness.send(.matrixPicture(wish, ["Album 9:41".map { Cell($0) }], order.subject))
    harness.model.use(.light)
    #expect(harness.model.matrixOrder?.picture?.point == wish.point)
    #expect(harness.text.contains("Album 9:41"), "\(harness.text)")
  }

  @Test("A cell on which the phone cannot be set is not asked for again")
  func noPhone() throws {
    var harness = try harness(columns: 120, rows: 40)
    let order = try #require(harness.model.matrixOrder)
    let wish = try #require(order.picture)
    harness.send(.matrixPicture(wish, [], order.subject))
    #expect(harness.model.matrixOrder == nil)
  }

  @Test("While cells are played, the matrix says how many there are", arguments: sizes)
  func loading(columns: Int, rows: Int) throws {
    expect(try harness(columns: columns, rows: rows, leavingOut: 20), "matrix-playing")
  }

  @Test("Where nothing beyond ASCII can be drawn, the flags are letters")
  func letters() throws {
    var harness = try harness(columns: 80, rows: 24, glyphs: .ascii)
    for _ in 0..<20 { harness.press(.right) }
    expect(harness, "matrix-ascii")
  }

  @Test("What is played of another category is not taken for this one's")
  func others() throws {
    var harness = try harness(columns: 80, rows: 24)
    harness.type("]")
    let order = try #require(harness.model.matrixOrder)
    let before = harness.text
    let other = WordSubject(app: order.subject.app, category: "none")
    harness.send(.matrixCells([MatrixCell(at: order.points[0], words: "wrong")], other))
    #expect(harness.text == before)
  }
}
