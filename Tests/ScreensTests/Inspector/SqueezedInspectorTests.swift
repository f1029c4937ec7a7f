import TerminalCore
import Testing

@testable import Screens

@Suite("The inspector in a window that changes its size")
struct SqueezedInspectorTests {
  private func harness(_ tab: InspectorTab = .timeline, columns: Int = 120) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: 40)
    harness.model.inspector.tab = tab
    harness.model.enterInspector()
    return harness
  }

  private func resize(_ harness: inout ScreenHarness, columns: Int, rows: Int = 40) {
    harness.send(.input(.resize(Size(columns: columns, rows: rows))))
  }

  @Test(
    "The tab that has the keys keeps them, and has the whole screen while nothing fits beside it",
    arguments: [
      (InspectorTab.timeline, 95), (.log, 95), (.connections, 80), (.scenario, 79), (.why, 60),
    ])
  func narrowed(tab: InspectorTab, columns: Int) {
    var harness = harness(tab)
    resize(&harness, columns: columns)
    #expect(harness.model.focus == .inspector && harness.model.inspector.tab == tab)
    #expect(harness.model.layout.hasInspector && !harness.model.layout.hasPhone)
    resize(&harness, columns: 120)
    #expect(harness.model.focus == .inspector)
    #expect(harness.model.layout.hasInspector && harness.model.layout.hasPhone)
  }

  @Test("It stands beside the phone from 96 columns on", arguments: [(95, false), (96, true)])
  func beside(columns: Int, isShown: Bool) {
    for tab in [InspectorTab.why, .timeline] {
      var harness = ScreenHarness.morning(columns: columns, rows: 40)
      harness.model.inspector.tab = tab
      #expect(harness.model.layout.hasInspector == isShown && harness.model.layout.hasPhone)
    }
  }

  @Test("A size that is too small for anything takes the keys from nothing")
  func tooSmall() {
    var harness = harness()
    resize(&harness, columns: 20, rows: 5)
    resize(&harness, columns: 120)
    #expect(harness.model.focus == .inspector && harness.model.layout.hasPhone)
    resize(&harness, columns: 20, rows: 5)
    resize(&harness, columns: 90)
    #expect(harness.model.focus == .inspector && !harness.model.layout.hasPhone)
  }

  @Test("The cursor of a tab stays in sight in a lower window, unless the wheel left it")
  func lower() throws {
    var harness = harness(.log)
    for _ in 0..<30 { harness.press(.down) }
    let spot = Spot.fact(try #require(harness.model.inspector.fact))
    for (rows, isSeen) in [(40, true), (14, true), (20, false)] {
      let scene = harness.scene
      if !isSeen { _ = InspectorSurface().handle(.wheel(-1000), &harness.model, scene) }
      resize(&harness, columns: 120, rows: rows)
      _ = harness.model.show(in: scene)
      let place = harness.model.painted.targets.rect(of: spot)
      #expect((place != nil) == isSeen, "\(rows)\n\(harness.text)")
    }
  }

  @Test("What the person gave the whole screen keeps it where there is room again")
  func zoomed() {
    var harness = harness()
    harness.model.zoom()
    resize(&harness, columns: 90)
    resize(&harness, columns: 120)
    #expect(harness.model.focus == .inspector && !harness.model.layout.hasPhone)
  }

  @Test("Left while it has the whole screen, it gives that back")
  func left() {
    var harness = harness()
    resize(&harness, columns: 90)
    harness.model.turnToPhone()
    #expect(harness.model.focus == .phone && harness.model.layout.hasPhone)
    resize(&harness, columns: 120)
    #expect(harness.model.focus == .phone && harness.model.layout.hasInspector)
  }

  @Test("A tab for which there is no room beside the phone has the whole screen, and gives it back")
  func turned() {
    var harness = harness(.scenario, columns: 85)
    harness.type("]")
    #expect(harness.model.layout.hasInspector && harness.model.focus == .inspector)
    var opened = ScreenHarness.morning(columns: 80, rows: 40)
    opened.type("w")
    #expect(!opened.model.layout.hasPhone)
    resize(&opened, columns: 130)
    #expect(opened.model.layout.hasPhone && opened.model.layout.hasInspector)
  }
}
