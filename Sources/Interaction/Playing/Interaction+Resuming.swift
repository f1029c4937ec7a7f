import Notifications
import Screens

// A session that is gone on with though what it had open is no longer what it was.
extension Interaction {
  /// Has it said, once all was played, what of a session's acts no longer fits.
  ///
  /// - Parameters:
  ///   - changes: What is not as it was, a complaint a path; nothing is said where there is none.
  ///   - journal: The path of the lines that were done again.
  package mutating func goOn(after changes: [Diagnostic], journal: String) {
    guard let first = changes.first else { return }
    opened.afterwards.resumption = LoadingEnd.Resumption(change: first, journal: journal)
    if !isLoading { tellResumption() }
  }

  /// Says what no longer fits; once, and nothing where all is as it was.
  mutating func tellResumption() {
    guard let resumption = opened.afterwards.resumption else { return }
    opened.afterwards.resumption = nil
    // What could not be read of the journal may be said once more where it is played.
    complaints.begin(with: complaints.said.uniqued())
    let lost = complaints.said.filter {
      $0.severity == .error && $0.place.path == resumption.journal
    }
    let words = Words.resumed(resumption.change, lost: lost.map(\.message))
    handle(lost.isEmpty ? .told(words) : .refused(words))
  }
}
