import Delivery
import Explaining
import Notifications
import TerminalCore

extension Model {
  /// The axis above the timeline's rows: all that came and what is near, or, where the cursor is
  /// beyond that, as much around it. While the mouse holds it, it stays as it is; where a person
  /// gave it another scale, it keeps that.
  func timelineAxis(_ rows: TimelineRows, _ scene: Scene) -> TimelineAxis {
    if case .axis(let held)? = pointer.grip { return held }
    let axis =
      inspector.axis?.resized(columns: timelineColumns, zone: scene.state.device.timeZone)
      ?? wholeAxis(rows, scene)
    let cursor = timelineInstant(rows, scene)
    return axis.column(of: cursor) == nil ? axis.centered(at: cursor) : axis
  }

  private func wholeAxis(_ rows: TimelineRows, _ scene: Scene) -> TimelineAxis {
    TimelineAxis(
      showing: stretch(of: rows), columns: timelineColumns, zone: scene.state.device.timeZone)
  }

  /// Gives the axis another scale; back at its own it shows again what came and what is near.
  ///
  /// - Parameters:
  ///   - steps: How much more its ticks stand for; negative for less.
  ///   - column: Where time stays in its place; nil for the cursor's.
  mutating func zoomTimeline(by steps: Int, atColumn column: Int? = nil, _ scene: Scene) {
    let rows = TimelineRows(scene.timeline)
    let axis = timelineAxis(rows, scene)
    let around = column.map { axis.stretch(ofColumn: $0).lowerBound }
    let zoomed = axis.zoomed(by: steps, around: around ?? timelineInstant(rows, scene))
    guard zoomed.scale != axis.scale else { return say(Words.axisEnds, isError: true) }
    let isWhole = zoomed.scale == wholeAxis(rows, scene).scale
    inspector.axis = isWhole ? nil : zoomed
    let tick = zoomed.scale.words
    say(isWhole ? Words.axisWhole(tick) : Words.axisTicks(tick))
  }

  /// Turns the wheel over the axis: what is under the mouse stays there.
  mutating func zoomTimeline(byWheel rows: Int, at point: Point, _ scene: Scene) {
    let axis = painted.targets.rect(of: .axis)
    zoomTimeline(
      by: rows.signum(), atColumn: axis.map { point.column - $0.origin.column }, scene)
  }

  /// When the row under the cursor is; while looking back what the clock reads.
  func timelineInstant(_ rows: TimelineRows, _ scene: Scene) -> Instant {
    guard let moment = timelineMoment(scene) else { return scene.state.now }
    return rows.row(of: moment).flatMap(rows.instant) ?? scene.state.now
  }

  /// Columns of the timeline, without its margin.
  var timelineColumns: Int {
    max(1, layout.inspectorColumns - (layout.hasPhone ? 1 : 0) - 2)
  }

  // A week back and a week ahead at most, so that hours are still told apart; but
  // one thing that is to come.
  private func stretch(of rows: TimelineRows) -> ClosedRange<Instant> {
    let present = rows.timeline.present
    let first = rows.firstArrival(notBefore: present + .days(-7)) ?? present
    let dates = rows.timeline.pending.compactMap(\.at)
    let last = dates.last { $0 <= present + .days(7) } ?? dates.first ?? present
    return min(first, present)...max(last, present)
  }
}

extension Model {
  /// Shows the moment of a column of the axis that the mouse holds: one that was is looked at, else
  /// the present or the next thing that is to come is.
  mutating func scrub(toColumn column: Int, _ scene: Scene) -> [Effect] {
    guard case .axis(let axis)? = pointer.grip else { return [] }
    let rows = TimelineRows(scene.timeline)
    let column = min(max(0, column), axis.columns - 1)
    let stretch = axis.stretch(ofColumn: column)
    let middle = stretch.lowerBound + Interval(milliseconds: axis.perColumn.milliseconds / 2)
    inspector.timelineFirst = nil
    if stretch.contains(rows.timeline.present) { return show(.present, scene) }
    guard middle > rows.timeline.present else {
      pointTimeline(at: nil, scene)
      lastAct.isRewinding = true
      let came = rows.lastArrival(before: stretch.upperBound).flatMap {
        stretch.contains($0) ? $0 : nil
      }
      let moment = came ?? axis.roundest(ofColumn: column)
      return [.moveClock(to: min(moment, rows.timeline.present))]
    }
    let near = rows.timeline.pending.firstIndex { $0.at.map { $0 >= stretch.lowerBound } ?? false }
    let last = rows.timeline.pending.lastIndex { $0.at != nil }
    guard let number = near ?? last else { return show(.present, scene) }
    return show(.pending(number), scene)
  }
}
