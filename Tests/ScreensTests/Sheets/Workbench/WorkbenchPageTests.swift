import TerminalCore
import Testing

@testable import Screens

@Suite("Languages of the workbench beside those that are seen")
struct WorkbenchPageTests {
  private func painter(_ harness: ScreenHarness) throws -> WorkbenchPainter {
    let sheet = try #require(harness.model.topmost(WorkbenchSheet.self))
    return WorkbenchPainter(harness.model, harness.scene, sheet)
  }

  @Test("A click on an arrow shows the languages there, as far as there are any")
  func arrows() throws {
    var harness = ScreenHarness.album(columns: 40)
    harness.type("W")
    for _ in 0..<9 { harness.press(.left) }
    #expect(harness.text.contains("of 5 languages ›"), "\(harness.text)")
    for index in [1, 2, 3, 4, 3, 2] {
      let spot = try painter(harness).spot(ofGroup: index)
      let isHit = harness.click(try #require(spot))
      #expect(isHit, "\(harness.text)")
      if index == 4 { #expect(harness.text.contains("of 5 languages ‹ "), "\(harness.text)") }
    }
    #expect(harness.text.contains("of 5 languages ‹›"), "\(harness.text)")
  }

  @Test("A click on a language below the account shows its words above")
  func below() throws {
    var harness = ScreenHarness.album(columns: 80, rows: 40)
    harness.type("W")
    let last = try #require(try painter(harness).grid.groups.indices.last)
    let isHit = harness.click(try #require(try painter(harness).spot(ofGroup: last)))
    let selected = try painter(harness).selected
    #expect(isHit && selected?.group == last, "\(harness.text)")
  }
}
