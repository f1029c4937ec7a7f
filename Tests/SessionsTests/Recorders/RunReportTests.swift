import Notifications
import Scenarios
import Testing

@testable import Sessions

@Suite("What a run came to")
struct RunReportTests {
  // What is expected, to expect it once more.
  private final class Expectations: Recorder {
    private(set) var all: [Scenarios.Expectation] = []

    func record(_ event: SessionEvent, in session: Session) {
      if case .expectation(let expectation) = event { all.append(expectation) }
    }
  }

  // Failures in the lines 2 to 4.
  private func failed(_ recorders: any Recorder...) throws -> HeadlessRun {
    let text = """
      app {"bundleIdentifier":"com.example.shop"}
      expect badge shop 7
      expect badge shop 8
      expect badge shop 9

      """
    var run = try HeadlessRun.of(text, recorders: recorders)
    run.play()
    return run
  }

  @Test("A mistake in a line takes back what the line expected, and nothing else")
  func mistakes() throws {
    let run = try failed()
    var report = run.report
    #expect(report.failures.map(\.place.line) == [2, 3, 4])
    let others = [
      Diagnostic(Place("t.scenario", line: 3), .warning, "a warning"),
      Diagnostic(Place("u.scenario", line: 3), .error, "another file"),
      Diagnostic(Place("t.scenario", line: 1), .error, "another line"),
    ]
    for other in others { report.record(.complaint(other), in: run.session) }
    #expect(report.failures.map(\.place.line) == [2, 3, 4] && report.failedCount == 3)
    let mistake = Diagnostic(Place("t.scenario", line: 3, column: 9), .error, "unknown app")
    for _ in 0..<2 {
      report.record(.complaint(mistake), in: run.session)
      #expect(report.failures.map(\.place.line) == [2, 4] && report.failedCount == 2)
    }
    for line in [2, 4] {
      let mistake = Diagnostic(Place("t.scenario", line: line), .error, "unknown app")
      report.record(.complaint(mistake), in: run.session)
    }
    #expect(report.failedChecks.isEmpty && report.failedCount == 0 && !report.hasFailed)
  }

  @Test("An error that a rule finds fails the run, takes nothing back, and is no mistake of a line")
  func found() throws {
    let run = try HeadlessRun.played("expect device locked\n")
    var report = run.report
    let place = Place("t.scenario", line: 1)
    report.record(.finding(Diagnostic(place, .warning, "unused", rule: "Y5")), in: run.session)
    #expect(!report.hasFailed)
    report.record(.finding(Diagnostic(place, .error, "too large", rule: "Y3")), in: run.session)
    #expect(report.hasFailed && !report.hasInvalidInput && report.passedExpectations == 1)
    let raised = RunReport([Diagnostic(place, .error, "unused", rule: "Y5")])
    #expect(raised.hasFailed && !raised.hasInvalidInput, "a project calls it an error")
  }

  @Test("A line that was a mistake and is played once more may fail")
  func again() throws {
    let expectations = Expectations()
    let run = try failed(expectations)
    var report = run.report
    let mistake = Diagnostic(Place("t.scenario", line: 4), .error, "unknown app")
    report.record(.complaint(mistake), in: run.session)
    let expectation = try #require(expectations.all.last)
    report.record(.expectation(expectation), in: run.session)
    #expect(report.failures.map(\.place.line) == [2, 3, 4] && report.failedCount == 3)
  }

  @Test("A mistake in a line takes back that it held, too")
  func held() throws {
    let run = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.shop"}
      expect notification q absent
      expect badge shop none

      """)
    #expect(run.report.hasInvalidInput && run.report.passedExpectations == 1)
  }
}
