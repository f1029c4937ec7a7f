import Notifications
import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("What is said in several lines hides nothing that the cursor is on")
struct MessageRoomTests {
  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40), Size(columns: 40, rows: 12),
  ]

  private func harness(_ size: Size, lines: String = "") -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: size.columns, rows: size.rows)
    harness.send(.tick(.zero))
    harness.play(lines)
    return harness
  }

  private func say(lines: Int, to harness: inout ScreenHarness) {
    harness.model.say(String(repeating: "words ", count: harness.model.size.columns * lines / 7))
    _ = harness.model.show(in: harness.scene)
  }

  private func place(of spot: Spot?, _ harness: ScreenHarness) -> Rect? {
    spot.flatMap { spot in harness.model.painted.targets.rect(of: spot) }
  }

  @Test("The selected row of the list stays whole, wherever it stands", arguments: sizes)
  func list(size: Size) throws {
    for lines in ["", "device os=16"] {
      var harness = harness(size, lines: lines)
      for _ in 0..<12 {
        _ = harness.model.show(in: harness.scene)
        let spot = harness.model.list.selection.map(Spot.row)
        let before = try #require(place(of: spot, harness), "\(harness.text)")
        var told = harness
        say(lines: 2, to: &told)
        let after = try #require(place(of: spot, told), "\(told.text)")
        #expect(after.size == before.size, "\(told.text)")
        let bottom = size.rows - 2 - told.model.saidRows
        #expect(after.rowRange.upperBound <= bottom, "\(told.text)")
        harness.press(.down)
      }
    }
  }

  @Test("The selected row of the log stays seen", arguments: sizes)
  func log(size: Size) throws {
    var harness = harness(size)
    harness.type("L")
    for _ in 0..<30 {
      _ = harness.model.show(in: harness.scene)
      guard case .fact(let fact)? = harness.model.inspector.logSelection(harness.scene) else {
        Issue.record("nothing is selected")
        return
      }
      try #require(place(of: .fact(fact), harness) != nil, "\(harness.text)")
      var told = harness
      say(lines: 3, to: &told)
      #expect(place(of: .fact(fact), told) != nil, "\(told.text)")
      harness.press(.down)
    }
  }

  @Test(
    "The selected row of the timeline stays seen, and what is around it keeps its form",
    arguments: sizes)
  func timeline(size: Size) throws {
    var harness = harness(size)
    harness.type("T")
    for _ in 0..<12 {
      _ = harness.model.show(in: harness.scene)
      let rows = TimelineRows(harness.scene.timeline)
      let cursor = harness.model.timelineCursor(rows, harness.scene)
      let spot = rows.moment(at: cursor).map(Spot.moment)
      try #require(place(of: spot, harness) != nil, "\(harness.text)")
      var told = harness
      say(lines: 3, to: &told)
      #expect(place(of: spot, told) != nil, "\(told.text)")
      let (before, after) = (harness.model.layout.timelineRoom, told.model.layout.timelineRoom)
      #expect(before.axisRows == after.axisRows && before.detailRows == after.detailRows)
      harness.press(.up)
    }
  }

  @Test("What lies below the list from iOS 16 on is seen while something is said", arguments: sizes)
  func focus(size: Size) {
    var harness = harness(size, lines: "device os=16\nfocus Work")
    say(lines: 2, to: &harness)
    let belowStatus = harness.text.split(separator: "\n").dropFirst()
    #expect(belowStatus.contains { $0.contains("☾ Work") }, "\(harness.text)")
  }

  @Test("Beneath a sheet, which has it said in one line, no other row is kept free")
  func sheet() {
    var harness = harness(Size(columns: 80, rows: 24))
    harness.type("ot")
    say(lines: 3, to: &harness)
    #expect(harness.model.saidRows == 0)
  }

  @Test("What is too long for three rows loses its middle: the key that shows all of it stays")
  func shortened() {
    var harness = harness(Size(columns: 40, rows: 12))
    let words = String(repeating: "found something quite different ", count: 6)
    harness.model.say("day.scenario:12: \(words)here; g f shows it", isError: true)
    let text = harness.text.split(separator: "\n").suffix(4).map { String($0).trimmed }
      .joined(separator: " ")
    #expect(text.contains("✗ day.scenario:12:") && text.contains("g f shows it"), "\(text)")
    #expect(text.contains("⋯") && !text.contains("…"), "\(text)")
    #expect(harness.model.saidRows == 2)
  }

  @Test("A note under a line of the scenario is cut with the interface’s own mark")
  func note() throws {
    var harness = harness(Size(columns: 80, rows: 24))
    let words = String(repeating: "words ", count: 40)
    harness.diagnostics = [Diagnostic(Place("day.scenario", line: 1), .error, words)]
    let scenario = try #require(SteppedScenario(Array("lock\n".utf8), path: "day.scenario"))
    let rows = SteppingRows(scenario, harness.scene, columns: 40, cut: Glyphs.unicode.cut).rows
    guard case .note(_, _, let last)? = rows.last else {
      Issue.record("there is no note: \(rows)")
      return
    }
    #expect(rows.count == 4 && last.hasSuffix("⋯"), "\(rows)")
  }
}
