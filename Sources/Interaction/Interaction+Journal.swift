import Delivery
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Where acts are written before they are acknowledged.
  var journal: Journal {
    get { recorders.own }
    _modify { yield &recorders.own }
  }

  /// Has the journal and all other recorders hear of what happened.
  mutating func record(_ event: SessionEvent) {
    recorders.record(event, in: session)
    overheard?.append(contentsOf: event.json(in: session.state))
  }

  /// Writes an act down, and before it what the clock did since the last one.
  mutating func acknowledge(_ line: String, isBranch: Bool) {
    write([takeClockLine(), line].compactMap(\.self), isBranch: isBranch)
  }

  /// Writes lines down; where the journal holds another future than the present one, all of them anew.
  ///
  /// - Parameters:
  ///   - lines: May be empty: then only what is unwritten is written.
  ///   - isBranch: Whether the journal holds another future than the present one.
  mutating func write(_ lines: [String], isBranch: Bool) {
    record(.performed(lines, isBranch: isBranch))
    guard journal.isKept else { return }
    if let failure = journal.failure {
      lose(failure)
    } else if journalTrouble != nil {
      recover()
    }
  }

  /// Warns that lines are not written down, and says how many there are by now.
  ///
  /// The warning stays among the complaints until a line can be written again.
  ///
  /// - Parameter error: The system's reason, at the journal's path.
  mutating func lose(_ error: Diagnostic) {
    let words = Words.journalLost(error.message, unwritten: journal.unwrittenCount)
    warn(Diagnostic(error.place, .warning, words))
  }

  private mutating func recover() {
    diagnostics.removeAll { $0 == journalTrouble }
    journalTrouble = nil
    model.isUnsaved = false
    journalNews = .told(Words.journalWritten)
  }

  /// Says on the screen at once what is wrong with the session's own files, and keeps it among the
  /// complaints; what was said of them before is not so any more.
  package mutating func warn(_ trouble: Diagnostic) {
    diagnostics.removeAll { $0 == journalTrouble }
    diagnostics.append(trouble)
    journalTrouble = trouble
    journalNews = .refused(trouble.message)
    model.isUnsaved = true
  }

  /// Says what was mended when the session began, on the screen at once.
  package mutating func tellMended(_ remark: Diagnostic) {
    diagnostics.append(remark)
    journalNews = .refused(remark.message)
  }

  /// Says it after what an act itself has to say.
  ///
  /// Nothing to do where there is no news; what was said is not said again.
  mutating func sayJournalNews() -> [TerminalAct] {
    guard let news = journalNews else { return [] }
    journalNews = nil
    return handle(news)
  }
}

extension Interaction {
  /// Whether acts were written down that are not on the disk yet.
  package var hasDirtyJournal: Bool { journal.isDirty }

  /// Brings the journal to the disk.
  ///
  /// Where that fails it is said as a lost journal; nothing is thrown. Does nothing while all is on
  /// the disk.
  package mutating func synchronizeJournal() {
    guard hasDirtyJournal else { return }
    do throws(Diagnostic) { try journal.synchronize() } catch { lose(error) }
  }

  /// Ends: what the clock did since the last act is written down, too, and what could not be written.
  ///
  /// The recorders are finished too: to be called once, as the last.
  package mutating func finish() {
    writeAnswers()
    if let line = takeClockLine() {
      write([line], isBranch: false)
    } else if journal.unwrittenCount > 0 {
      write([], isBranch: false)
    }
    synchronizeJournal()
    recorders.finish()
  }

  /// Ends, and lets another session go on with the journal.
  package mutating func giveWay() {
    finish()
    journal.release()
  }

  /// The line for what the clock did since the last act; nil for nothing, and then until it moves again.
  ///
  /// Only before an act and at the end: a clock that runs does not fill the journal.
  mutating func takeClockLine() -> String? {
    defer { unwrittenClock = nil }
    return unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
  }
}
