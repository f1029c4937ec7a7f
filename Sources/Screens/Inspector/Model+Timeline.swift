import Delivery
import Localization
import Notifications

extension Model {
  /// Whether the timeline is on the screen: only then is it worth knowing what is to come.
  package var showsTimeline: Bool { layout.hasInspector && inspector.tab == .timeline }

  /// The row under the cursor: the moment that is shown, unless something that is no moment yet.
  func timelineCursor(_ rows: TimelineRows, _ scene: Scene) -> Int {
    if let row = inspector.moment.flatMap(rows.row) { return row }
    return scene.isLookingBack ? scene.timeline.past.eventCount : rows.present
  }

  /// The first row that is seen: where it was scrolled to, else so that the cursor has its room.
  func timelineFirstRow(_ rows: TimelineRows, _ scene: Scene) -> Int {
    let last = max(0, rows.count - layout.inspectorRows)
    let wanted =
      inspector.timelineFirst
      ?? timelineCursor(rows, scene) - layout.inspectorRows * 2 / 3
    return min(max(0, wanted), last)
  }

  /// Shows the timeline and gives it the keys.
  mutating func openTimeline() {
    inspector.moment = nil
    inspector.timelineFirst = nil
    showInspector(.timeline)
    focus = .inspector
  }

  /// Moves through the timeline: moments that were are shown at once.
  mutating func moveInTimeline(by count: Int, _ scene: Scene) -> [Effect] {
    let rows = TimelineRows(scene.timeline)
    let current = timelineCursor(rows, scene)
    let end = count > 1_000_000 && current < rows.present ? rows.present : rows.count - 1
    var row = min(max(0, current + count), end)
    // From the present the next row up may be the same moment; the row that counts is none.
    if count < 0, current == rows.present, row == scene.timeline.eventCount,
      !scene.timeline.hasMovesAtEnd
    {
      row = max(0, row - 1)
    }
    if row == rows.beyond { row += count.signum() }
    guard let moment = rows.moment(at: row) ?? rows.moment(at: current) else { return [] }
    inspector.timelineFirst = first(showing: row, rows, scene)
    return show(moment, scene)
  }

  private func first(showing row: Int, _ rows: TimelineRows, _ scene: Scene) -> Int {
    let first = min(timelineFirstRow(rows, scene), row)
    return max(first, row - layout.inspectorRows + 1)
  }

  /// Puts the cursor on a moment, and looks at it where it was.
  mutating func show(_ moment: Moment, _ scene: Scene) -> [Effect] {
    lastAct.isRewinding = true
    switch moment {
    case .event, .check:
      inspector.moment = nil
      return [.look(moment)]
    case .present:
      inspector.moment = nil
      return scene.isLookingBack ? [.look(.present)] : []
    case .pending, .branch:
      inspector.moment = moment
      return []
    }
  }

  /// Goes where the cursor is: stays looking, lets come what is to come, or returns to what was left.
  mutating func enterMoment(_ scene: Scene) -> [Effect] {
    guard let moment = inspector.moment else {
      leaveInspector()
      if scene.isLookingBack { say(Words.actingBranches) }
      return []
    }
    inspector.moment = nil
    inspector.timelineFirst = nil
    switch moment {
    case .branch(let number):
      guard scene.timeline.branches.indices.contains(number) else { return [] }
      lastAct.isRewinding = true
      let time = CivilTime(
        scene.timeline.branches[number].leftAt, in: scene.state.device.timeZone)
      say(Words.returned(SystemWords().clock(time, on: scene.state.device)))
    case .pending: lastAct.awaitsArrival = true
    case .event, .present, .check: break
    }
    return [.look(moment)]
  }

  /// A click on a moment looks at it; a second one on what is no moment yet goes there.
  mutating func click(_ moment: Moment, _ scene: Scene) -> [Effect] {
    focus = .inspector
    inspector.timelineFirst = timelineFirstRow(TimelineRows(scene.timeline), scene)
    if inspector.moment == moment { return enterMoment(scene) }
    return show(moment, scene)
  }
}
