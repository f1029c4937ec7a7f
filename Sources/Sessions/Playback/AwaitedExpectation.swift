import Delivery
import Notifications
import Scenarios

/// An expectation for which the clock goes on.
package struct AwaitedExpectation: Sendable {
  /// When it has to be decided.
  let end: Instant
  /// The next moment at which it may be.
  var next: Instant
  // How much came by itself meanwhile.
  private var eventCount = 0

  /// Begins at the present moment.
  package init(until end: Instant) { (self.end, next) = (end, end) }

  /// Counts what came with the move of the clock that was made last.
  ///
  /// Of a screen, which has to be looked at for it, each moment counts.
  ///
  /// - Throws: Where more came than one line may let come (K26); all of it stays.
  package mutating func count(
    of expectation: Expectation, in session: Session
  ) throws(Refusal) {
    let isOfScreen = expectation.claim.isOfScreen
    eventCount += max(session.eventCount, isOfScreen ? 1 : 0)
    try session.checkEventCount(
      eventCount, of: isOfScreen ? "changes of the screen" : "events")
  }
}

extension Session {
  /// The moment to which the clock goes on for an expectation; nil where it is decided.
  ///
  /// - Parameter end: Where its time is over.
  package func moment(awaiting expectation: Expectation, until end: Instant) -> Instant? {
    guard state.now < end,
      !expectation.isDecided(whenSo: expectation.failure(in: expectationContext) == nil)
    else { return nil }
    let changes = [
      nextDeadline, state.displayEnd,
      expectation.claim.isOfScreen ? drawing.nextChange(self) : nil,
    ]
    // What is due now and does not happen would be waited for forever.
    return changes.compactMap(\.self).filter { $0 > state.now }.reduce(end, min)
  }
}

extension Playback {
  /// Lets the clock go on for an expectation to the next moment at which something is due; that is
  /// a step of its own, so that all who look see each.
  ///
  /// - Returns: What happened, and why no more may come where that is too much (K26); nil where the
  ///   expectation can be checked.
  mutating func wait(
    for expectation: Expectation, _ session: inout Session
  ) throws(Refusal) -> [SessionEvent]? {
    guard let limit = expectation.moment.limit else { return nil }
    let begun = awaited
    awaited = nil
    var current = begun ?? AwaitedExpectation(until: session.state.now + limit)
    var events: [SessionEvent] = []
    if begun != nil {
      events = [try pass(to: current.next, &session)]
      do throws(Refusal) { try current.count(of: expectation, in: session) } catch {
        return events + [complaint(error)]
      }
    }
    session.updateIndex()
    guard let next = session.moment(awaiting: expectation, until: current.end) else {
      if events.isEmpty { return nil }
      playNext(.expect(expectation.decided))
      return events
    }
    current.next = next
    awaited = current
    playNext(.expect(expectation))
    return events
  }

  private mutating func pass(
    to moment: Instant, _ session: inout Session
  ) throws(Refusal) -> SessionEvent {
    let command = Command.advance(to: moment)
    let line = performed == nil ? nil : command.line(in: session.state)
    let facts = try session.perform(command)
    // A journal has to let the same time pass.
    if !facts.isEmpty { performed?.append(line) }
    return session.happened(facts)
  }
}
