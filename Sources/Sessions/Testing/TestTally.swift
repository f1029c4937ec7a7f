import Notifications

/// What all tests came to, in numbers.
package struct TestTally: Sendable {
  /// How many scenarios were played.
  package private(set) var count = 0
  /// How many expectations and pictures held.
  private(set) var passedExpectations = 0
  /// How many expectations and pictures did not hold.
  private(set) var failedExpectations = 0
  /// How many commands the phones performed.
  package private(set) var commandCount = 0
  /// How many warnings there were, in scenarios that passed too.
  package private(set) var warnings = 0
  /// How long all of it took, side by side; zero where that is not known.
  package var duration = Duration.zero
  /// How many were left out, because one before them failed.
  package var notPlayed = 0
  private var verdicts: [TestResult.Verdict: Int] = [:]

  /// Begins where nothing has been tested.
  package init() {}

  /// Counts a result.
  package mutating func add(_ result: TestResult) {
    count += 1
    verdicts[result.verdict, default: 0] += 1
    passedExpectations += result.passedExpectations
    failedExpectations += result.failures.count
    commandCount += result.commandCount
    warnings += result.diagnostics.count { $0.severity == .warning }
  }

  /// How many scenarios ended like this.
  package func count(_ verdict: TestResult.Verdict) -> Int { verdicts[verdict] ?? 0 }

  /// How it ended altogether: the worst of all.
  package var verdict: TestResult.Verdict {
    TestResult.Verdict.allCases.last { count($0) > 0 } ?? .passed
  }
}

extension TestTally: CustomStringConvertible {
  /// `12 scenarios: 10 passed, 1 failed, 1 cannot run; 40 expectations held, 2 did not`.
  package var description: String {
    let parts = TestResult.Verdict.allCases.compactMap { verdict -> String? in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.words)"
    }
    let scenarios = count.counted("scenario")
    if parts.isEmpty { return scenarios }
    let rest = notPlayed == 0 ? "" : "; stopped \(stop), \(notPlayed) not played"
    return "\(scenarios): \(parts.joined(separator: ", ")); \(held)\(rest)"
  }

  /// After which failure nothing more was played, in words.
  var stop: String {
    let failures = TestResult.Verdict.allCases.filter(\.isFailure).reduce(0) { $0 + count($1) }
    return failures > 1 ? "after \(failures) failures" : "at the first failure"
  }

  private var held: String {
    let held =
      "\(passedExpectations.counted("expectation")) held"
    return failedExpectations == 0 ? held : "\(held), \(failedExpectations) did not"
  }
}

extension TestResult.Verdict {
  /// How reports in words say it.
  var words: String {
    switch self {
    case .skipped: "skipped"
    case .passed: "passed"
    case .expectedFailure: "failed as expected"
    case .failed: "failed"
    case .errored: "cannot run"
    }
  }
}
