import Notifications

/// A scenario's test with its time, once or several times over.
///
/// A class, as it is never changed: to copy what it holds would be thirty kilobytes of the program.
package final class TestJob: Sendable {
  private let run: TestRun
  private let repeats: Int
  private let clock: @Sendable () -> Duration

  /// - Parameters:
  ///   - repeats: How often each is played, from 1; it has to do the same each time.
  ///   - clock: Goes forward only; what it says is only subtracted.
  package init(_ run: TestRun, repeats: Int, clock: @escaping @Sendable () -> Duration) {
    (self.run, self.repeats, self.clock) = (run, repeats, clock)
  }

  /// Plays a scenario; its time is that of one run.
  package func play(_ scenario: TestedScenario) -> TestResult {
    let start = clock()
    var (result, played) = repeats > 1 ? playRepeatedly(scenario) : (run.play(scenario), 1)
    result.duration = (clock() - start) / played
    return result
  }

  // Up to the first run that differs: how many these were is told with the result.
  private func playRepeatedly(_ scenario: TestedScenario) -> (result: TestResult, played: Int) {
    var (result, first) = traced(scenario)
    for number in 2...repeats {
      let trace = traced(scenario).trace
      guard let difference = first.difference(from: trace, number) else { continue }
      result.fail(Diagnostic(Place(scenario.path), .error, difference))
      return (result, number)
    }
    return (result, repeats)
  }

  private func traced(_ scenario: TestedScenario) -> (result: TestResult, trace: TestTrace) {
    let trace = TestTrace()
    return (run.play(scenario, recorders: [trace.recorder]), trace)
  }
}
