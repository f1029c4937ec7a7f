import Notifications
import Screens
import Sessions

/// What is wrong with the session's own files, as far as the person was told.
struct JournalHealth {
  /// What is wrong by now, which stays among the complaints; nil where nothing is.
  private(set) var trouble: Diagnostic?
  private var news: ModelEvent?

  /// Whether something is to be said.
  var hasNews: Bool { news != nil }

  /// Takes in how the journal fared.
  mutating func take(_ outcome: JournalOutcome) {
    switch outcome {
    case .lost(let error, let unwritten):
      let words = Words.journalLost(error.message, unwritten: unwritten)
      warn(Diagnostic(error.place, .warning, words))
    case .recovered:
      trouble = nil
      news = .told(Words.journalWritten)
    }
  }

  /// Takes in something that is wrong.
  mutating func warn(_ trouble: Diagnostic) {
    self.trouble = trouble
    news = .refused(trouble.message)
  }

  /// Takes in something that was wrong and is no more.
  mutating func note(_ remark: Diagnostic) { news = .refused(remark.message) }

  /// What is to be said, once.
  mutating func takeNews() -> ModelEvent? {
    defer { news = nil }
    return news
  }
}
