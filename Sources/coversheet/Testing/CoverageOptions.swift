import Notifications
import Sessions

/// The options of `test` for what scenarios exercise.
struct CoverageOptions: CommandOptions {
  /// Whether a table is printed.
  let isPrinted: Bool
  /// Where it is written as JSON; nil for nowhere.
  let file: String?
  /// How many percent of the rules have to be met; nil for none.
  let least: String?

  init(_ line: inout OptionReader) {
    isPrinted = line.has(
      CommandLineOption(
        name: "coverage", summary: "print which rules, categories, actions, settings were met"))
    file = line.value(
      CommandLineOption(
        name: "coverage-json", value: "FILE", isOutput: true,
        summary: "write the same there as JSON"))
    least = line.value(.leastCoverage)
  }

  /// Whether it is the JSON that is printed.
  var isPrintedAsJSON: Bool { file == "-" }

  /// Whether it is to be found out at all.
  var isWanted: Bool { isPrinted || file != nil || least != nil }
}

/// Puts together what the scenarios exercised, and says it in the end.
struct CoverageReport: TestRecorder {
  private let sum: CoverageSum
  private let write: ((String) -> Void)?
  private let file: ((String) -> Void)?

  /// - Parameters:
  ///   - sum: Takes what all of them exercised.
  ///   - write: Takes a line of the table; nil for no table.
  ///   - file: Takes the JSON; nil for none.
  init(_ sum: CoverageSum, write: ((String) -> Void)?, file: ((String) -> Void)?) {
    (self.sum, self.write, self.file) = (sum, write, file)
  }

  mutating func record(_ result: TestResult) {
    if let own = result.coverage { sum.value.merge(own) }
  }

  mutating func finish(_ tally: TestTally) {
    for line in sum.value.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write?(String(line))
    }
    file?(JSONText.pretty(sum.value.json))
  }
}

/// What all scenarios exercised so far.
final class CoverageSum {
  /// Put together in the order of the scenarios.
  var value = Coverage()
}

extension Coverage {
  /// Why it is not enough; nil where it is.
  ///
  /// - Parameter least: Percent of the rules that decide something on the phone.
  func shortfall(below least: Int?) -> String? {
    guard let least, percentage < least else { return nil }
    return "coverage: \(percentage) % of the rules took part in a decision, \(least) % are wanted"
  }
}

extension CommandLineOption {
  /// In percent.
  static let leastCoverage = CommandLineOption(
    name: "coverage-min", value: "N",
    summary: "fail where less than N percent of the rules took part in a decision")
}
