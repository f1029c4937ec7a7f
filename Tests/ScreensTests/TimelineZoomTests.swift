import Localization
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The timeline’s axis, zoomed by hand")
struct TimelineZoomTests {
  private static let start = CivilTime(year: 2018, month: 11, day: 1, hour: 9).instant(in: .utc)

  private func timeline() -> ScreenHarness {
    var stage = ScreenHarness.week(columns: 120, rows: 40)
    stage.type("T")
    return stage
  }

  private func axis(_ stage: ScreenHarness) -> TimelineAxis {
    stage.model.timelineAxis(TimelineRows(stage.scene.timeline), stage.scene)
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
      units.append(zoomed.unit)
    }
    #expect(units == units.sorted() && Set(units).isSuperset(of: [10, 3600, 86_400, 604_800]))
    #expect(units.first == 10 && units.last == 31_536_000)
  }

  @Test(
    "* and _ zoom it around the cursor, and say what a tick is; back at its own scale it is as before"
  )
  func keys() {
    var stage = timeline()
    let before = axis(stage)
    stage.type("*")
    #expect(axis(stage).unit < before.unit)
    #expect(axis(stage).column(of: stage.state.now) == before.column(of: stage.state.now))
    #expect(stage.text.contains("From tick to tick"), "\(stage.text)")
    stage.type("_")
    #expect(axis(stage) == before && stage.model.inspector.axis == nil)
    #expect(stage.text.contains("what came and what is near"), "\(stage.text)")
    for _ in 0..<30 { stage.type("*") }
    #expect(axis(stage).unit == 10)
    #expect(stage.text.contains("The axis goes no further"), "\(stage.text)")
  }

  @Test("The wheel over the axis zooms it where the mouse is, and elsewhere scrolls the rows")
  func wheel() throws {
    var stage = timeline()
    _ = stage.model.show(in: stage.scene)
    let rect = try #require(stage.model.painted.targets.last { $0.id == .axis }?.rect)
    let (before, column) = (axis(stage), 12)
    let point = Point(column: rect.origin.column + column, row: rect.origin.row)
    stage.send(.input(.mouse(Mouse(.wheelUp, at: point))))
    #expect(axis(stage).unit < before.unit)
    #expect(
      axis(stage).stretch(ofColumn: column).contains(before.stretch(ofColumn: column).lowerBound)
        || axis(stage).column(of: stage.state.now) != nil)
    stage.send(.input(.mouse(Mouse(.wheelDown, at: point))))
    #expect(axis(stage).unit == before.unit)
    let below = Point(column: point.column, row: point.row + 8)
    stage.send(.input(.mouse(Mouse(.wheelUp, at: below))))
    #expect(axis(stage).unit == before.unit)
  }

  @Test(
    "It keeps its scale while the cursor moves out of it, and through another size of the terminal")
  func moving() {
    var stage = timeline()
    for _ in 0..<6 { stage.type("*") }
    let unit = axis(stage).unit
    for _ in 0..<4 { stage.type("j") }
    let cursor = stage.model.timelineInstant(TimelineRows(stage.scene.timeline), stage.scene)
    #expect(axis(stage).unit == unit && axis(stage).column(of: cursor) != nil)
    stage.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(axis(stage).unit == unit && axis(stage).columns == stage.model.timelineColumns)
  }

  @Test("Where the timeline is not shown there is nothing to zoom, and that is said")
  func elsewhere() {
    var stage = ScreenHarness.week(columns: 80, rows: 24)
    stage.type("*")
    #expect(stage.text.contains("Open the timeline first (T)"), "\(stage.text)")
  }
}
