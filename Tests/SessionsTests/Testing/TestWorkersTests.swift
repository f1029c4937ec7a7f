import Testing

@testable import Sessions

@Suite("Tests side by side")
struct TestWorkersTests {
  private static let all = (0..<200).map { TestedScenario(path: "\($0)", number: $0) }

  /// What stands for playing: every tenth fails, and takes long.
  private static func play(_ scenario: TestedScenario) -> TestResult {
    var result = TestResult(scenario, cannotRun: [])
    result.verdict = .passed
    guard scenario.number % 10 == 9 else { return result }
    result.verdict = .failed
    result.commandCount = (0..<100_000).reduce(0) { $0 &+ $1 }
    return result
  }

  @Test("Whichever ends first, results come in their order", arguments: [1, 2, 7, 300])
  func order(jobs: Int) {
    let workers = TestWorkers(count: jobs) { Self.play }
    var numbers: [Int] = []
    var progress: [TestProgress] = []
    let rest = workers.play(
      Self.all, progressed: { progress.append($0) }, each: { numbers.append($0.scenario.number) })
    #expect(numbers == Array(0..<200) && rest == 0)
    #expect(progress.last?.finished == 200 && progress.last?.failed == 20)
    #expect(progress.map(\.finished) == progress.map(\.finished).sorted())
  }

  @Test("The first in order that fails is the last, and the others are counted", arguments: [1, 4])
  func failFast(jobs: Int) {
    var numbers: [Int] = []
    let rest = TestWorkers(count: jobs) { Self.play }
      .play(Self.all, mostFailures: 1) { numbers.append($0.scenario.number) }
    #expect(numbers == Array(0..<10) && rest == 190)
  }

  @Test("Without scenarios there is nothing to wait for")
  func none() {
    #expect(TestWorkers(count: 2) { Self.play }.play([]) { _ in Issue.record("a result") } == 0)
  }
}
