import TerminalCore
import Testing

@testable import Screens

@Suite("Reports on the session so far")
struct ReportScreenTests {
  private func stage(
    _ control: ControlID, columns: Int, rows: Int, glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var stage = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    stage.effects += stage.model.run(control, stage.scene)
    return stage
  }

  @Test("Reports look as they are on file", arguments: [(80, 24), (120, 40), (40, 12)])
  func picture(columns: Int, rows: Int) {
    expect(stage(.privacy, columns: columns, rows: rows), "report-privacy")
    expect(stage(.interruptions, columns: columns, rows: rows), "report-interruptions")
  }

  @Test("In ASCII bars are digits")
  func letters() {
    expect(stage(.interruptions, columns: 80, rows: 24, glyphs: .ascii), "report-ascii")
  }

  @Test("Tab goes to the other report, Esc closes")
  func turning() {
    var stage = stage(.privacy, columns: 80, rows: 24)
    stage.press(.tab)
    #expect(stage.text.contains("on 1 day"), "\(stage.text)")
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
  }
}
