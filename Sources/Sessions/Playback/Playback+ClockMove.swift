import Delivery
import Notifications
import Scenarios

extension Playback {
  /// Goes on to the next moment at which something is due, or to the end of the move.
  ///
  /// All steps together are one move of the clock, with the facts of one.
  ///
  /// - Throws: Where more came by itself than one move may let come (K26); then nothing of it happened.
  mutating func moveOn(to end: Instant, _ session: inout Session) throws(Refusal) -> SessionEvent {
    var current = move ?? ClockMove(to: end, in: session)
    move = nil
    let facts = try current.goOn(&session)
    if !current.isOver(in: session) {
      move = current
      playNext(.command(.advance(to: end)))
    }
    return session.happened(facts)
  }
}
