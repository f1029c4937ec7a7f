import TerminalCore
import Testing

@testable import Screens

@Suite("The inspector's tabs on their line")
struct TabStripTests {
  // With the calls of an open rich view and the connections there are six.
  private func harness(_ tab: InspectorTab, columns: Int, rows: Int) -> ScreenHarness {
    var harness = ScreenHarness.social(columns: columns, rows: rows)
    harness.type("v")
    harness.model.inspector.tab = tab
    harness.model.enterInspector()
    return harness
  }

  private func line(_ harness: ScreenHarness) -> String {
    let row = harness.model.frame(in: harness.scene).canvas.row(1)
    return String(Array(row).suffix(harness.model.layout.inspectorColumns).map(\.character))
  }

  @Test("The title that is shown is whole, and no other is cut", arguments: InspectorTab.allCases)
  func whole(tab: InspectorTab) {
    for (columns, rows) in [(40, 12), (80, 24), (96, 24), (120, 40)] {
      let line = line(harness(tab, columns: columns, rows: rows))
      #expect(line.contains(Words.title(of: tab)), "\(columns): \(line)")
      #expect(!line.contains("⋯") && !line.contains("…"), "\(columns): \(line)")
    }
  }

  @Test("Where all have room when they come closer, all are there")
  func closer() {
    let line = line(harness(.log, columns: 40, rows: 12))
    for title in ["Why", "Payload", "Log", "Timeline"] {
      #expect(line.contains(" \(title)"), "\(line)")
    }
  }

  @Test("What has no room is behind a mark, which leads there")
  func others() {
    var harness = harness(.connections, columns: 40, rows: 12)
    #expect(line(harness).contains("‹ ") && !line(harness).contains("Why"), "\(line(harness))")
    let hasClicked = harness.click(.control(.previousTab))
    #expect(hasClicked)
    #expect(harness.model.inspector.tab != .connections)
  }
}
