/// Keeps or passes on what tests came to: a report in one format.
package protocol TestRecorder {
  /// Takes in a result; they come in the order of the report, whichever ended first.
  mutating func record(_ result: TestResult)

  /// Hears that there is nothing more to come, and what it was altogether.
  mutating func finish(_ tally: TestTally)
}
