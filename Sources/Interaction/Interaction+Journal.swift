import Delivery
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Writes an act down, and before it what the clock did since the last one.
  mutating func acknowledge(_ line: String, isBranch: Bool) {
    write([takeClockLine(), line].compactMap(\.self), isBranch: isBranch)
  }

  /// Writes lines down; where the journal holds another future than the present one, all of them anew.
  ///
  /// A journal that cannot be written is no end: what it lacks is written with the next act that finds
  /// room on the disk.
  mutating func write(_ lines: [String], isBranch: Bool) {
    commandLog += lines
    if isBranch { isJournalBehind = true }
    guard journal != nil else { return }
    unwrittenLines += lines
    do throws(Diagnostic) {
      try writeJournal()
    } catch {
      return lose(error)
    }
    unwrittenLines = []
    isJournalBehind = false
    if journalTrouble != nil { recover() }
  }

  // The left future must not come back with --resume: the journal holds the present branch only.
  private func writeJournal() throws(Diagnostic) {
    if isJournalBehind {
      let lines = session.scenarioLines.map { $0 + "\n" }.joined()
      try journal?.replace(with: JournalHeader().line + lines)
    } else if !unwrittenLines.isEmpty {
      try journal?.append(unwrittenLines.map { $0 + "\n" }.joined())
    }
  }

  private mutating func lose(_ error: Diagnostic) {
    let words = Words.journalLost(error.message, unwritten: unwrittenLines.count)
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
  mutating func sayJournalNews() -> [TerminalAct] {
    guard let news = journalNews else { return [] }
    journalNews = nil
    return handle(news)
  }
}

extension Interaction {
  /// Whether acts were written down that are not on the disk yet.
  package var hasDirtyJournal: Bool { journal?.isDirty ?? false }

  /// Brings the journal to the disk.
  package mutating func synchronizeJournal() {
    guard hasDirtyJournal else { return }
    do throws(Diagnostic) { try journal?.synchronize() } catch { lose(error) }
  }

  /// Ends: what the clock did since the last act is written down, too, and what could not be written.
  package mutating func finish() {
    writeAnswers()
    if let line = takeClockLine() {
      write([line], isBranch: false)
    } else if !unwrittenLines.isEmpty {
      write([], isBranch: false)
    }
    synchronizeJournal()
  }

  /// The line for what the clock did since the last act; nil for nothing, and then until it moves again.
  ///
  /// Only before an act and at the end: a clock that runs does not fill the journal.
  mutating func takeClockLine() -> String? {
    defer { unwrittenClock = nil }
    return unwrittenClock.flatMap { Command.advance(to: $0).line(in: session.state) }
  }
}
