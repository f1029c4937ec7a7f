import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("How two phones that are compared look")
struct CompareScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)]

  /// Compares with a language; the other phone is the same one speaking it.
  private func harness(
    columns: Int, rows: Int, language: String = "pl", glyphs: Glyphs = .unicode
  ) throws -> ScreenHarness {
    var harness = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    harness.type("C")
    harness.send(.input(.paste("\(language) language")))
    harness.press(.enter)
    try draw(&harness, language: language)
    return harness
  }

  private func draw(_ harness: inout ScreenHarness, language: String) throws {
    let order = try #require(harness.model.comparisonOrder)
    let scene = harness.scene
    let other = scene.with(scene.state.speaking(language, [language]))
    harness.model.take(
      ComparedScreens(
        order, harness.model.canvas(of: scene, for: order),
        harness.model.canvas(of: other, for: order),
        isMirrored: scene.direction != other.direction, refusedCount: 1))
  }

  @Test("Two phones look as they are on file", arguments: sizes)
  func picture(columns: Int, rows: Int) throws {
    expect(try harness(columns: columns, rows: rows), "compare")
  }

  @Test("What there is to compare with is a list", arguments: sizes)
  func list(columns: Int, rows: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: rows)
    harness.type("C")
    expect(harness, "compare-with")
  }

  @Test("Where nothing beyond ASCII can be drawn, the marks are ASCII too")
  func letters() throws {
    expect(try harness(columns: 80, rows: 24, glyphs: .ascii), "compare-ascii")
  }

  @Test("A language that runs from right to left is drawn from the right, beside one that does not")
  func mirrored() throws {
    expect(try harness(columns: 80, rows: 24, language: "ar"), "compare-mirrored")
  }

  @Test(
    "L34: Read line by line, rows are those of the list whichever way they run, each with its number"
  )
  func read() throws {
    var harness = ScreenHarness.album(columns: 80, rows: 24, glyphs: .words)
    harness.model.appearance.bidi = .program
    harness.type("C")
    harness.send(.input(.paste("ar language")))
    harness.press(.enter)
    try draw(&harness, language: "ar")
    _ = harness.model.show(in: harness.scene)
    let lines = harness.linear.lines
    #expect(lines.contains { $0.words.contains("تعليقان آخران من") }, "\(lines.map(\.words))")
    let row = try #require(lines.first { $0.words.contains("تعليقان آخران من") }?.words)
    let (app, more) = (row.firstRange(of: "ALBUM"), row.firstRange(of: "تعليقان"))
    #expect(try #require(app).upperBound <= #require(more).lowerBound, "\(row)")
    #expect(row.split(separator: "; ").count == 2, "the time comes last: \(row)")
    #expect(!lines.contains { $0.words.contains("≠") }, "\(lines.map(\.words))")
    let spots = lines.compactMap(\.id).filter { if case .compared = $0 { true } else { false } }
    #expect(Set(spots).count == spots.count && spots.count > 3, "\(spots)")
  }

  @Test("A click on what a phone is called chooses that phone, and moves nothing")
  func name() throws {
    var harness = try harness(columns: 80, rows: 24)
    let row = harness.model.topmost(CompareSheet.self)?.row
    let isHit = harness.click(.compared(ComparedSpot(row: nil, isRight: false)))
    #expect(isHit)
    let sheet = try #require(harness.model.topmost(CompareSheet.self))
    #expect(sheet.row == row && !sheet.isRightSelected)
  }

  @Test(
    "A list that lies at the bottom, or is empty, is compared without the blanks around it",
    arguments: sizes)
  func blanks(columns: Int, rows: Int) throws {
    let empty = ScreenHarness(columns: columns, rows: rows)
    for var harness in [empty, .morning(columns: columns, rows: rows)] {
      for system in ["12", "16", "18"] {
        harness.play("device os=\(system)")
        let order = ComparisonOrder(
          .event(0), at: nil, size: ComparePane.phoneSize(harness.model.size),
          PhoneLook(harness.model), after: harness.scene.course)
        let canvas = harness.model.canvas(of: harness.scene, for: order)
        let words = (0..<canvas.size.rows).map { row in
          String(canvas.row(row).map(\.character)).trimmed
        }
        let runs = words.split(omittingEmptySubsequences: false) { !$0.isEmpty }
        #expect((runs.map(\.count).max() ?? 0) <= 3, "iOS \(system): \(words)")
        let last = harness.state.list.count == 0 ? "No Older Notifications" : "Invoice 2041"
        #expect(words.contains { $0.contains(last) }, "iOS \(system): \(words)")
      }
    }
  }

  @Test(
    "The row of the cursor is reversed on both phones, and the only mark stands before it",
    arguments: [(80, 24), (120, 40)])
  func cursor(columns: Int, rows: Int) throws {
    let harness = try harness(columns: columns, rows: rows)
    let canvas = harness.model.frame(in: harness.scene).canvas
    let marked = (0..<rows).filter { canvas.row($0).contains { $0.character == "▌" } }
    let row = try #require(marked.first)
    #expect(marked.count == 1)
    let cells = Array(canvas.row(row))
    let phone = ComparePane.phoneSize(canvas.size).columns
    let reversed = cells.indices.filter { cells[$0].style.attributes.contains(.reverse) }
    #expect(reversed == Array(2..<phone) + Array(phone + 5..<2 * phone + 3))
  }

  @Test("The name of either phone stands over the words of its cards")
  func heads() throws {
    let lines = try harness(columns: 80, rows: 24).text.split(separator: "\n").map(String.init)
    let heads = try #require(lines.first { $0.contains("as it is") })
    let words = try #require(lines.first { $0.contains("3 notifications") })
    #expect(columns(of: "as", in: heads).first == columns(of: "3 n", in: words).first, "\(lines)")
    #expect(columns(of: "Pol", in: heads).last == columns(of: "3 n", in: words).last, "\(lines)")
  }

  private func columns(of words: String, in line: String) -> [Int] {
    let characters = Array(line)
    return characters.indices.filter { characters[$0...].starts(with: words) }
  }

  @Test(
    "What a row says on iOS 12 and on iOS 16 alike is the same, however wide the phones are",
    arguments: [(80, 24), (120, 40)])
  func systems(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    let before = harness.scene
    harness.play("device os=16")
    let order = ComparisonOrder(
      .event(0), at: nil, size: ComparePane.phoneSize(harness.model.size),
      PhoneLook(harness.model), after: harness.scene.course)
    let screens = ComparedScreens(
      order, harness.model.canvas(of: before, for: order),
      harness.model.canvas(of: harness.scene, for: order), refusedCount: 0)
    let same = screens.comparison.rows.filter { $0.kind == .same }
    let words = same.compactMap { row in
      row.left.map { String(screens.left.row($0).map(\.character)).trimmed }
    }
    #expect(words.contains { $0.hasPrefix("Invoice 2041") }, "\(words)")
  }

  @Test(
    "A row beneath a sheet of the phone is not another one for that",
    arguments: [(80, 24), (120, 40)])
  func beneathSheet(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    let before = harness.scene
    harness.type("jm")
    try #require(harness.state.sheet != nil)
    let order = ComparisonOrder(
      .event(0), at: nil, size: ComparePane.phoneSize(harness.model.size),
      PhoneLook(harness.model), after: harness.scene.course)
    let screens = ComparedScreens(
      order, harness.model.canvas(of: harness.scene, for: order),
      harness.model.canvas(of: before, for: order), isMirrored: false, refusedCount: 0)
    let first = try #require(screens.comparison.rows.first)
    #expect(first.kind == .same)
    // The screen itself is dim there as ever.
    let shown = harness.model.frame(in: harness.scene).canvas
    let heading = shown.row(2).prefix(30).filter { $0.character != " " }
    #expect(!heading.isEmpty && heading.allSatisfy { $0.style.foreground == .dim })
  }

  @Test("At another size the cursor stays on the words that it is on, though they lie elsewhere")
  func sameWords() throws {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.push("Railay", "Six of us and one dog. And a boat of four?", app: "com.example.album")
    harness.type("C")
    harness.send(.input(.paste("pl language")))
    harness.press(.enter)
    try draw(&harness, language: "pl")
    harness.press(.home)
    harness.press(.down)
    harness.press(.down)
    harness.press(.down)
    #expect(try selectedWords(harness).contains("Six of us"), "\(harness.text)")
    for columns in [40, 80, 120] {
      harness.send(.input(.resize(Size(columns: columns, rows: 24))))
      try draw(&harness, language: "pl")
      let words = try selectedWords(harness)
      #expect(words.contains("us") || words.contains("boat"), "\(columns): \(harness.text)")
    }
    harness.press(.end)
    let last = try selectedWords(harness)
    harness.send(.input(.resize(Size(columns: 40, rows: 12))))
    try draw(&harness, language: "pl")
    let sheet = try #require(harness.model.topmost(CompareSheet.self))
    #expect(sheet.place.map { $0.number == $0.count } == true, "\(last): \(harness.text)")
  }

  // Of the phone on the left.
  private func selectedWords(_ harness: ScreenHarness) throws -> String {
    let sheet = try #require(harness.model.topmost(CompareSheet.self))
    let (row, screens) = (try #require(sheet.selected), try #require(sheet.screens))
    return screens.cells(of: row, isRight: false).words
  }

  @Test("What is drawn for one size is not shown as another's")
  func resized() throws {
    var harness = try harness(columns: 80, rows: 24)
    #expect(harness.model.comparisonOrder == nil)
    harness.send(.input(.resize(Size(columns: 60, rows: 24))))
    #expect(harness.model.comparisonOrder?.columns == 57)
  }
}
