import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of the timeline and the form for a request")
struct TimelineSnapshotTests {
  static let sizes = [(80, 24), (120, 40), (40, 12)]

  @Test("The timeline looks as it is on file", arguments: sizes)
  func timeline(columns: Int, rows: Int) {
    var stage = ScreenHarness.week(columns: columns, rows: rows)
    stage.type("T")
    expect(stage, "timeline")
    stage.type("j")
    expect(stage, "timeline-request")
  }

  @Test("The timeline looks as it is on file, on patches and in ASCII", arguments: sizes)
  func themes(columns: Int, rows: Int) {
    for theme in ["dark", "light"] {
      var stage = ScreenHarness.week(columns: columns, rows: rows, theme: theme)
      stage.type("Tj")
      expect(stage, "timeline-\(theme)")
    }
    var stage = ScreenHarness.week(columns: columns, rows: rows, glyphs: .ascii)
    stage.type("Tj")
    expect(stage, "timeline-ascii")
    stage.type("A")
    expect(stage, "request-form-ascii")
    let strays = stage.text.filter { !$0.isASCII && !"💊”“…’".contains($0) }
    #expect(strays.isEmpty, "beyond ASCII: \(strays)")
  }

  @Test("The form looks as it is on file", arguments: sizes)
  func form(columns: Int, rows: Int) {
    var stage = ScreenHarness.week(columns: columns, rows: rows)
    stage.type("A")
    expect(stage, "request-form")
    for _ in 0..<2 { stage.press(.down) }
    stage.press(.right)
    stage.press(.down)
    stage.type("25")
    expect(stage, "request-form-refused")
    stage.press(.backspace)
    stage.press(.backspace)
    stage.type("1")
    stage.press(.down)
    stage.type("30")
    for _ in 0..<6 { stage.press(.down) }
    stage.press(.right)
    expect(stage, "request-form-date")
  }

  @Test(
    "L34: over a phone that reads from right to left they look as they are on file",
    arguments: sizes)
  func mirrored(columns: Int, rows: Int) {
    var stage = ScreenHarness.week(columns: columns, rows: rows)
    stage.speak("ar", "en")
    stage.model.appearance.bidi = .program
    stage.type("Tj")
    expect(stage, "mirrored-timeline")
    stage.type("A")
    expect(stage, "mirrored-request-form")
  }

  @Test("The page of Settings with requests looks as it is on file", arguments: sizes)
  func settings(columns: Int, rows: Int) {
    var stage = ScreenHarness.week(columns: columns, rows: rows)
    stage.play("unlock\nsettings alarm")
    stage.type("Gkk")
    expect(stage, "settings-requests")
  }
}
