import Delivery
import Notifications
import Scenarios

extension Playback {
  /// Goes on to the next moment at which something is due, or to the end of the move.
  ///
  /// All steps together are one move of the clock, with the facts of one.
  ///
  /// - Returns: What happened. Where more came by itself than one move may let come (K26), that
  ///   nothing of it is there any more, and why.
  mutating func moveOn(to end: Instant, _ session: inout Session) -> [SessionEvent] {
    var current = move ?? ClockMove(to: end, in: session)
    move = nil
    do throws(Refusal) {
      let facts = try current.goOn(&session, stopsWhenDark: stopsOften)
      if current.isOver(in: session) {
        hasPostponed = false
      } else {
        move = current
        playNext(.command(.advance(to: end)))
      }
      return [session.happened(facts)]
    } catch {
      dropPostponed()
      return [current.takenBack.map(SessionEvent.rewound), complaint(error)].compactMap(\.self)
    }
  }

  /// Has a line come once more when the clock is where it runs.
  mutating func postpone(_ line: ScenarioLine) {
    var rest = line
    rest.when = nil
    feeds.append(.lines([rest]))
    hasPostponed = move != nil
  }

  // The clock does not get to where it runs.
  private mutating func dropPostponed() {
    if hasPostponed { feeds.removeLast() }
    hasPostponed = false
  }
}
