import Delivery
import Notifications
import Push
import Scenarios

/// A session that keeps what it acknowledges: recorders hear of what happens, and the journal holds
/// it before anyone is answered.
///
/// What a person did and the journal does not take has happened all the same, and is written once
/// it can be. What others sent is taken back: they send it again.
package struct KeptSession {
  /// The phone with its course of events.
  package var session: Session
  /// Where acts are written before they are acknowledged.
  package internal(set) var journal: Journal
  private var recorders: [any Recorder]
  /// Where the clock moved to since the journal was last written; nil when it holds the move.
  var unwrittenClock: Instant?
  /// Whether more than the time came by the clock, or by what is gone through, since the
  /// journal was last written.
  var lacksMoves = false
  /// The time that still passes; nil for none.
  package internal(set) var passing: ClockMove?
  // Whether a program answered while something was loading, which is not written down yet.
  private var hasUnwrittenAnswer = false
  private var outcome: JournalOutcome?
  private var isTroubled = false

  /// - Parameters:
  ///   - journal: By default one that keeps nothing.
  ///   - recorders: Hear of each event as it comes, after the journal.
  package init(_ session: Session, journal: Journal = .none, recorders: [any Recorder] = []) {
    (self.session, self.journal, self.recorders) = (session, journal, recorders)
  }

  /// Whether the phone waits for the answer of a program.
  package var awaitsAnswers: Bool { !session.state.awaitedAnswers.isEmpty }

  /// Which moment the phone is at; nil while another one than the present is looked at.
  package var moment: SessionMoment? {
    session.isLookingBack
      ? nil
      : SessionMoment(
        factCount: session.state.factCount, rewindCount: session.rewindCount,
        now: session.state.now)
  }

  /// How far the session has come: how many steps there were, and how often some were taken back.
  package var course: (steps: Int, rewinds: Int) { (session.past.count, session.rewindCount) }

  /// Whether anyone but the journal hears of what happens.
  var isHeard: Bool { !recorders.isEmpty }

  /// Has one more recorder hear of what happens, until `stopListening`.
  package mutating func listen(_ recorder: any Recorder) { recorders.append(recorder) }

  /// Ends what was begun last with `listen`.
  package mutating func stopListening() { _ = recorders.popLast() }

  /// Has the journal and all other recorders hear of what happened.
  package mutating func record(_ event: SessionEvent) {
    journal.record(event, in: session)
    for index in recorders.indices { recorders[index].record(event, in: session) }
  }

  /// Has all recorders hear of a request that was refused.
  mutating func record(_ refused: RefusedRequest) {
    for index in recorders.indices { recorders[index].record(refused, in: session) }
  }

  /// Performs a command, has the recorders hear of what happened, and writes its line.
  ///
  /// - Parameter isWrittenLater: Whether its line is left to `writeAnswers`.
  /// - Throws: `Refusal` where the command cannot act; then nothing happened.
  package mutating func perform(
    _ command: Command, isWrittenLater: Bool = false
  ) throws(Refusal) -> [Fact] {
    let wasLookingBack = session.isLookingBack
    let line = command.line(in: session.state)
    let facts = try session.perform(command)
    record(session.happened(facts))
    if isWrittenLater {
      fallBehind()
      hasUnwrittenAnswer = true
    } else if let line {
      // What changed nothing left no future.
      if facts.isEmpty { keep(line: line) } else { acknowledge(line, isBranch: wasLookingBack) }
    }
    return facts
  }

  /// Writes an act down, and before it what the clock did since the last one.
  package mutating func acknowledge(_ line: String, isBranch: Bool) {
    write([takeClockLine(), line].compactMap(\.self), isBranch: isBranch)
  }

  /// Writes lines down; where the journal holds another future than the
  /// present one, all of them anew.
  ///
  /// - Parameters:
  ///   - lines: May be empty: then only what is unwritten is written.
  ///   - isBranch: Whether the journal holds another future than the present one.
  package mutating func write(_ lines: [String], isBranch: Bool) {
    record(.performed(lines, isBranch: isBranch))
    guard journal.isKept else { return }
    if let failure = journal.failure { lose(failure) } else { recover() }
  }

  /// Writes down that a recording began or ended, where that is news: at once, unless all of the
  /// journal is to be written anew with the next act.
  package mutating func note(isRecording: Bool) {
    guard isRecording != journal.isRecording else { return }
    journal.note(isRecording: isRecording)
    if !journal.isBehind { write([], isBranch: false) }
  }

  /// Writes the line of what changed nothing on the phone into the journal, or into what
  /// that will be made anew from.
  package mutating func keep(line: String) {
    guard session.isLookingBack else { return acknowledge(line, isBranch: false) }
    // In the past it belongs before what the journal holds already: that is
    // written anew with the next act.
    journal.insert(line)
  }

  /// Writes what others had done, all of it or none.
  ///
  /// - Throws: Why the journal did not take it.
  mutating func keep(_ performed: PerformedLines) throws(Diagnostic) {
    if performed.isEmpty { return }
    if isUntold(performed) { fallBehind() }
    let clock = [clockLine].compactMap(\.self)
    do throws(Diagnostic) {
      try add(clock + performed.lines, isRewound: performed.isRewound)
    } catch {
      lose(error)
      throw error
    }
    recover()
    unwrittenClock = nil
  }

  // What took something back stays even so: where the lines that say it find no
  // room, all is written anew.
  private mutating func add(_ lines: [String], isRewound: Bool) throws(Diagnostic) {
    do throws(Diagnostic) { try journal.keep(lines, in: session) } catch {
      guard isRewound else { throw error }
      fallBehind()
      try journal.keep(lines, in: session)
    }
  }

  /// Has all of the journal written anew with the next lines.
  package mutating func fallBehind() { journal.fallBehind() }

  /// Writes the answers of programs down that came while something was loading.
  package mutating func writeAnswers() {
    guard hasUnwrittenAnswer else { return }
    hasUnwrittenAnswer = false
    write([], isBranch: false)
  }

  /// Goes on with the journal of a file, after what was played without one.
  package mutating func begin(_ journal: Journal) {
    self.journal = journal
    followFolder()
  }

  /// Hears that all is played that the journal holds: what comes now may begin in
  /// another folder than its lines.
  package mutating func followFolder() { journal.followFolder() }

  /// Whether there is something new of how the journal fared.
  package var hasOutcome: Bool { outcome != nil }

  /// How the journal fared since this was asked last; nil where there is nothing new.
  package mutating func takeOutcome() -> JournalOutcome? {
    defer { outcome = nil }
    return outcome
  }

  private mutating func lose(_ error: Diagnostic) {
    isTroubled = true
    outcome = .lost(error, unwritten: journal.unwrittenCount)
  }

  private mutating func recover() {
    guard isTroubled else { return }
    isTroubled = false
    outcome = .recovered
  }
}

extension KeptSession {
  /// Brings the journal to the disk.
  ///
  /// Where that fails it counts as a lost journal; nothing is thrown. Does nothing
  /// while all is on the disk.
  package mutating func synchronize() {
    guard journal.isDirty else { return }
    do throws(Diagnostic) { try journal.synchronize() } catch { lose(error) }
  }

  /// Ends: what the clock did since the last act is written down, too, and
  /// what could not be written.
  ///
  /// The recorders are finished too: to be called once, as the last.
  package mutating func finish() {
    writeAnswers()
    // Written anew, it holds the course up to the moment that is shown.
    if journal.isBehind { session.returnToPresent() }
    if let line = takeClockLine() {
      write([line], isBranch: false)
    } else if journal.unwrittenCount > 0 || journal.isBehind {
      write([], isBranch: false)
    }
    synchronize()
    endRecording()
  }

  /// Ends, and lets another session go on with the journal.
  package mutating func giveWay() {
    finish()
    journal.release()
  }

  /// Lets the recorders know that nothing more comes.
  mutating func endRecording() {
    journal.finish()
    for index in recorders.indices { recorders[index].finish() }
  }
}
