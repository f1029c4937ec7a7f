import TerminalCore
import Testing

@testable import Screens

@Suite("Narrow and wide screens")
struct NarrowAndWideTests {
  @Test("The list is drawn back into sight when the window grows")
  func growing() {
    var stage = ScreenHarness.morning(columns: 80, rows: 14)
    stage.type("G")
    stage.send(.input(.resize(Size(columns: 80, rows: 60))))
    let text = stage.text
    #expect(text.contains("10 notifications") && text.contains("Berta"), "\(text)")
    // Scrolled with the wheel, away from what is selected.
    stage = ScreenHarness.morning(columns: 80, rows: 14)
    stage.model.scrollList(by: 100, stage.scene)
    stage.send(.input(.resize(Size(columns: 80, rows: 30))))
    let rows = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[20..<27].contains { $0.contains { $0.isLetter } }, "\(stage.text)")
    // Too small for anything, and back.
    stage = ScreenHarness.morning(columns: 80, rows: 24)
    stage.type("jjj")
    let before = stage.selectedWords
    stage.send(.input(.resize(Size(columns: 20, rows: 3))))
    stage.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(stage.text.contains(String(before.dropFirst(6).prefix(10))), "\(before)\n\(stage.text)")
  }

  @Test(
    "At the least size every control of the list is whole", arguments: [Glyphs.unicode, .ascii])
  func least(glyphs: Glyphs) {
    for theme in Palette.builtIn.map(\.name) {
      var stage = ScreenHarness.morning(columns: 40, rows: 12, theme: theme, glyphs: glyphs)
      #expect(stage.text.contains("Clear"), "\(theme)\n\(stage.text)")
      stage.type("jl")
      #expect(stage.text.contains("Show Less"), "\(theme)\n\(stage.text)")
      stage.type("h")
      stage.press(.left)
      for words in ["View", "Manage", "Clear All"] {
        #expect(stage.text.contains(" \(words) "), "\(theme): \(words)\n\(stage.text)")
      }
    }
  }

  @Test("Cards are never wider than they can be read, and stand in the middle")
  func wide() throws {
    var stage = ScreenHarness.morning(columns: 200, rows: 60)
    stage.type("i")
    let layout = stage.model.layout
    #expect(layout.listColumns == ScreenLayout.widestList)
    #expect(abs(layout.listMargin * 2 + layout.listColumns - layout.phoneColumns) <= 2)
    stage.type("i")
    #expect(stage.model.layout.inspectorColumns > 96, "the inspector has what the phone leaves")
  }

  @Test("The compact list has a line a row", arguments: [(40, 12), (80, 24), (200, 60)])
  func compact(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("ov")
    let window = stage.model.window(stage.scene)
    #expect(window.items.allSatisfy { $0.height == 1 })
    #expect(stage.text.contains("+3"), "\(stage.text)")
    stage.type("ov")
    #expect(stage.model.window(stage.scene).items.contains { $0.height > 1 })
  }
}
