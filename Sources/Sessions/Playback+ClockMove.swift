import Delivery
import Notifications
import Scenarios

extension Playback {
  /// A move of the clock that is played in steps.
  struct ClockMove {
    /// How many steps the session had before.
    let stepsBefore: Int
    /// How much came by itself so far.
    var eventCount = 0
  }

  /// Goes on to the next moment at which something is due, or to the end of the move.
  ///
  /// All steps together are one move of the clock, with the facts of one.
  ///
  /// - Throws: Where more came by itself than one move may let come (K26); then nothing of it happened.
  mutating func moveOn(to end: Instant, _ session: inout Session) throws(Refusal) -> SessionEvent {
    let isFirst = move == nil
    var current = move ?? ClockMove(stepsBefore: session.past.count)
    move = nil
    let stop = session.nextDeadline.map { min(max($0, session.state.now), end) } ?? end
    let facts: [Fact]
    do throws(Refusal) {
      facts = isFirst ? try session.perform(.advance(to: stop)) : try session.letPass(to: stop)
      current.eventCount += session.eventCount
      try session.checkEventCount(current.eventCount)
    } catch {
      _ = session.rewind(to: current.stepsBefore)
      throw error
    }
    if stop < end {
      move = current
      playNext(.command(.advance(to: end)))
    }
    return session.happened(facts)
  }
}

extension Session {
  // K26: what the engine asks of one command, of several that are one move.
  fileprivate func checkEventCount(_ count: Int) throws(Refusal) {
    let most = state.device.policies.clockMaxEvents
    guard count > most else { return }
    throw Refusal.tooManyEvents(most, at: state.now, in: state.device.timeZone)
  }
}
