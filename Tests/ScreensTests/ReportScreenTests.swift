import TerminalCore
import Testing

@testable import Screens

@Suite("Reports on the session so far")
struct ReportScreenTests {
  private func harness(
    _ control: ControlID, columns: Int, rows: Int, glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    harness.effects += harness.model.run(control, harness.scene)
    return harness
  }

  @Test("Reports look as they are on file", arguments: [(80, 24), (120, 40), (40, 12)])
  func picture(columns: Int, rows: Int) {
    expect(harness(.privacy, columns: columns, rows: rows), "report-privacy")
    expect(harness(.interruptions, columns: columns, rows: rows), "report-interruptions")
  }

  @Test("In ASCII bars are digits")
  func letters() {
    expect(harness(.interruptions, columns: 80, rows: 24, glyphs: .ascii), "report-ascii")
  }

  @Test("Tab goes to the other report, Esc closes")
  func turning() {
    var harness = harness(.privacy, columns: 80, rows: 24)
    harness.press(.tab)
    #expect(harness.text.contains("on 1 day"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }
}
