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
      // A journal has to let the same time pass before what programs answer then.
      if !facts.isEmpty, current.isOver(in: session) || session.awaitsAnswers {
        noteClock(in: session)
      }
      if current.isOver(in: session) {
        hasPostponed = false
      } else {
        move = current
        playNext(.command(.advance(to: end)))
      }
      return [session.happened(facts)]
    } catch {
      dropPostponed()
      let events = current.takenBack.map { rewound($0) } ?? []
      return events + [complaint(error)]
    }
  }

  /// Has a journal let time pass to where the clock is.
  mutating func noteClock(in session: Session) {
    guard performed != nil else { return }
    performed?.append(Command.advance(to: session.state.now).line(in: session.state))
  }

  /// Whether what came as the clock moved is told before the rest of its line is played, which may
  /// change the words that are told of it (L11).
  func isToldApart(_ events: [SessionEvent]) -> Bool {
    if move != nil || stopsOften { return true }
    return tellsClockApart
      && events.contains { event in
        guard case .happened(let facts, _) = event else { return false }
        return facts.contains { $0.event.notification != nil }
      }
  }

  /// Has a line come once more when the clock is where it runs.
  ///
  /// - Returns: What happened until then.
  mutating func postponing(_ line: ScenarioLine, _ events: [SessionEvent]) -> [SessionEvent] {
    var rest = line
    rest.when = nil
    feeds.append(.lines([rest]))
    hasPostponed = move != nil
    return events
  }

  // The clock does not get to where it runs.
  private mutating func dropPostponed() {
    if hasPostponed { feeds.removeLast() }
    hasPostponed = false
  }
}
