import Delivery
import Explaining
import Notifications
import Scenarios

extension Model {
  /// Whether the timeline is on the screen: only then is it worth knowing what is to come.
  package var showsTimeline: Bool { layout.hasInspector && inspector.tab == .timeline }

  /// How many of the requests, and of the lines, that are to come it lists.
  package var timelineDepth: Int { inspector.timelineDepth }

  /// The row under the cursor: the moment that is shown, unless something that is no moment yet.
  func timelineCursor(_ rows: TimelineRows, _ scene: Scene) -> Int {
    if let row = timelineMoment(scene).flatMap(rows.row) { return row }
    return scene.isLookingBack ? rows.row(lookingBackAt: scene.state.now) : rows.present
  }

  /// What the cursor is on where that is not the moment that is shown; a
  /// request wherever it stands now.
  func timelineMoment(_ scene: Scene) -> Moment? {
    guard let key = inspector.request else { return inspector.moment }
    let pending = scene.timeline.pending
    return pending.firstIndex { $0.request?.key == key }.map(Moment.pending) ?? nil
  }

  /// The request under the timeline's cursor; nil where there is none.
  func timelineRequest(_ scene: Scene) -> PendingRequest? {
    scene.timeline.pending(at: timelineMoment(scene))?.request
  }

  /// Puts the cursor on something, or on the moment that is shown.
  mutating func pointTimeline(at moment: Moment?, _ scene: Scene) {
    inspector.moment = moment
    inspector.request = scene.timeline.pending(at: moment)?.request?.key
  }

  /// The first row that is seen: where it was scrolled to, else so that what is below the cursor
  /// has a third of the room. No farther up than reaches down to the cursor: a row takes a line at
  /// least.
  func timelineFirstRow(_ rows: TimelineRows, _ scene: Scene) -> Int {
    let room = layout.timelineRoom
    let cursor = timelineCursor(rows, scene)
    let wanted =
      inspector.timelineFirst
      ?? rows.start(of: room.linesToCursor, endingAt: cursor, room, scene)
    return min(max(0, wanted, cursor - room.listRows + 1), timelineLastPage(rows, scene))
  }

  /// The first row of the last page: it is scrolled no farther; 0 where all is seen at once.
  func timelineLastPage(_ rows: TimelineRows, _ scene: Scene) -> Int {
    let room = layout.timelineRoom
    return rows.start(of: room.listRows, endingAt: rows.count - 1, room, scene)
  }

  /// Shows the timeline and gives it the keys.
  ///
  /// - Parameter request: What the cursor is to be on; nil for the moment that is shown.
  mutating func openTimeline(at request: NotificationKey? = nil) {
    inspector.moment = nil
    inspector.request = request
    inspector.timelineFirst = nil
    inspector.timelineDepth = InspectorView.leastDepth
    enterInspector(.timeline)
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
}

extension Timeline {
  /// What is to come under a number; nil for a moment that is none of these, or none any more.
  func pending(at moment: Moment?) -> Pending? {
    guard case .pending(let number)? = moment, pending.indices.contains(number) else { return nil }
    return pending[number]
  }
}
