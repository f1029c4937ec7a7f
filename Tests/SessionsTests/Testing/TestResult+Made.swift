import Notifications

@testable import Sessions

extension TestResult {
  /// A result that no run came to: with these complaints, and how it ended.
  static func made(
    _ verdict: Verdict, _ diagnostics: [Diagnostic] = [], path: String = "day.scenario",
    number: Int = 0, title: String? = nil, held: Int = 0, took duration: Duration = .zero
  ) -> TestResult {
    var result = TestResult(
      TestedScenario(path: path, number: number), cannotRun: diagnostics)
    (result.title, result.verdict, result.passedExpectations) = (title, verdict, held)
    result.duration = duration
    return result
  }
}

extension Diagnostic {
  /// A complaint at a line of the scenario that results are made of.
  static func made(
    _ severity: Severity, _ message: String, line: Int = 1, rule: RuleID? = nil,
    path: String = "day.scenario"
  ) -> Diagnostic {
    Diagnostic(Place(path, line: line, column: 3), severity, message, rule: rule)
  }
}

/// What a report wrote, kept where the test can look at it.
final class WrittenLines {
  var all: [String] = []
}

extension TestRecorder {
  /// Takes in some results, and their end.
  mutating func take(_ results: [TestResult], notPlayed: Int = 0) {
    var tally = TestTally()
    for result in results {
      record(result)
      tally.add(result)
    }
    tally.notPlayed = notPlayed
    tally.duration = results.reduce(.zero) { $0 + $1.duration }
    finish(tally)
  }
}
