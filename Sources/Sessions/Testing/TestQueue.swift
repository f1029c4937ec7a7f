/// Results that threads put in as they come, and one takes out in order.
final class TestQueue: Sendable {
  private let scenarios: [TestedScenario]
  private let state: SharedState<Plays>

  private struct Plays: Sendable {
    var next = 0
    var results: [TestResult?]
    var progress = TestProgress()

    init(count: Int) {
      results = Array(repeating: nil, count: count)
      progress.count = count
    }
  }

  init(_ scenarios: [TestedScenario]) {
    self.scenarios = scenarios
    state = SharedState(Plays(count: scenarios.count))
  }

  /// The next scenario that is not being played yet, and its index; nil where there is none.
  func take() -> (index: Int, scenario: TestedScenario)? {
    state.change { plays in
      guard plays.next < scenarios.count else { return nil }
      defer { plays.next += 1 }
      return (plays.next, scenarios[plays.next])
    }
  }

  /// Puts in what a scenario came to.
  func put(_ result: TestResult, at index: Int) {
    state.change { plays in
      plays.results[index] = result
      plays.progress.add(result)
    }
  }

  /// Waits for the result at an index; each is taken out once.
  ///
  /// - Parameter progressed: Hears how far all of it is, after each result
  ///   that was put in meanwhile.
  func wait(for index: Int, _ progressed: (TestProgress) -> Void) -> TestResult {
    var told = -1
    while true {
      let (result, now) = state.wait(
        until: { $0.results[index] != nil || $0.progress.finished != told },
        then: { plays in
          defer { plays.results[index] = nil }
          return (plays.results[index], plays.progress)
        })
      if now.finished != told { progressed(now) }
      told = now.finished
      if let result { return result }
    }
  }

  /// Lets nothing more begin.
  func stop() { state.change { $0.next = scenarios.count } }
}
