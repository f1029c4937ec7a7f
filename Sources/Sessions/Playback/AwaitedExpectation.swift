import Delivery
import Notifications
import Scenarios

/// An expectation for which the clock goes on.
struct AwaitedExpectation: Sendable {
  /// When it has to be decided.
  let end: Instant
  /// The next moment at which it may be.
  let next: Instant
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
  /// - Returns: What happened; nil where the expectation can be checked.
  mutating func wait(
    for expectation: Expectation, _ session: inout Session
  ) throws(Refusal) -> [SessionEvent]? {
    guard let limit = expectation.moment.limit else { return nil }
    var events: [SessionEvent] = []
    let end = awaited?.end ?? session.state.now + limit
    if let awaited {
      let command = Command.advance(to: awaited.next)
      let line = performed == nil ? nil : command.line(in: session.state)
      let facts = try session.perform(command)
      // A journal has to let the same time pass.
      if !facts.isEmpty { performed?.append(line) }
      events = [session.happened(facts)]
    }
    session.updateIndex()
    guard let next = session.moment(awaiting: expectation, until: end) else {
      awaited = nil
      if events.isEmpty { return nil }
      playNext(.expect(expectation.decided))
      return events
    }
    awaited = AwaitedExpectation(end: end, next: next)
    playNext(.expect(expectation))
    return events
  }
}
