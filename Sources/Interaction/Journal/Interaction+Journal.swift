import Notifications
import Screens
import Sessions

extension Interaction {
  /// What is wrong with the session's own files; nil where nothing is.
  package var journalTrouble: Diagnostic? { journalHealth.trouble }

  /// Whether something is to be said of the journal.
  var hasJournalNews: Bool { journalHealth.hasNews || kept.hasOutcome }

  // The warning stays among the complaints until a line can be written again.
  private mutating func noteJournal() {
    guard let outcome = kept.takeOutcome() else { return }
    change { $0.take(outcome) }
  }

  /// Says on the screen at once what is wrong with the session's own files, and keeps it among the
  /// complaints; what was said of them before is not so any more.
  package mutating func warn(_ trouble: Diagnostic) { change { $0.warn(trouble) } }

  private mutating func change(_ change: (inout JournalHealth) -> Void) {
    complaints.remove(journalHealth.trouble)
    change(&journalHealth)
    complaints.add(journalHealth.trouble)
    model.isUnsaved = journalHealth.trouble != nil
  }

  /// Says what was mended when the session began, on the screen at once.
  package mutating func tellMended(_ remark: Diagnostic) {
    complaints.add(remark)
    journalHealth.note(remark)
  }

  /// Says how the journal fared, after what an act itself has to say.
  ///
  /// Nothing to do where there is no news; what was said is not said again.
  mutating func sayJournalNews() {
    noteJournal()
    if let news = journalHealth.takeNews() { handle(news) }
  }

  /// Writes the answers down that came while something was loading.
  mutating func writeAnswers() {
    kept.writeAnswers()
    noteJournal()
  }
}

extension Interaction {
  /// Whether something is not on the disk yet: acts that were written down, or what came by itself.
  package var hasDirtyJournal: Bool { kept.journal.isDirty || hasUnwrittenMoves }

  /// Writes down what came by itself; of very many steps all would be gone through for each key, so
  /// that they are left to `synchronizeJournal`.
  mutating func writeMoves() { if kept.course.steps <= 1_000 { kept.writeMoves() } }

  // What is still being played is in the journal by the name of its file.
  private var hasUnwrittenMoves: Bool { !isLoading && kept.hasUnwrittenMoves }

  /// Brings the journal to the disk, and before that what came by itself into it.
  ///
  /// Where that fails it is said as a lost journal; nothing is thrown. Does nothing while all is on
  /// the disk.
  package mutating func synchronizeJournal() {
    if hasUnwrittenMoves { kept.writeMoves() }
    kept.synchronize()
    noteJournal()
  }

  /// Ends: what the clock did since the last act is written down, too, and
  /// what could not be written.
  ///
  /// To be called once, as the last.
  package mutating func finish() {
    kept.leave(before: opened.nextPlace)
    kept.note(isRecording: false)
    kept.finish()
    noteJournal()
  }

  /// Ends, and lets another session go on with the journal.
  package mutating func giveWay() {
    kept.leave(before: opened.nextPlace)
    kept.giveWay()
  }
}
