import Delivery
import Notifications
import Scenarios

// A clock that runs does not fill the journal: where it is by now is written before the next act,
// and at the end; once a second only where something came by it.
extension KeptSession {
  /// Lets the clock go on to a moment in one go.
  ///
  /// - Throws: `Refusal` where the clock is beyond it, or too much would come.
  package mutating func letPass(to moment: Instant) throws(Refusal) -> [Fact] {
    let facts = try session.letPass(to: moment)
    unwrittenClock = session.state.now
    if session.eventCount > 0 { noteMove() }
    record(session.happened(facts))
    return facts
  }

  /// Lets time pass until a moment: at once where little comes, else the rest
  /// of it is left to `passOn`.
  ///
  /// - Parameters:
  ///   - count: How much may come at once.
  ///   - isAct: Whether it is a move of its own, not the rest of the one before it.
  package mutating func letPass(
    to end: Instant, atMost count: Int, isAct: Bool = false
  ) throws(Refusal) -> [Fact] {
    var move = ClockMove(to: end, in: session, isAct: isAct)
    var facts: [Fact] = []
    repeat {
      facts += try goOn(&move)
    } while !move.isOver(in: session) && move.eventCount < count
    passing = move.isOver(in: session) ? nil : move
    return facts
  }

  /// The same as an act of the person. Its line is written once it is over, since
  /// it may be stopped before.
  package mutating func perform(
    moveTo end: Instant, atMost count: Int
  ) throws(Refusal) -> [Fact] {
    let (wasLookingBack, before) = (session.isLookingBack, unwrittenClock)
    let line = Command.advance(to: end).line(in: session.state)
    let facts = try letPass(to: end, atMost: count, isAct: true)
    let now = unwrittenClock
    unwrittenClock = before
    if passing == nil, let line {
      acknowledge(line, isBranch: wasLookingBack)
    } else {
      write([takeClockLine()].compactMap(\.self), isBranch: wasLookingBack)
      unwrittenClock = now
    }
    return facts
  }

  /// Lets what comes next of the time come that still passes.
  ///
  /// - Returns: The move as it is since; nil where no time passes.
  /// - Throws: `Refusal` where more came than one move may let come (K26);
  ///   `endPassing` is still to be called.
  package mutating func passOn() throws(Refusal) -> ClockMove? {
    guard var move = passing else { return nil }
    _ = try goOn(&move)
    passing = move
    return move
  }

  /// Stops time; what came stays, and is written down.
  ///
  /// - Returns: Whether any passed.
  package mutating func endPassing() -> Bool {
    guard passing != nil else { return false }
    passing = nil
    if let line = takeClockLine() { write([line], isBranch: false) }
    return true
  }

  // What came before a refusal stays, unless the move is an act of its own, of which nothing does.
  private mutating func goOn(_ move: inout ClockMove) throws(Refusal) -> [Fact] {
    defer {
      let now = session.state.now
      if now > move.start {
        unwrittenClock = now
        if move.eventCount > 0 { noteMove() }
      } else if let clock = unwrittenClock, clock > now {
        unwrittenClock = nil
      }
    }
    do throws(Refusal) {
      let facts = try move.goOn(&session)
      record(session.happened(facts))
      return facts
    } catch {
      if let rewind = move.takenBack { record(.rewound(rewind)) }
      if !move.unheard.isEmpty { record(session.happened(move.unheard)) }
      // The journal may hold the future that it left, or a part of it.
      if move.leavesFuture { fallBehind() }
      throw error
    }
  }

  /// The line for what the clock did since the last act; nil for nothing.
  var clockLine: String? {
    unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
  }

  /// The same; nil then until it moves again.
  mutating func takeClockLine() -> String? {
    defer { (unwrittenClock, lacksMoves) = (nil, false) }
    return clockLine
  }
}
