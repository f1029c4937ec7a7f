import Sessions

/// What all of them came to, below the report.
struct TallyLine: TestRecorder {
  /// Takes a line without its line feed.
  let write: (String) -> Void

  mutating func record(_ result: TestResult) {}

  func finish(_ tally: TestTally) { write("\(tally)") }
}
