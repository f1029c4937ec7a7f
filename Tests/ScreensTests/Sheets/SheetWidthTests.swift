import TerminalCore
import Testing

@testable import Screens

@Suite("How wide sheets are")
struct SheetWidthTests {
  @Test("Each sheet leaves a column at either side, and grows no further than is read well")
  func columns() {
    for width in [SheetWidth.names, .question, .comparison, .locales, .list, .sentences, .details] {
      #expect(width.columns(Model(size: Size(columns: 40, rows: 12))) == 38)
      #expect(width.columns(Model(size: Size(columns: 200, rows: 12))) == width.rawValue)
    }
  }

  @Test("On a narrow screen themes and what is pasted have as much room as other sheets")
  func narrow() {
    var themes = ScreenHarness.morning(columns: 40, rows: 12)
    themes.type("ot")
    #expect(themes.text.split(separator: "\n").contains { $0.hasPrefix(" ┌ Themes") })
    var pasted = ScreenHarness.morning(columns: 40, rows: 12)
    pasted.send(.input(.paste("{}")))
    #expect(
      pasted.text.split(separator: "\n").contains { $0.hasPrefix(" ┌ \(Words.deliverQuestion)") },
      "\(pasted.text)")
  }
}
