import Explaining
import Notifications

extension Schema {
  /// What `check --format=json` prints.
  static let check = object([
    Property("format", .constant("coversheet.check/1")),
    Property("checked", .integer),
    Property("counts", object(severities.map { Property($0, .integer) })),
    Property("findings", .list(of: finding)),
  ])

  /// A complaint with its place.
  static let finding = object([
    Property("path", .text), Property("line", .integer), Property("column", .integer),
    Property("severity", .word(severities)), Property("message", .text),
    Property("rule", text.orNull),
  ])

  private static let severities = Diagnostic.Severity.allCases.map(\.rawValue)
}
