/// How far a run of tests is.
package struct TestProgress: Equatable, Sendable {
  /// How many scenarios there are.
  package var count = 0
  /// How many have ended, in whatever order.
  package private(set) var finished = 0
  /// How many of these did not pass.
  package private(set) var failed = 0

  /// Counts a result.
  mutating func add(_ result: TestResult) {
    finished += 1
    if result.verdict.isFailure { failed += 1 }
  }
}
