import Delivery
import Explaining
import Notifications
import Screens
import Sessions

/// Something that is to come: a line that is still to be played, or a request whose trigger fires.
struct Upcoming: Equatable {
  /// What *Timeline* says of it.
  let row: Timeline.Pending
  /// The line's number among those that are still to be played; nil for a request.
  let line: Int?

  /// What no time decides comes last.
  func isEarlier(than other: Upcoming) -> Bool {
    guard let date = row.at else { return false }
    return other.row.at.map { date < $0 } ?? true
  }
}

extension Interaction {
  /// What was, what is to come and what was left; what fired and what is to
  /// come only while it is shown.
  var timeline: Timeline {
    var timeline = session.timeline
    guard model.showsTimeline else { return timeline }
    timeline.fired = outlook.fired
    timeline.pending = outlook.rows.map(\.row)
    timeline.pendingBeyond = outlook.beyond
    return timeline
  }

  /// Lets what is to come come up to one row of the timeline.
  ///
  /// - Parameter number: The row, from 0, as `timeline.pending` has them.
  /// - Returns: The facts; or a refusal for a request that waits for a place.
  mutating func play(throughPending number: Int) -> Result<[Fact], Refusal> {
    session.returnToPresent()
    let rows = upcoming.rows
    guard rows.indices.contains(number) else { return play(throughLine: number) }
    if let line = rows[number].line { return play(throughLine: line) }
    guard let date = rows[number].row.at else { return .failure(Refusal(Words.waitsForPlace)) }
    return letPass(date - session.state.now)
  }

  /// What is to come, nearest first, and how much more there is.
  ///
  /// At most as many lines, and as many requests, as the timeline lists. Lines keep their order; a
  /// request comes before the first row that is later.
  var upcoming: (rows: [Upcoming], beyond: Int) {
    let (lines, linesBeyond) =
      playback.isFinished
      ? ([], 0) : playback.pending(in: session.state, atMost: model.timelineDepth)
    let requests = session.state.pending.next(model.timelineDepth)
    var rows = lines.enumerated().map { Upcoming(row: $1, line: $0) }
    for request in requests.reversed() {
      let row = Timeline.Pending(at: request.nextTriggerDate, .request(request))
      let new = Upcoming(row: row, line: nil)
      rows.insert(new, at: rows.firstIndex { new.isEarlier(than: $0) } ?? rows.endIndex)
    }
    let summary = session.state.summary
    if let date = summary.schedule.next, !summary.held.isEmpty {
      let new = Upcoming(row: Timeline.Pending(at: date, .summary(summary.held)), line: nil)
      rows.insert(new, at: rows.firstIndex { new.isEarlier(than: $0) } ?? rows.endIndex)
    }
    return (rows, linesBeyond + session.state.pending.count - requests.count)
  }
}
