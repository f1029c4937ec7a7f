import TerminalCore
import Testing

@testable import Screens

@Suite("Scroll bar and splitter")
struct ScrollBarTests {
  @Test("Wherever the thumb is put, the rows that are seen put it there again")
  func roundTrip() throws {
    for (track, total, seen) in [(20, 1000, 20), (20, 100_000, 7), (9, 100, 3), (30, 61, 30)] {
      let bar = try #require(ScrollBar(track: track, total: total, seen: seen, first: 0))
      for cell in 0...(track - bar.thumb.count) {
        let first = bar.first(thumbAt: cell)
        let there = ScrollBar(track: track, total: total, seen: seen, first: first)
        #expect(there?.thumb.lowerBound == cell, "\(track) cells, \(total) rows, cell \(cell)")
      }
    }
  }

  @Test("The thumb starts at the top, ends at the bottom, and never leaves the bar")
  func ends() throws {
    for total in [25, 60, 4000] {
      let top = try #require(ScrollBar(track: 20, total: total, seen: 20, first: 0))
      let bottom = try #require(ScrollBar(track: 20, total: total, seen: 20, first: total))
      #expect(top.thumb.lowerBound == 0 && bottom.thumb.upperBound == 20)
      #expect(top.first(thumbAt: -5) == 0 && top.first(thumbAt: 99) == total - 20)
    }
    #expect(ScrollBar(track: 20, total: 20, seen: 20, first: 0) == nil)
  }

  @Test("A click at the bar's end shows the list's end; dragging the thumb back shows its top")
  func list() throws {
    var harness = ScreenHarness.morning(rows: 14)
    let before = harness.text
    _ = harness.model.show(in: harness.scene)
    let bar = try #require(harness.model.painted.targets.rect(of: .scrollBar(.phone)))
    let end = Point(column: bar.origin.column, row: bar.origin.row + bar.size.rows - 1)
    harness.drag(.scrollBar(.phone), by: 0, from: end)
    #expect(harness.text.contains("Invoice 2041"))
    #expect(harness.selectedWords == "Glucose level at 57.")
    harness.drag(.scrollBar(.phone), by: 0, rows: -bar.size.rows, from: end)
    #expect(harness.text == before)
  }

  @Test("The line between the panes is dragged, by keys too, and both panes keep room")
  func splitter() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    let before = harness.model.layout.phoneColumns
    harness.drag(.splitter, by: -10)
    #expect(harness.model.layout.phoneColumns == before - 10)
    harness.type("}}")
    #expect(harness.model.layout.phoneColumns == before - 2)
    harness.drag(.splitter, by: 500)
    #expect(harness.model.layout.inspectorColumns == ScreenLayout.leastInspector)
    harness.type("}")
    #expect(harness.model.message?.text == Words.noFurther)
    harness.drag(.splitter, by: -500)
    #expect(harness.model.layout.phoneColumns == ScreenLayout.leastSize.columns)
  }

  @Test("% gives the mouse to the terminal and takes it back")
  func capture() {
    var harness = ScreenHarness.morning()
    harness.type("%")
    #expect(!harness.model.show(in: harness.scene).capturesMouse)
    #expect(harness.model.message?.text == Words.mouse(isCaptured: false).standard)
    harness.type("%")
    #expect(harness.model.show(in: harness.scene).capturesMouse)
  }

  @Test("The bar of the timeline is beside its rows alone, and moves them where it is pressed")
  func timeline() throws {
    var harness = ScreenHarness.week(columns: 80, rows: 24)
    harness.type("T")
    _ = harness.model.show(in: harness.scene)
    let bar = try #require(harness.model.painted.targets.rect(of: .scrollBar(.inspector)))
    let axis = try #require(harness.model.painted.targets.rect(of: .axis))
    #expect(bar.origin.row >= axis.origin.row + axis.size.rows, "\(harness.text)")
    #expect(bar.size.rows == harness.model.layout.timelineRoom.listRows, "\(harness.text)")
    let end = Point(column: bar.origin.column, row: bar.origin.row + bar.size.rows - 1)
    harness.drag(.scrollBar(.inspector), by: 0, from: end)
    let shown = InspectorPane(harness.model, harness.scene).scrollBar
    #expect(shown.map { $0.first > 0 } == true, "\(harness.text)")
    _ = harness.model.show(in: harness.scene)
    let top = Point(column: bar.origin.column, row: bar.origin.row)
    harness.drag(.scrollBar(.inspector), by: 0, from: top)
    // As far up as reaches down to the cursor, which is seen wherever the bar is.
    let cursor = harness.model.timelineCursor(TimelineRows(harness.scene.timeline), harness.scene)
    let first = InspectorPane(harness.model, harness.scene).scrollBar?.first
    #expect(first == max(0, cursor - bar.size.rows + 1), "\(harness.text)")
  }

  @Test("Between the words of the inspector and its bar is a blank", arguments: ["w", "w]"])
  func apart(keys: String) {
    var harness = ScreenHarness.morning(columns: 80, rows: 12)
    harness.type(keys)
    let canvas = harness.model.frame(in: harness.scene).canvas
    let rows = (0..<canvas.size.rows).map { Array(canvas.row($0)) }
    let barred = rows.filter { $0.last?.character == "▐" }
    #expect(!barred.isEmpty, "\(harness.text)")
    #expect(barred.allSatisfy { $0.dropLast().last?.character == " " }, "\(harness.text)")
  }
}
