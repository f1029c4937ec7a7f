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

  @Test("The patch of the selected cell ends before the next language")
  func patch() throws {
    var harness = ScreenHarness.album(columns: 120, theme: "dark")
    harness.type("W")
    let columns = try WordColumnLayout(painter(harness))
    let selected = try #require(try painter(harness).selected)
    let index = try #require(columns.seen.firstIndex { $0.group == selected.group })
    let spot = try #require(harness.model.topmost(WorkbenchSheet.self)?.spot)
    _ = harness.model.show(in: harness.scene)
    let place = try #require(harness.model.painted.targets.rect(of: .word(spot)))
    #expect(place.size.columns == columns.seen[index].width - 1)
  }
}
