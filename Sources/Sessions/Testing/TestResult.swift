import Notifications

/// What the test of a scenario came to.
package struct TestResult: Sendable {
  /// How a test ended.
  package enum Verdict: String, CaseIterable, Sendable {
    /// It was not played, as it says itself.
    case skipped
    /// Everything held.
    case passed
    /// It did not hold, which it says of itself.
    case expectedFailure
    /// An expectation or a picture did not hold, a rule found an error, or there was a warning
    /// where these count.
    case failed
    /// The file, or a line that it ran, is wrong.
    case errored

    /// Whether something has to be done about it.
    package var isFailure: Bool {
      switch self {
      case .skipped, .passed, .expectedFailure: false
      case .failed, .errored: true
      }
    }
  }

  /// Which scenario it was.
  package let scenario: TestedScenario
  /// What it calls itself; nil where it does not, or was not played that far.
  package var title: String?
  /// How it ended; the worst where several apply.
  package var verdict: Verdict
  /// Why it was not played, or is known to fail; nil where neither is.
  var reason: String?
  /// How many expectations and pictures held.
  package var passedExpectations = 0
  /// Those that did not hold, in the order they were checked.
  package var failures: [TestFailure] = []
  /// Everything else that there is to say of it, in the order it was said:
  /// mistakes, warnings, notes.
  package var diagnostics: [Diagnostic] = []
  /// How many commands the phone performed.
  package var commandCount = 0
  /// How long it took, told by the one who has a clock; zero where that is not known.
  package var duration = Duration.zero
  /// What it exercised; nil where that was not asked for, and where it could not run.
  package var coverage: Coverage?
  /// Pictures that are to be kept from now on; empty unless asked for.
  package var pictures: [DrawnPicture] = []
  /// What the pictures are called that were drawn, whether to be kept or to be compared.
  package private(set) var pictureNames: [String] = []
  /// Pictures that no line names any more, by path: told of the first test of a scenario.
  package var obsoletePictures: [String] = []
  /// Which files it was made of; nil unless that was asked for.
  package var madeOf: TestedFiles?
  /// Warnings about the test itself, which are told though it passes; they are
  /// among the diagnostics, too.
  package private(set) var warnings: [Diagnostic] = []

  /// T25: that the phone lacked words of its language, which explains what failed of them; nil
  /// where it did not, or was played elsewhere. It is among the diagnostics, too.
  private(set) var missingWords: Diagnostic?
  // That it proves nothing, which is among the diagnostics, too; nil where it does.
  private var emptiness: Diagnostic?
  // Whether it would have passed but for its warnings.
  private var countsWarnings = false

  /// A test that could not begin.
  ///
  /// - Parameter diagnostics: What is wrong with the file.
  package init(_ scenario: TestedScenario, cannotRun diagnostics: [Diagnostic]) {
    (self.scenario, self.diagnostics) = (scenario, diagnostics)
    verdict = .errored
  }

  /// A test that was played elsewhere, as a report says.
  init(_ scenario: TestedScenario, reported verdict: Verdict, failures: [TestFailure]) {
    (self.scenario, self.verdict, self.failures) = (scenario, verdict, failures)
  }

  /// A test that was not played.
  init(_ scenario: TestedScenario, called title: String?, skippedFor reason: String) {
    (self.scenario, self.title, self.reason) = (scenario, title, reason)
    verdict = .skipped
  }

  /// What a run that has ended came to; warnings do not count.
  init(_ scenario: TestedScenario, of run: HeadlessRun) {
    let report = run.report
    self.scenario = scenario
    title = report.title
    verdict = report.verdict
    passedExpectations = report.passedExpectations
    failures = report.failedChecks
    // The same of a file that is sent again and again is said once.
    diagnostics = report.complaints.uniqued()
    missingWords = run.toldMissingWords
    commandCount = run.session.past.count
    self.pictures = report.pictures
    pictureNames = report.pictureNames
  }
}

extension TestResult {
  /// What kept it from passing, each as the lines of its complaint: mistakes, then checks that did
  /// not hold; where there is neither, or warnings counted, these. Empty for a test that passed.
  package var problems: [(diagnostic: Diagnostic, lines: [String])] {
    if !verdict.isFailure { return [] }
    if countsWarnings {
      return diagnostics.filter { $0.severity > .note }.map { ($0, [$0.description]) }
    }
    let mistakes = diagnostics.filter { $0.severity == .error }
    let found = mistakes.map { ($0, [$0.description]) } + failures.map { ($0.diagnostic, $0.lines) }
    if !found.isEmpty { return found }
    return diagnostics.filter { $0.severity == .warning }.map { ($0, [$0.description]) }
  }

  /// The check that a problem tells of: the last problems are what did not hold; nil for a mistake.
  ///
  /// - Parameter count: How many problems there are, the same mistakes told in one or each.
  func failure(at index: Int, among count: Int) -> TestFailure? {
    let first = count - failures.count
    return index < first ? nil : failures[index - first]
  }

  /// What else there is to say of it: the diagnostics that are not among its problems.
  package var remarks: [Diagnostic] {
    let told = Set(problems.map(\.diagnostic))
    return diagnostics.filter { !told.contains($0) }
  }

  /// Whether a note tells why what failed of it did: words were missing, or V17, a program might
  /// not run.
  func isExplained(by note: Diagnostic) -> Bool { note == missingWords || note.rule == "V17" }

  /// Takes in that it is known to fail: a failure is none, and that it passes is one.
  mutating func expectFailure(for reason: String, at place: Place) {
    self.reason = reason
    switch verdict {
    case .skipped, .expectedFailure, .errored: break
    case .failed: verdict = .expectedFailure
    case .passed:
      fail(
        Diagnostic(
          place, .error, "it passes, and is known to fail (\(reason)); take the line “fails” out"))
    }
  }

  /// Says what is wrong with the test itself.
  mutating func warn(_ message: String, at place: Place) {
    let warning = Diagnostic(place, .warning, message)
    warnings.append(warning)
    diagnostics.append(warning)
  }

  /// Says so where it passes and compared nothing.
  mutating func warnIfProvingNothing(at place: Place) {
    guard verdict == .passed, passedExpectations == 0, pictures.isEmpty else { return }
    warn(
      "it expects nothing and compares no picture, so that it proves nothing; write a line such"
        + " as expect groups 1", at: place)
    emptiness = warnings.last
  }

  /// The same where warnings count, and that it proves nothing is an error (formats.md §3): to be
  /// asked last, since that a test is known to fail excuses none.
  var strict: TestResult {
    guard verdict == .passed, diagnostics.contains(where: { $0.severity == .warning }) else {
      return self
    }
    var result = self
    (result.verdict, result.countsWarnings) = (.failed, true)
    for index in diagnostics.indices where diagnostics[index] == emptiness {
      result.diagnostics[index].severity = .error
    }
    return result
  }

  /// Takes in that a picture stays what was kept: the screen is not that.
  package mutating func leave(_ picture: DrawnPicture) {
    fail(
      Diagnostic(
        picture.place, .error,
        "the picture \(picture.path) is left as it is, and the screen is another"))
  }

  /// Makes a test that passed one that failed.
  package mutating func fail(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if verdict == .passed { verdict = .failed }
  }
}

extension RunReport {
  /// Invalid input first, then failed checks.
  fileprivate var verdict: TestResult.Verdict {
    if hasInvalidInput { return .errored }
    return hasFailed ? .failed : .passed
  }
}
