import Files
import Notifications
import Scenarios

/// The report as JSON of our own: `test --json`.
package struct JSONReport: TestRecorder {
  private let write: (String) -> Void
  private var scenarios: [JSONValue] = []

  /// - Parameter write: Takes the whole document, once.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func record(_ result: TestResult) { scenarios.append(result.json) }

  package mutating func finish(_ tally: TestTally) {
    write(
      JSONText.pretty([
        "format": "coversheet.test/1", "scenarios": .array(scenarios), "counts": tally.json,
        "duration": .number(tally.duration.secondsText),
      ]))
  }

  /// The paths of the scenarios in a report with their times in seconds; nil where it is none.
  ///
  /// - Throws: Where it is no JSON, and where a time in it is none.
  static func times(in file: SourceFile) throws(Diagnostic) -> [(path: String, seconds: Double)]? {
    let document = JSONDocument.read(file.bytes, path: file.path, grammar: .payload)
    if let mistake = document.diagnostics.first(where: { $0.severity == .error }) { throw mistake }
    guard document.root?["format"]?.string == "coversheet.test/1" else { return nil }
    var times: [(path: String, seconds: Double)] = []
    for scenario in try document.root?.list("scenarios") ?? [] {
      guard let path = scenario["path"]?.string, scenario["duration"] != nil else { continue }
      let time = try scenario.duration("duration") / .seconds(1)
      times.append((ScenarioName(path: path, caseName: scenario["case"]?.string).text, time))
    }
    return times
  }
}

extension TestTally {
  fileprivate var json: JSONValue {
    let verdicts = TestResult.Verdict.allCases.map { verdict in
      JSONValue.Member(verdict.rawValue, .integer(Int64(count(verdict))))
    }
    return .object(
      verdicts + [
        .init("scenarios", .integer(Int64(count))), .init("notPlayed", .integer(Int64(notPlayed))),
        .init("expectationsPassed", .integer(Int64(passedExpectations))),
        .init("expectationsFailed", .integer(Int64(failedExpectations))),
      ])
  }
}

extension TestResult {
  fileprivate var json: JSONValue {
    [
      "path": .string(scenario.path), "case": .optional(scenario.caseName),
      "number": .integer(Int64(scenario.number)),
      "title": .optional(title),
      "result": .string(verdict.rawValue), "reason": .optional(reason),
      "duration": .number(duration.secondsText),
      "expectationsPassed": .integer(Int64(passedExpectations)),
      "commands": .integer(Int64(commandCount)), "failures": .array(failures.map(\.report.json)),
      "diagnostics": .array(diagnostics.map(\.json)),
    ]
  }
}
