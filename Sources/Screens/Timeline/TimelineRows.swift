import Delivery
import Explaining
import Notifications

/// The rows of the timeline, earliest first: the beginning, what came, the present, what is to
/// come, what was left. Found by arithmetic; nothing is listed.
struct TimelineRows {
  /// The events, what fired, what is pending, and the branches that were left.
  let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// How many there are.
  var count: Int { firstBranch + timeline.branches.count }

  /// The row of the present.
  var present: Int { arrivals + 1 }

  /// How many rows there are of what came: events, and triggers that fired.
  var arrivals: Int { timeline.eventCount + timeline.fired.count }

  /// The row that says how many more lines are to come; nil where all are shown.
  var beyond: Int? { timeline.pendingBeyond > 0 ? present + 1 + timeline.pending.count : nil }

  private var firstBranch: Int { present + 1 + timeline.pending.count + (beyond == nil ? 0 : 1) }

  /// What a row shows; nil for the row that only counts, and past the end.
  func moment(at row: Int) -> Moment? {
    switch row {
    case ..<0: nil
    case 0: .event(0)
    case ...arrivals: arrival(row - 1)
    case present: .present
    case ...(present + timeline.pending.count): .pending(row - present - 1)
    case firstBranch..<count: .branch(row - firstBranch)
    default: nil
    }
  }

  // What fired stands behind as many events as came before it.
  private func arrival(_ index: Int) -> Moment {
    let fired = timeline.fired.entries
    let number = fired.indices.partitioningIndex { fired[$0].eventsBefore + $0 >= index }
    let isFired = number < fired.count && fired[number].eventsBefore + number == index
    return isFired ? .fired(number) : .event(index - number + 1)
  }

  /// The row of a moment; nil where it is no longer.
  func row(of moment: Moment) -> Int? {
    switch moment {
    case .event(0): 0
    case .event(let number):
      number <= timeline.eventCount
        ? number + timeline.fired.count(beforeEvent: number - 1) : nil
    case .fired(let number):
      timeline.fired.entries.indices.contains(number)
        ? timeline.fired.entries[number].eventsBefore + number + 1 : nil
    case .present: present
    case .pending(let number):
      timeline.pending.indices.contains(number) ? present + 1 + number : nil
    case .branch(let number):
      timeline.branches.indices.contains(number) ? firstBranch + number : nil
    case .check: nil
    }
  }

  /// The row of the last thing that had come at a moment that is looked back at.
  func row(lookingBackAt now: Instant) -> Int {
    timeline.past.eventCount
      + timeline.fired.count(beforeEvent: timeline.past.eventCount, until: now)
  }

  /// When a row was or will be; nil for what no time decides, and for the
  /// beginning before anything came.
  func instant(at row: Int) -> Instant? {
    guard let moment = moment(at: row) else { return nil }
    return switch moment {
    case .event(0): timeline.eventCount > 0 ? instant(ofEvent: 0) : nil
    case .event(let number): instant(ofEvent: number - 1)
    case .fired(let number): timeline.fired.entries[number].at
    case .present: timeline.present
    case .pending(let number): timeline.pending[number].at
    case .branch(let number): timeline.branches[number].leftAt
    case .check: nil
    }
  }

  /// The time that a row shows; nil also for the beginning.
  func shownInstant(at row: Int) -> Instant? {
    moment(at: row) == .event(0) ? nil : instant(at: row)
  }

  /// The first of the rows that have room down to one of them, the headings of their days
  /// counted.
  ///
  /// - Parameters:
  ///   - lines: Those that they and the headings take at most.
  ///   - last: The row in the last line; it is the first one where nothing else has room.
  func start(of lines: Int, endingAt last: Int, _ room: TimelineRoom, _ scene: Scene) -> Int {
    var (start, left, day): (Int, Int, Int64?) = (last, lines, nil)
    for row in stride(from: last, through: 0, by: -1) {
      let own = shownInstant(at: row).map {
        CivilTime($0, in: scene.state.device.timeZone).daysSince1970
      }
      left -= room.hasHeadings && own != nil && own != day ? 2 : 1
      if left < 0 { break }
      (start, day) = (row, own ?? day)
    }
    return max(0, start)
  }

  // What stands before the clock is set began when that says.
  private func instant(ofEvent index: Int) -> Instant {
    let end = min(Self.mostBeforeStart, timeline.eventCount)
    guard index < end else { return timeline.event(index).at }
    return (index..<end).reduce(timeline.event(index).at) { min($0, timeline.event($1).at) }
  }

  // The clock is set in one of the first lines, if at all.
  private static let mostBeforeStart = 32

  /// Whether all of it is of one day.
  ///
  /// - Parameter zone: Where the day begins.
  func isOfOneDay(in zone: TimeZone) -> Bool {
    let last = timeline.pending.last { $0.at != nil }?.at
    let ends =
      [instant(at: 0), instant(at: arrivals), timeline.present, last]
      + timeline.branches.map(\.leftAt)
    return Set(ends.compactMap(\.self).map { CivilTime($0, in: zone).daysSince1970 }).count < 2
  }

  /// Whether something came in a stretch of time.
  func hasArrival(in stretch: Range<Instant>) -> Bool {
    firstArrival(notBefore: stretch.lowerBound).map(stretch.contains) ?? false
  }

  /// When the first thing came that did not come before a moment; nil where none did.
  func firstArrival(notBefore moment: Instant) -> Instant? {
    let row = row(ofArrivalNotBefore: moment)
    return row <= arrivals ? instant(at: row) : nil
  }

  /// When the last came before a moment; nil where nothing did.
  func lastArrival(before moment: Instant) -> Instant? {
    let row = row(ofArrivalNotBefore: moment)
    return row > 1 ? instant(at: row - 1) : nil
  }

  private func row(ofArrivalNotBefore moment: Instant) -> Int {
    (1..<arrivals + 1).partitioningIndex { (instant(at: $0) ?? moment) >= moment }
  }
}
