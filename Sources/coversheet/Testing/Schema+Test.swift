import Explaining
import Sessions

extension Schema {
  /// What `test --json` prints.
  static let test = object([
    Property("format", .constant("coversheet.test/1")),
    Property("counts", counts), Property("duration", .number),
    Property("scenarios", .list(of: scenario)),
  ])

  private static let counts = object(
    (verdicts + ["scenarios", "notPlayed", "expectationsPassed", "expectationsFailed"])
      .map { Property($0, .integer) })

  private static let scenario = object([
    Property("path", .text), Property("case", text.orNull),
    Property("number", .integer), Property("title", text.orNull),
    Property("result", .word(verdicts)),
    Property("reason", text.orNull),
    Property("duration", .number), Property("expectationsPassed", .integer),
    Property("commands", .integer), Property("failures", .list(of: failure)),
    Property("diagnostics", .list(of: finding)),
  ])

  private static let failure = object([
    Property("path", .text), Property("line", .integer), Property("column", .integer),
    Property("message", .text), Property("expectation", text.orNull),
    Property("expected", text.orNull), Property("actual", text.orNull),
    Property("firstDifference", text.orNull), Property("rules", .list(of: .text)),
    Property("command", text.orNull), Property("seed", text.orNull),
    Property("open", text.orNull), Property("lines", .list(of: .text)),
  ])

  private static let verdicts = TestResult.Verdict.allCases.map(\.rawValue)
}
