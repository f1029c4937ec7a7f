import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of the timeline and the form for a request")
struct TimelineSnapshotTests {
  static let sizes = [(80, 24), (120, 40), (40, 12)]

  @Test("The timeline looks as it is on file", arguments: sizes)
  func timeline(columns: Int, rows: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: rows)
    harness.type("T")
    expect(harness, "timeline")
    harness.type("j")
    expect(harness, "timeline-request")
  }

  @Test("The timeline looks as it is on file, on patches and in ASCII", arguments: sizes)
  func themes(columns: Int, rows: Int) {
    for theme in ["dark", "light"] {
      var harness = ScreenHarness.week(columns: columns, rows: rows, theme: theme)
      harness.type("Tj")
      expect(harness, "timeline-\(theme)")
    }
    var harness = ScreenHarness.week(columns: columns, rows: rows, glyphs: .ascii)
    harness.type("Tj")
    expect(harness, "timeline-ascii")
    harness.type("A")
    expect(harness, "request-form-ascii")
    let strays = harness.text.filter { !$0.isASCII && !"💊”“…’".contains($0) }
    #expect(strays.isEmpty, "beyond ASCII: \(strays)")
  }

  @Test("The form looks as it is on file", arguments: sizes)
  func form(columns: Int, rows: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: rows)
    harness.type("A")
    expect(harness, "request-form")
    for _ in 0..<2 { harness.press(.down) }
    harness.press(.right)
    harness.press(.down)
    harness.type("25")
    expect(harness, "request-form-refused")
    harness.press(.backspace)
    harness.press(.backspace)
    harness.type("1")
    harness.press(.down)
    harness.type("30")
    for _ in 0..<6 { harness.press(.down) }
    harness.press(.right)
    expect(harness, "request-form-date")
  }

  @Test(
    "L34: over a phone that reads from right to left they look as they are on file",
    arguments: sizes)
  func mirrored(columns: Int, rows: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: rows)
    harness.speak("ar", "en")
    harness.model.appearance.bidi = .program
    harness.type("Tj")
    expect(harness, "mirrored-timeline")
    harness.type("A")
    expect(harness, "mirrored-request-form")
  }

  @Test("The page of Settings with requests looks as it is on file", arguments: sizes)
  func settings(columns: Int, rows: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: rows)
    harness.play("unlock\nsettings alarm")
    harness.type("Gkk")
    expect(harness, "settings-requests")
  }
}

@Suite("The rows of the timeline below their days")
struct TimelineHeadingTests {
  @Test(
    "Each day is a heading once, and whatever row is selected is seen", arguments: [160, 120],
    0..<30)
  func headings(columns: Int, steps: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: 40)
    harness.type("T")
    for _ in 0..<steps { harness.press(.down) }
    let marks = harness.text.split(separator: "\n").filter { $0.contains("▌") }
    #expect(!marks.isEmpty, "\(harness.text)")
  }

  @Test(
    "Where the timeline opens, something of what is to come is seen below the present",
    arguments: [(80, 24), (120, 24), (110, 30), (120, 40), (40, 12)])
  func future(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.week(columns: columns, rows: rows)
    harness.type("T")
    let lines = harness.text.split(separator: "\n")
    let present = try #require(lines.lastIndex { $0.contains("the present") }, "\(harness.text)")
    #expect(lines[present...].contains { $0.contains("○ Pills") }, "\(harness.text)")
  }

  @Test("A step onto a row that is seen moves no other row, below headings either")
  func steady() {
    var harness = ScreenHarness.week(columns: 80, rows: 24)
    harness.type("T")
    func first() -> Substring? {
      // The bar's thumb stands behind it.
      harness.text.split(separator: "\n").first { $0.contains(":00:00 ") }?.prefix(40)
    }
    let before = first()
    harness.type("j")
    #expect(before != nil && first() == before, "\(harness.text)")
  }

  @Test("Days are headings beside the phone as well, not words in each row", arguments: [100, 120])
  func besidePhone(columns: Int) {
    var harness = ScreenHarness.week(columns: columns, rows: 40)
    harness.type("T")
    let lines = harness.text.split(separator: "\n").map { line in
      (line.split(separator: "│").last ?? "").split(separator: " ").filter { $0 != "▐" }
        .joined(separator: " ")
    }
    for day in ["Thu, Nov 1", "Fri, Nov 2"] {
      #expect(lines.count { $0 == day } == 1, "\(day)\n\(harness.text)")
    }
    #expect(!harness.text.contains("Nov 1 09:00"), "\(harness.text)")
  }

  @Test("What came says what became of it", arguments: [160, 120, 100])
  func outcomes(columns: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: 40)
    harness.type("T")
    for _ in 0..<40 { harness.press(.up) }
    #expect(harness.text.contains("listed"), "\(harness.text)")
  }
}
