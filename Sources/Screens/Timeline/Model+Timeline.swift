import Delivery
import Localization
import Notifications
import Scenarios

extension Model {
  /// Whether the timeline is on the screen: only then is it worth knowing what is to come.
  package var showsTimeline: Bool { layout.hasInspector && inspector.tab == .timeline }

  /// How many of the requests, and of the lines, that are to come it lists.
  package var timelineDepth: Int { inspector.timelineDepth }

  // The next ones are there before the last row is reached.
  private mutating func deepenTimeline(seeing row: Int, _ rows: TimelineRows) {
    guard let beyond = rows.beyond, (beyond - layout.timelineRoom.listRows...beyond).contains(row)
    else {
      return
    }
    inspector.timelineDepth += InspectorView.leastDepth
  }

  /// Scrolls the timeline, wherever its cursor is.
  mutating func scrollTimeline(by count: Int, _ scene: Scene) {
    let rows = TimelineRows(scene.timeline)
    let last = max(0, rows.count - layout.timelineRoom.listRows)
    let first = min(max(0, timelineFirstRow(rows, scene) + count), last)
    inspector.timelineFirst = first
    if count > 0 { deepenTimeline(seeing: first + layout.timelineRoom.listRows - 1, rows) }
  }

  /// The row under the cursor: the moment that is shown, unless something that is no moment yet.
  func timelineCursor(_ rows: TimelineRows, _ scene: Scene) -> Int {
    if let row = timelineMoment(scene).flatMap(rows.row) { return row }
    return scene.isLookingBack ? rows.row(lookingBackAt: scene.state.now) : rows.present
  }

  /// What the cursor is on where that is not the moment that is shown; a request wherever it stands now.
  func timelineMoment(_ scene: Scene) -> Moment? {
    guard let key = inspector.request else { return inspector.moment }
    let pending = scene.timeline.pending
    return pending.firstIndex { $0.request?.key == key }.map(Moment.pending) ?? nil
  }

  /// The request under the timeline's cursor; nil where there is none.
  func timelineRequest(_ scene: Scene) -> PendingRequest? {
    guard case .pending(let number)? = timelineMoment(scene),
      scene.timeline.pending.indices.contains(number)
    else { return nil }
    return scene.timeline.pending[number].request
  }

  /// Puts the cursor on something, or on the moment that is shown.
  mutating func pointTimeline(at moment: Moment?, _ scene: Scene) {
    inspector.moment = moment
    inspector.request = nil
    guard case .pending(let number)? = moment,
      scene.timeline.pending.indices.contains(number)
    else { return }
    inspector.request = scene.timeline.pending[number].request?.key
  }

  /// The first row that is seen: where it was scrolled to, else so that the cursor has its room.
  func timelineFirstRow(_ rows: TimelineRows, _ scene: Scene) -> Int {
    let last = max(0, rows.count - layout.timelineRoom.listRows)
    let wanted =
      inspector.timelineFirst ?? timelineCursor(rows, scene) - layout.timelineRoom.listRows * 2 / 3
    return min(max(0, wanted), last)
  }

  /// Shows the timeline and gives it the keys.
  ///
  /// - Parameter request: What the cursor is to be on; nil for the moment that is shown.
  mutating func openTimeline(at request: NotificationKey? = nil) {
    inspector.moment = nil
    inspector.request = request
    inspector.timelineFirst = nil
    inspector.timelineDepth = InspectorView.leastDepth
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
    if count < 0, current == rows.present, row == rows.arrivals,
      !scene.timeline.hasMovesAtEnd
    {
      row = max(0, row - 1)
    }
    if count > 0 { deepenTimeline(seeing: row, rows) }
    if row == rows.beyond { row += count.signum() }
    guard let moment = rows.moment(at: row) ?? rows.moment(at: current) else { return [] }
    inspector.timelineFirst = first(showing: row, rows, scene)
    return show(moment, scene)
  }

  private func first(showing row: Int, _ rows: TimelineRows, _ scene: Scene) -> Int {
    let first = min(timelineFirstRow(rows, scene), row)
    return max(first, row - layout.timelineRoom.listRows + 1)
  }

  /// Puts the cursor on a moment, and looks at it where it was.
  mutating func show(_ moment: Moment, _ scene: Scene) -> [Effect] {
    lastAct.isRewinding = true
    switch moment {
    case .event, .check:
      pointTimeline(at: nil, scene)
      return [.look(moment)]
    case .fired(let number):
      pointTimeline(at: nil, scene)
      let fired = scene.timeline.fired.entries
      return fired.indices.contains(number) ? [.moveClock(to: fired[number].at)] : []
    case .present:
      pointTimeline(at: nil, scene)
      return scene.isLookingBack ? [.look(.present)] : []
    case .pending, .branch:
      pointTimeline(at: moment, scene)
      return []
    }
  }

  /// Goes to a moment: in the past it is looked at, in the future it is waited for.
  mutating func goTo(_ instant: Instant) -> [Effect] {
    inspector.moment = nil
    inspector.request = nil
    inspector.timelineFirst = nil
    lastAct.awaitsArrival = true
    return [.moveClock(to: instant)]
  }

  /// Shows the moment at which something was expected, and what was found.
  mutating func goTo(_ check: FailedCheck) -> [Effect] {
    lastAct.isRewinding = true
    message = Message(text: Words.fails(check.failure), isError: true, more: .complaints)
    return [.look(.check(check.number))]
  }

  /// Goes where the cursor is: stays looking, lets come what is to come, or returns to what was left.
  mutating func enterMoment(_ scene: Scene) -> [Effect] {
    guard let moment = timelineMoment(scene) else {
      leaveInspector()
      if scene.isLookingBack { say(Words.actingBranches) }
      return []
    }
    pointTimeline(at: nil, scene)
    inspector.timelineFirst = nil
    switch moment {
    case .branch(let number):
      guard scene.timeline.branches.indices.contains(number) else { return [] }
      lastAct.isRewinding = true
      let time = CivilTime(
        scene.timeline.branches[number].leftAt, in: scene.state.device.timeZone)
      say(Words.returned(SystemWords().timeOfDay(time, on: scene.state.device)))
    case .pending: lastAct.awaitsArrival = true
    case .event, .fired, .present, .check: break
    }
    return [.look(moment)]
  }

  /// A click on a moment looks at it; a second one on what is no moment yet goes there.
  mutating func click(_ moment: Moment, _ scene: Scene) -> [Effect] {
    focus = .inspector
    inspector.timelineFirst = timelineFirstRow(TimelineRows(scene.timeline), scene)
    if timelineMoment(scene) == moment { return enterMoment(scene) }
    return show(moment, scene)
  }
}
