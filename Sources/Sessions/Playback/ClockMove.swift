import Delivery
import Notifications

/// A move of the clock that is made in steps, which together are one move with the facts of one.
package struct ClockMove: Sendable {
  /// What the clock read before, and reads in the end.
  let start, end: Instant
  /// How much came by itself so far.
  package private(set) var eventCount = 0
  /// What of it was told before it was refused, and is there no more; nil where nothing is.
  private(set) var takenBack: Rewind?
  /// What came with the step that was refused and stays; empty where nothing did.
  private(set) var unheard: [Fact] = []
  /// Whether it began in the past, and left what lay ahead.
  let leavesFuture: Bool
  // How many steps the session had before; nil where it lengthens the move before it.
  private let stepsBefore: Int?
  private var isBegun = false

  /// - Parameter isAct: Whether it is a move of its own, not the rest of the one before it.
  init(to end: Instant, in session: Session, isAct: Bool = true) {
    start = session.state.now
    self.end = end
    leavesFuture = session.isLookingBack
    stepsBefore = isAct ? session.past.count : nil
  }

  /// Goes on to the next moment at which something is due, or to the end.
  ///
  /// - Parameter stopsWhenDark: Whether the moment at which the display goes dark (P3) is one, too.
  /// - Throws: Where more came by itself than one move may let come (K26); then nothing of a move
  ///   of its own happened, as `takenBack` tells, and of another `unheard` stays. Before anything
  ///   comes, where the clock does not go so far.
  mutating func goOn(
    _ session: inout Session, stopsWhenDark: Bool = false
  ) throws(Refusal) -> [Fact] {
    guard end <= .last else { throw Refusal.clockEnds }
    let now = session.state.now
    let due = session.nextDeadline.map { max($0, now) } ?? end
    let dark = stopsWhenDark ? session.state.displayEnd.flatMap { $0 > now ? $0 : nil } : nil
    let stop = min(due, dark ?? end, end)
    var facts: [Fact] = []
    do throws(Refusal) {
      let begins = stepsBefore != nil && !isBegun
      facts = begins ? try session.perform(.advance(to: stop)) : try session.letPass(to: stop)
      isBegun = true
      eventCount += session.eventCount
      try session.checkEventCount(eventCount)
      return facts
    } catch {
      if let stepsBefore { takeBack(to: stepsBefore, &session) } else { unheard = facts }
      throw error
    }
  }

  private mutating func takeBack(to stepCount: Int, _ session: inout Session) {
    guard session.past.count > stepCount else { return }
    takenBack = session.takeBack(to: stepCount, title: "the move of the clock")
    takenBack?.isUntold = true
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
  /// K26: what the engine asks of one command, of several that are one move.
  ///
  /// - Parameter noun: What was counted, in the plural.
  func checkEventCount(_ count: Int, of noun: String = "events") throws(Refusal) {
    let most = state.device.policies[.clockMaxEvents]
    guard count > most else { return }
    throw Refusal.tooManyEvents(most, at: state.now, in: state.device.timeZone, noun: noun)
  }
}
