import Delivery
import Explaining
import Notifications
import Screens
import Sessions

/// Something that is to come: a line that is still to be played, or a request whose trigger fires.
private struct Upcoming {
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
  /// What was, what is to come and what was left; what is to come only while it is shown.
  var timeline: Timeline {
    var timeline = session.timeline
    guard model.showsTimeline else { return timeline }
    let (rows, beyond) = upcoming
    timeline.pending = rows.map(\.row)
    timeline.pendingBeyond = beyond
    return timeline
  }

  /// Lets what is to come come up to one row of the timeline.
  mutating func play(throughPending number: Int) -> Result<[Fact], Refusal> {
    session.returnToPresent()
    let rows = upcoming.rows
    guard rows.indices.contains(number) else { return play(throughLine: number) }
    if let line = rows[number].line { return play(throughLine: line) }
    guard let date = rows[number].row.at else { return .failure(Refusal(Words.waitsForPlace)) }
    return letPass(date - session.state.now)
  }

  // Nearest first. While looking back the requests are those of the past, which come in what lies ahead.
  private var upcoming: (rows: [Upcoming], beyond: Int) {
    let (lines, linesBeyond) =
      playback.isFinished
      ? ([], 0) : playback.pending(in: session.state, atMost: Self.mostUpcoming)
    let requests =
      session.isLookingBack ? [] : session.state.pending.next(Self.mostUpcoming)
    let others = session.isLookingBack ? 0 : session.state.pending.count - requests.count
    var rows = lines.enumerated().map { Upcoming(row: $1, line: $0) }
    for request in requests.reversed() {
      let new = Upcoming(row: session.state.row(of: request), line: nil)
      rows.insert(new, at: rows.firstIndex { new.isEarlier(than: $0) } ?? rows.endIndex)
    }
    return (rows, linesBeyond + others)
  }

  private static var mostUpcoming: Int { 64 }
}

extension State {
  fileprivate func row(of request: PendingRequest) -> Timeline.Pending {
    let words = "\(displayName(of: request.app)): \(request.request.identifier)"
    let day = request.nextTriggerDate.flatMap(day)
    return Timeline.Pending(
      at: request.nextTriggerDate, words: [day, words].compactMap(\.self).joined(separator: " · "))
  }

  // Beside the clock's reading, which the row has already; nil for today.
  private func day(of instant: Instant) -> String? {
    let (date, today) = (
      CivilTime(instant, in: device.timeZone), CivilTime(now, in: device.timeZone)
    )
    if date.daysSince1970 == today.daysSince1970 { return nil }
    let words = systemWords.date(date)
    return date.year == today.year ? words : "\(words) \(date.year)"
  }
}
