import Notifications
import Sessions

/// The options of `test` for what scenarios exercise.
struct CoverageOptions {
  /// Whether a table is printed.
  let isPrinted: Bool
  /// Where it is written as JSON; nil for nowhere.
  let file: String?

  init(_ line: inout OptionReader) {
    isPrinted = line.has(
      CommandLineOption(
        name: "coverage", summary: "print which rules, categories, actions, settings were met"))
    file = line.value(
      CommandLineOption(
        name: "coverage-json", value: "FILE", isOutput: true,
        summary: "write the same there as JSON"))
  }

  /// Whether it is to be found out at all.
  var isWanted: Bool { isPrinted || file != nil }
}

/// Puts together what the scenarios exercised, and says it in the end.
struct CoverageReport: TestRecorder {
  private let write: ((String) -> Void)?
  private let file: ((String) -> Void)?
  private var coverage = Coverage()

  /// - Parameters:
  ///   - write: Takes a line of the table; nil for no table.
  ///   - file: Takes the JSON; nil for none.
  init(write: ((String) -> Void)?, file: ((String) -> Void)?) {
    self.write = write
    self.file = file
  }

  mutating func record(_ result: TestResult) {
    if let own = result.coverage { coverage.merge(own) }
  }

  mutating func finish(_ tally: TestTally) {
    for line in coverage.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write?(String(line))
    }
    file?(JSONText.pretty(coverage.json))
  }
}
