import Delivery
import Notifications

/// A move of the clock that is made in steps, which together are one move with the facts of one.
package struct ClockMove: Sendable {
  /// What the clock read before, and reads in the end.
  package let start, end: Instant
  /// How much came by itself so far.
  package private(set) var eventCount = 0
  // How many steps the session had before; nil where it lengthens the move before it.
  private let stepsBefore: Int?
  private var isBegun = false

  /// - Parameter isAct: Whether it is a move of its own, not the rest of the one before it.
  package init(to end: Instant, in session: Session, isAct: Bool = true) {
    start = session.state.now
    self.end = end
    stepsBefore = isAct ? session.past.count : nil
  }

  /// Goes on to the next moment at which something is due, or to the end.
  ///
  /// - Throws: Where more came by itself than one move may let come (K26); then nothing of a move of its own
  ///   happened.
  package mutating func goOn(_ session: inout Session) throws(Refusal) -> [Fact] {
    let stop = session.nextDeadline.map { min(max($0, session.state.now), end) } ?? end
    do throws(Refusal) {
      let begins = stepsBefore != nil && !isBegun
      let facts =
        begins ? try session.perform(.advance(to: stop)) : try session.letPass(to: stop)
      isBegun = true
      eventCount += session.eventCount
      try session.checkEventCount(eventCount)
      return facts
    } catch {
      if let stepsBefore { _ = session.rewind(to: stepsBefore) }
      throw error
    }
  }

  /// Whether the clock is where it was to go.
  package func isOver(in session: Session) -> Bool { session.state.now >= end }

  /// How far it is, from 0 to 1.
  package func part(in session: Session) -> Double {
    let (done, all) = (session.state.now - start, end - start)
    return Double(done.milliseconds) / Double(max(1, all.milliseconds))
  }
}

extension Session {
  // K26: what the engine asks of one command, of several that are one move.
  fileprivate func checkEventCount(_ count: Int) throws(Refusal) {
    let most = state.device.policies[.clockMaxEvents]
    guard count > most else { return }
    throw Refusal.tooManyEvents(most, at: state.now, in: state.device.timeZone)
  }
}
