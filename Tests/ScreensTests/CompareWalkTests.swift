import Delivery
import Explaining
import TerminalCore
import Testing

@testable import Screens

@Suite("Going through two phones")
struct CompareWalkTests {
  private func canvas(_ letters: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: 3, rows: letters.count))
    for (row, letter) in letters.enumerated() {
      canvas.put(String(letter), at: Point(column: 0, row: row))
    }
    return canvas
  }

  /// A comparison of two columns of letters.
  private func sheet(_ left: String, _ right: String) -> CompareSheet {
    let stage = ScreenHarness.album(columns: 120, rows: 40)
    var sheet = CompareSheet(CompareChoice(.event(0), "then", "moment"), stage.scene)
    let order = ComparisonOrder(
      .event(0), at: nil, size: Size(columns: 3, rows: 9), generation: 0)
    sheet.take(ComparedScreens(order, canvas(left), canvas(right), refusedCount: 0))
    return sheet
  }

  @Test(
    "The cursor begins at what differs first, and goes from one run of differences to the next, round"
  )
  func differences() {
    var sheet = sheet("aXbcYZd", "aKbcLMd")
    var rows = [sheet.row]
    for step in [1, 1, 1, -1, -1, -1] {
      sheet.goToDifference(step)
      rows.append(sheet.row)
    }
    #expect(rows == [1, 4, 1, 4, 1, 4, 1])
    sheet.move(to: 5)
    sheet.goToDifference(-1)
    #expect(sheet.row == 4, "to the beginning of the run that it is in")
  }

  @Test("Where nothing differs it stays where it is")
  func same() {
    var sheet = sheet("abc", "abc")
    sheet.move(to: 2)
    sheet.goToDifference(1)
    #expect(sheet.row == 2)
  }

  @Test("It stops at the ends, and has no row where there is none")
  func ends() {
    var sheet = sheet("abc", "abd")
    sheet.move(99)
    #expect(sheet.row == 2 && sheet.selected?.kind == .changed)
    sheet.move(-99)
    #expect(sheet.row == 0)
    var empty = CompareSheet(
      CompareChoice(.event(0), "then", "moment"), ScreenHarness.album().scene)
    empty.move(3)
    #expect(empty.row == 0 && empty.selected == nil && empty.rows.isEmpty)
  }

  /// Two phones that are still to be drawn, on a phone whose course is known.
  private func opened(rows: Int = 40) -> ScreenHarness {
    var stage = ScreenHarness.album(columns: 120, rows: rows)
    stage.type("T")
    stage.type("C")
    stage.send(.input(.paste("pl language")))
    stage.press(.enter)
    return stage
  }

  private func sheet(_ stage: ScreenHarness) throws -> CompareSheet {
    try #require(stage.model.sheets.last as? CompareSheet)
  }

  @Test("Time goes by an event, no farther than there are, and the end is the present")
  func time() throws {
    var stage = opened()
    let count = try sheet(stage).eventCount
    #expect(count > 2)
    stage.type(",,")
    #expect(try sheet(stage).moment == count - 2)
    #expect(stage.model.comparisonOrder?.moment == count - 2)
    stage.type("..")
    #expect(try sheet(stage).moment == nil)
    stage.type(String(repeating: ",", count: count + 5))
    #expect(try sheet(stage).moment == 0)
  }

  @Test("While the other phone is played, Enter says so; what went wrong is said instead")
  func notReady() {
    var stage = opened()
    stage.press(.enter)
    #expect(stage.model.message == Message(text: Words.comparedNotReady, isError: true))
    stage.model.followComparison((3, 12))
    #expect(stage.text.contains("3 of 12 steps"), "\(stage.text)")
    stage.model.refuseComparison("there is no such phone")
    #expect(stage.model.comparisonOrder == nil, "it is not asked for again")
    stage.press(.enter)
    #expect(stage.model.message == Message(text: "there is no such phone", isError: true))
  }

  @Test("What happens on the phone has both drawn anew")
  func changes() throws {
    var stage = opened()
    let before = try #require(stage.model.comparisonOrder)
    stage.type(",")
    stage.push("Zoe", "Hi", app: "com.example.album", then: 0)
    let after = try #require(stage.model.comparisonOrder)
    #expect(after != before && !after.isPlayedLike(before) && after.moment == nil)
    #expect(try sheet(stage).eventCount > 0)
  }

  @Test("C compares with something else")
  func other() {
    var stage = opened()
    stage.type("C")
    #expect(stage.model.sheets.count == 1 && stage.model.sheets.last is CompareChooser)
  }

  @Test("What looks like a path is offered as one first, anything else last")
  func paths() throws {
    for (typed, isFirst) in [
      ("tea/", true), ("./tea", true), ("tea.apns", true), ("polski", false),
    ] {
      var stage = ScreenHarness.album(columns: 120, rows: 40)
      stage.type("C")
      stage.send(.input(.paste(typed)))
      let chooser = try #require(stage.model.sheets.last as? CompareChooser)
      let sides = chooser.choices.map(\.side)
      #expect((isFirst ? sides.first : sides.last) == .source(typed), "\(typed): \(sides)")
    }
  }
}
