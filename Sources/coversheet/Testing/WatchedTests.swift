import Files
import Scenarios
import Sessions

/// What tests came to when they were played last, for the one who watches their files.
final class WatchedTests: TestRecorder {
  private var played: [ScenarioName: (result: TestResult, start: FileTime)] = [:]
  // In the order in which they were first played.
  private var names: [ScenarioName] = []

  /// When the round began in which they are played now: what was written before, they read.
  var start = FileTime.beginning

  func record(_ result: TestResult) {
    let name = result.scenario.identity
    if played.updateValue((result, start), forKey: name) == nil { names.append(name) }
  }

  func finish(_ tally: TestTally) {}

  /// Forgets all but the tests of these names.
  func keep(_ kept: Set<ScenarioName>) {
    names.removeAll { !kept.contains($0) }
    played = played.filter { kept.contains($0.key) }
  }

  private var all: [TestResult] { names.compactMap { played[$0]?.result } }

  /// Whether it did not pass the last time.
  func hasFailed(_ scenario: TestedScenario) -> Bool {
    played[scenario.identity]?.result.verdict.isFailure == true
  }

  /// How many did not pass the last time.
  var failureCount: Int { all.count { $0.verdict.isFailure } }

  /// The status of the worst of them.
  var status: ExitStatus {
    var tally = TestTally()
    for result in all { tally.add(result) }
    return ExitStatus(tally.verdict)
  }

  /// Whether a file that changed belongs to it.
  func concerns(_ scenario: TestedScenario, _ path: String) -> Bool {
    played[scenario.identity]?.result.madeOf?.concerns(path) == true
  }

  /// Whether a file belongs to some of them, and all of these read it as it is now.
  func haveRead(_ path: String) -> Bool {
    guard let change = FileTime(changeOf: path) else { return false }
    let concerned = played.values.filter { $0.result.madeOf?.concerns(path) == true }
    return !concerned.isEmpty && concerned.allSatisfy { change < $0.start }
  }

  /// All files that they were made of, in order.
  var files: [String] { Set(all.flatMap { $0.madeOf?.files ?? [] }).sorted() }

  /// All folders that count whole, in order.
  var folders: [String] { Set(all.flatMap { $0.madeOf?.folders ?? [] }).sorted() }

  /// The words behind the program's name that open the first failure; nil where
  /// nothing failed at a line.
  var openingArguments: [String]? {
    all.lazy.filter(\.verdict.isFailure).flatMap(\.failures).compactMap(\.openingArguments).first
  }
}
