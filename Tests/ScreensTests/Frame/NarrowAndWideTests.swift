import TerminalCore
import Testing

@testable import Screens

@Suite("Narrow and wide screens")
struct NarrowAndWideTests {
  @Test("The list is drawn back into sight when the window grows")
  func growing() {
    var harness = ScreenHarness.morning(columns: 80, rows: 14)
    harness.type("G")
    harness.send(.input(.resize(Size(columns: 80, rows: 60))))
    let text = harness.text
    #expect(text.contains("10 notifications") && text.contains("Berta"), "\(text)")
    // Scrolled with the wheel, away from what is selected.
    harness = ScreenHarness.morning(columns: 80, rows: 14)
    harness.model.scrollList(by: 100, harness.scene)
    harness.send(.input(.resize(Size(columns: 80, rows: 30))))
    let rows = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[20..<27].contains { $0.contains { $0.isLetter } }, "\(harness.text)")
    // Too small for anything, and back.
    harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("jjj")
    let before = harness.selectedWords
    harness.send(.input(.resize(Size(columns: 20, rows: 3))))
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(
      harness.text.contains(String(before.dropFirst(6).prefix(10))), "\(before)\n\(harness.text)")
  }

  @Test(
    "At the least size every control of the list is whole", arguments: [Glyphs.unicode, .ascii])
  func least(glyphs: Glyphs) {
    for theme in Palette.builtIn.map(\.name) {
      var harness = ScreenHarness.morning(columns: 40, rows: 12, theme: theme, glyphs: glyphs)
      #expect(harness.text.contains("Clear"), "\(theme)\n\(harness.text)")
      harness.type("jl")
      #expect(harness.text.contains("Show Less"), "\(theme)\n\(harness.text)")
      harness.type("h")
      harness.press(.left)
      for words in ["View", "Manage", "Clear All"] {
        #expect(harness.text.contains(" \(words) "), "\(theme): \(words)\n\(harness.text)")
      }
    }
  }

  @Test("Cards are never wider than they can be read, and stand in the middle")
  func wide() throws {
    var harness = ScreenHarness.morning(columns: 200, rows: 60)
    harness.type("i")
    let layout = harness.model.layout
    #expect(layout.listColumns == ScreenLayout.widestList)
    #expect(abs(layout.listMargin * 2 + layout.listColumns - layout.phoneColumns) <= 2)
    harness.type("i")
    #expect(harness.model.layout.inspectorColumns > 96, "the inspector has what the phone leaves")
  }

  @Test("Apps on Home and what an app is told stand in the middle as well, no wider than a list")
  func wideScreens() {
    for keys in ["sush", "susa"] {
      var harness = ScreenHarness.morning(columns: 200, rows: 60)
      harness.type("i" + keys)
      let rows = harness.text.split(separator: "\n").dropFirst().dropLast(2)
      for row in rows where row.contains(where: { $0 != " " }) {
        let margin = row.prefix { $0 == " " }.count
        #expect(margin >= 59 && String(row).trimmed.count <= 80, "\(harness.text)")
      }
      #expect(rows.contains { $0.contains("Messages") || $0.contains("Sugar") }, "\(harness.text)")
    }
  }

  @Test("The compact list has a line a row", arguments: [(40, 12), (80, 24), (200, 60)])
  func compact(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("ov")
    let window = harness.model.window(harness.scene)
    #expect(window.items.allSatisfy { $0.height == 1 })
    #expect(harness.text.contains("+3"), "\(harness.text)")
    harness.type("ov")
    #expect(harness.model.window(harness.scene).items.contains { $0.height > 1 })
  }
}
