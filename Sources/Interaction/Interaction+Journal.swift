import Notifications
import Screens
import Sessions

extension Interaction {
  // The warning stays among the complaints until a line can be written again.
  private mutating func noteJournal() {
    switch kept.takeOutcome() {
    case .lost(let error, let unwritten)?:
      let words = Words.journalLost(error.message, unwritten: unwritten)
      warn(Diagnostic(error.place, .warning, words))
    case .recovered?:
      diagnostics.removeAll { $0 == journalTrouble }
      journalTrouble = nil
      model.isUnsaved = false
      journalNews = .told(Words.journalWritten)
    case nil: break
    }
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

  /// Says how the journal fared, after what an act itself has to say.
  ///
  /// Nothing to do where there is no news; what was said is not said again.
  mutating func sayJournalNews() -> [TerminalAct] {
    noteJournal()
    guard let news = journalNews else { return [] }
    journalNews = nil
    return handle(news)
  }

  /// Writes the answers down that came while something was loading.
  mutating func writeAnswers() {
    kept.writeAnswers()
    noteJournal()
  }
}

extension Interaction {
  /// Whether acts were written down that are not on the disk yet.
  package var hasDirtyJournal: Bool { kept.journal.isDirty }

  /// Brings the journal to the disk.
  ///
  /// Where that fails it is said as a lost journal; nothing is thrown. Does nothing while all is on
  /// the disk.
  package mutating func synchronizeJournal() {
    kept.synchronize()
    noteJournal()
  }

  /// Ends: what the clock did since the last act is written down, too, and what could not be written.
  ///
  /// To be called once, as the last.
  package mutating func finish() {
    kept.finish()
    noteJournal()
  }

  /// Ends, and lets another session go on with the journal.
  package mutating func giveWay() { kept.giveWay() }
}
