import Delivery
import Notifications
import Screens
import Sessions

extension Interaction {
  // So much comes at once; what would come behind it comes while the screen shows how far time is.
  private static let mostAtOnce = 2048

  /// Whether time still passes, in steps between which the screen is drawn and keys are taken.
  var isTimePassing: Bool { passing != nil }

  /// Lets time pass until a moment: at once where little comes, else the rest of it is left to `passOn`.
  ///
  /// - Parameter isAct: Whether it is an act of its own, not the rest of the move before it.
  mutating func passTime(to end: Instant, isAct: Bool) throws(Refusal) -> [Fact] {
    var move = ClockMove(to: end, in: session, isAct: isAct)
    var facts: [Fact] = []
    repeat {
      // What came before a refusal stays, unless the move is an act of its own.
      defer { if session.state.now > move.start { unwrittenClock = session.state.now } }
      let new = try move.goOn(&session)
      record(session.happened(new))
      facts += new
    } while !move.isOver(in: session) && move.eventCount < Self.mostAtOnce
    passing = move.isOver(in: session) ? nil : move
    return facts
  }

  /// Lets what comes next of it come.
  ///
  /// Time stops where the person looks back, and where more came than one move may let come (K26).
  mutating func passOn() {
    guard var move = passing else { return }
    if session.isLookingBack { return endPassing() }
    do throws(Refusal) {
      let facts = try move.goOn(&session)
      record(session.happened(facts))
      unwrittenClock = session.state.now
      passing = move
      guard move.isOver(in: session) else { return }
      endPassing()
      _ = handle(.told(Words.timePassed(to: clockWords, count: move.eventCount)))
    } catch {
      unwrittenClock = session.state.now == move.start ? nil : session.state.now
      endPassing()
      _ = handle(.refused(error.description))
    }
  }

  /// Stops time; what came stays, and is written down.
  mutating func endPassing() {
    guard passing != nil else { return }
    passing = nil
    isLoadingTold = false
    if let line = takeClockLine() { write([line], isBranch: false) }
    _ = handle(.happened([]))
  }

  /// Says how far time got.
  var passingWords: Sentence? {
    passing.map {
      Words.timePasses(
        to: clockWords, part: $0.part(in: session), count: $0.eventCount, glyphs: model.glyphs)
    }
  }

  /// What the phone's calendar and clock read.
  var clockWords: String {
    let device = session.state.device
    let time = CivilTime(session.state.now, in: device.timeZone)
    return "\(device.englishDates.day(time)) \(time.shortestClock)"
  }
}
