import Localization
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The timeline’s axis, zoomed by hand")
struct TimelineZoomTests {
  private static let start = CivilTime(year: 2018, month: 11, day: 1, hour: 9).instant(in: .utc)

  private func timeline() -> ScreenHarness {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("T")
    return harness
  }

  private func axis(_ harness: ScreenHarness) -> TimelineAxis {
    harness.model.timelineAxis(TimelineRows(harness.scene.timeline), harness.scene)
  }

  @Test(
    "A scale goes from ten seconds to a year, and a moment stays in its column",
    arguments: [0, 9, 69])
  func scales(column: Int) {
    let axis = TimelineAxis(showing: Self.start...Self.start + .days(3), columns: 70, zone: .utc)
    let instant = axis.stretch(ofColumn: column).lowerBound
    var units: [Int64] = []
    for steps in -30...30 {
      let zoomed = axis.zoomed(by: steps, around: instant)
      #expect(zoomed.column(of: instant) == column, "\(steps)")
      #expect(!zoomed.ticks(.american).isEmpty)
      units.append(zoomed.scale.seconds)
    }
    #expect(units == units.sorted() && Set(units).isSuperset(of: [10, 3600, 86_400, 604_800]))
    #expect(units.first == 10 && units.last == TimelineScale.year.seconds)
  }

  @Test(
    "* and _ zoom it around the cursor, and say what a tick is; back at its own scale it is as before"
  )
  func keys() {
    var harness = timeline()
    let before = axis(harness)
    harness.type("*")
    #expect(axis(harness).scale.seconds < before.scale.seconds)
    #expect(axis(harness).column(of: harness.state.now) == before.column(of: harness.state.now))
    #expect(harness.text.contains("From tick to tick"), "\(harness.text)")
    harness.type("_")
    #expect(axis(harness) == before && harness.model.inspector.axis == nil)
    #expect(harness.text.contains("what came and what is near"), "\(harness.text)")
    for _ in 0..<30 { harness.type("*") }
    #expect(axis(harness).scale.seconds == 10)
    #expect(harness.text.contains("The axis goes no further"), "\(harness.text)")
  }

  @Test("The wheel over the axis zooms it where the mouse is, and elsewhere scrolls the rows")
  func wheel() throws {
    var harness = timeline()
    _ = harness.model.show(in: harness.scene)
    let rect = try #require(harness.model.painted.targets.rect(of: .axis))
    let (before, column) = (axis(harness), 12)
    let point = Point(column: rect.origin.column + column, row: rect.origin.row)
    harness.send(.input(.mouse(Mouse(.wheelUp, at: point))))
    #expect(axis(harness).scale.seconds < before.scale.seconds)
    #expect(
      axis(harness).stretch(ofColumn: column).contains(before.stretch(ofColumn: column).lowerBound)
        || axis(harness).column(of: harness.state.now) != nil)
    harness.send(.input(.mouse(Mouse(.wheelDown, at: point))))
    #expect(axis(harness).scale.seconds == before.scale.seconds)
    let below = Point(column: point.column, row: point.row + 8)
    harness.send(.input(.mouse(Mouse(.wheelUp, at: below))))
    #expect(axis(harness).scale.seconds == before.scale.seconds)
  }

  @Test(
    "It keeps its scale while the cursor moves out of it, and through another size of the terminal")
  func moving() {
    var harness = timeline()
    for _ in 0..<6 { harness.type("*") }
    let unit = axis(harness).scale.seconds
    for _ in 0..<4 { harness.type("j") }
    let cursor = harness.model.timelineInstant(TimelineRows(harness.scene.timeline), harness.scene)
    #expect(axis(harness).scale.seconds == unit && axis(harness).column(of: cursor) != nil)
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(
      axis(harness).scale.seconds == unit && axis(harness).columns == harness.model.timelineColumns)
  }

  @Test("While the timeline is seen it is zoomed wherever the focus is")
  func unfocused() {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("T")
    harness.model.focus = .phone
    let unit = axis(harness).scale.seconds
    harness.type("*")
    #expect(axis(harness).scale.seconds < unit, "\(harness.text)")
  }

  @Test("Where the timeline is not shown there is nothing to zoom, and that is said")
  func elsewhere() {
    var harness = ScreenHarness.week(columns: 80, rows: 24)
    harness.type("*")
    #expect(harness.text.contains("Open the timeline first (T)"), "\(harness.text)")
  }
}
