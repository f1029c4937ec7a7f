import Notifications
import Scenarios

/// What a run came to: what held, what did not, and what there is to say about it.
package struct RunReport: Recorder {
  /// How many expectations and pictures held.
  package private(set) var passedExpectations = 0
  /// What did not hold, expectations and pictures, in the order they were checked.
  package var failedChecks: [TestFailure] { failed.failures }
  /// Complaints, in the order they were made.
  package private(set) var diagnostics: DiagnosticLog
  /// Complaints that are about no check: what a picture is not is told with the checks that failed.
  package var complaints: DiagnosticLog {
    let pictures = Set(failedChecks.compactMap(\.picture?.diagnostic))
    if pictures.isEmpty { return diagnostics }
    return DiagnosticLog(diagnostics.filter { !pictures.contains($0) })
  }
  /// What the scenario calls itself first; nil where it does not.
  package private(set) var title: String?
  /// Whether a file or a line was wrong.
  package private(set) var hasInvalidInput = false
  /// Snapshots that are to be written; empty unless asked for.
  package private(set) var pictures: [DrawnPicture] = []
  /// What the snapshots are called that were reached, in their order.
  package private(set) var pictureNames: [String] = []
  private var failed = FailureLog()
  // Whether a rule found an error in what was played or in an app's files.
  private var hasFoundError: Bool
  // How many of a line held that expects something of names: a mistake in it takes them back.
  private var heldByLine: [Place: Int] = [:]

  /// Begins with what was said of the files before anything was played.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = DiagnosticLog(diagnostics)
    hasFoundError = diagnostics.contains { $0.severity == .error }
  }

  /// Whether a check failed, an expectation or a picture, or a rule found an error (formats.md §1).
  package var hasFailed: Bool { failedCount > 0 || hasFoundError }

  /// How many checks failed.
  package var failedCount: Int { failed.count }

  /// The check that failed last, where it is an expectation; nil also where a mistake
  /// in its line took it back.
  package var lastFailure: ExpectationFailure? { failed.last?.expectation }

  /// The expectations that did not hold, in the order they were checked.
  package var failures: [ExpectationFailure] { failedChecks.compactMap(\.expectation) }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .complaint(let diagnostic):
      diagnostics.append(diagnostic)
      // What a line expects of a name that nothing ever had is a mistake and no failure.
      if diagnostic.severity == .error { takeBack(lineOf: diagnostic.place) }
      hasInvalidInput = hasInvalidInput || diagnostic.severity == .error
    case .finding(let diagnostic):
      diagnostics.append(diagnostic)
      hasFoundError = hasFoundError || diagnostic.severity == .error
    case .expectation(let expectation): check(expectation, session)
    case .compared(let comparison): take(comparison)
    case .title(let text): title = title ?? text
    case .snapshot(let request): pictureNames.append(request.name)
    case .happened, .rewound, .performed: break
    }
  }

  private mutating func check(_ expectation: Expectation, _ session: Session) {
    if let failure = expectation.failure(in: session.expectationContext) {
      failed.append(TestFailure(failure))
    } else {
      passedExpectations += 1
      if expectation.claim.names.isEmpty { return }
      heldByLine[expectation.place.lineStart, default: 0] += 1
    }
  }

  private mutating func takeBack(lineOf place: Place) {
    failed.drop(lineOf: place)
    passedExpectations -= heldByLine.removeValue(forKey: place.lineStart) ?? 0
  }

  private mutating func take(_ comparison: PictureComparison) {
    switch comparison {
    case .same: passedExpectations += 1
    case .different(let difference):
      diagnostics.append(difference.diagnostic)
      failed.append(TestFailure(picture: difference))
    case .drawn(let picture): pictures.append(picture)
    }
  }

  /// Says how the last check that failed can be had once more.
  ///
  /// - Parameters:
  ///   - place: The line of what was opened that was played then; one that it includes has another.
  ///   - caseName: The case of it that is played; nil for none.
  ///   - seed: What random choices were made from; nil where none were made.
  ///   - options: How the world began, as words of a command line.
  mutating func placeLastFailure(
    at place: Place?, of caseName: String?, seed: UInt64?, _ options: [String]
  ) {
    failed.last?.place(at: place, of: caseName, seed: seed, options)
  }
}
