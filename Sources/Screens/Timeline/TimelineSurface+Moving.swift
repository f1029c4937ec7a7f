import Delivery
import Explaining
import Notifications

extension TimelineSurface {
  /// Moves through the timeline: moments that were are shown at once.
  func move(by count: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    let rows = TimelineRows(scene.timeline)
    let current = model.timelineCursor(rows, scene)
    let end = count > 1_000_000 && current < rows.present ? rows.present : rows.count - 1
    var row = min(max(0, current + count), end)
    // From the present the next rows up may be the same moment; the row that counts is none.
    while count < 0, current == rows.present, row > 0, isPresent(row, rows, scene) { row -= 1 }
    if count > 0 { deepen(seeing: row, rows, &model) }
    if row == rows.beyond { row += count.signum() }
    guard let moment = rows.moment(at: row) ?? rows.moment(at: current) else { return [] }
    model.inspector.timelineFirst = first(showing: row, rows, model, scene)
    return model.show(moment, scene)
  }

  // The last event, where nothing moved behind it, and what fired at the present's time: to
  // look at it changes nothing.
  private func isPresent(_ row: Int, _ rows: TimelineRows, _ scene: Scene) -> Bool {
    if case .fired? = rows.moment(at: row) {
      return rows.instant(at: row) == scene.timeline.present
    }
    return row == rows.arrivals && !scene.timeline.hasMovesAtEnd
  }

  private func first(
    showing row: Int, _ rows: TimelineRows, _ model: Model, _ scene: Scene
  ) -> Int {
    let (first, room) = (model.timelineFirstRow(rows, scene), model.layout.timelineRoom)
    return max(min(first, row), rows.start(of: room.listRows, endingAt: row, room, scene))
  }

  /// Scrolls the timeline, wherever its cursor is.
  func scroll(by count: Int, _ model: inout Model, _ scene: Scene) {
    let rows = TimelineRows(scene.timeline)
    model.inspector.timelineFirst = model.timelineFirstRow(rows, scene) + count
    let first = model.timelineFirstRow(rows, scene)
    model.inspector.timelineFirst = first
    if count > 0 { deepen(seeing: first + model.layout.timelineRoom.listRows - 1, rows, &model) }
  }

  // The next ones are there before the last row is reached.
  private func deepen(seeing row: Int, _ rows: TimelineRows, _ model: inout Model) {
    let room = model.layout.timelineRoom.listRows
    guard let beyond = rows.beyond, (beyond - room...beyond).contains(row) else { return }
    model.inspector.timelineDepth += InspectorView.leastDepth
  }

  /// Goes where the cursor is: stays looking, lets come what is to come, or
  /// returns to what was left.
  static func enter(_ model: inout Model, _ scene: Scene) -> [Effect] {
    guard let moment = model.timelineMoment(scene) else {
      model.turnToPhone()
      if scene.isLookingBack { model.say(Words.actingBranches) }
      return []
    }
    model.pointTimeline(at: nil, scene)
    model.inspector.timelineFirst = nil
    switch moment {
    case .branch(let number):
      guard scene.timeline.branches.indices.contains(number) else { return [] }
      model.lastAct.isRewinding = true
      let time = CivilTime(
        scene.timeline.branches[number].leftAt, in: scene.state.device.timeZone)
      model.say(Words.returned(time.hourAndMinute))
    case .pending: model.lastAct.awaitsArrival = true
    case .event, .fired, .present, .check: break
    }
    return [.look(moment)]
  }

  /// A click on a moment looks at it; a second one on what is no moment yet goes there.
  func click(_ moment: Moment, _ model: inout Model, _ scene: Scene) -> [Effect] {
    model.focus = .inspector
    model.inspector.timelineFirst = model.timelineFirstRow(TimelineRows(scene.timeline), scene)
    if model.timelineMoment(scene) == moment { return Self.enter(&model, scene) }
    return model.show(moment, scene)
  }
}
