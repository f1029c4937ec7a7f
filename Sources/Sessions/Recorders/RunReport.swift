import Notifications
import Scenarios

/// What a run came to: what held, what did not, and what there is to say about it.
package struct RunReport: Recorder {
  /// How many expectations and pictures held.
  package private(set) var passedExpectations = 0
  /// The expectations that did not hold, in the order they were checked.
  package private(set) var failures: [ExpectationFailure] = []
  /// Complaints, in the order they were made.
  package private(set) var diagnostics: [Diagnostic]
  /// How many pictures are not what was kept.
  package private(set) var failedPictures = 0
  /// Whether a file or a line was wrong.
  package private(set) var hasInvalidInput = false
  /// Snapshots that are to be written, whole, by path; empty unless asked for.
  package private(set) var pictures: [(path: String, text: String)] = []

  /// Begins with what was said of the files before anything was played.
  package init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  /// Whether a check failed: an expectation or a picture.
  package var hasFailed: Bool { !failures.isEmpty || failedPictures > 0 }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .complaint(let diagnostic):
      diagnostics.append(diagnostic)
      hasInvalidInput = hasInvalidInput || diagnostic.severity == .error
    case .finding(let diagnostic): diagnostics.append(diagnostic)
    case .expectation(let expectation): check(expectation, session)
    case .compared(let comparison): take(comparison)
    case .happened, .rewound, .snapshot, .title, .performed: break
    }
  }

  private mutating func check(_ expectation: Expectation, _ session: Session) {
    if let failure = expectation.failure(in: session.expectationContext) {
      failures.append(failure)
    } else {
      passedExpectations += 1
    }
  }

  private mutating func take(_ comparison: PictureComparison) {
    switch comparison {
    case .same: passedExpectations += 1
    case .different(let diagnostic):
      diagnostics.append(diagnostic)
      failedPictures += 1
    case .drawn(let path, let text): pictures.append((path, text))
    }
  }
}
