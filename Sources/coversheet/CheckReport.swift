import Notifications
import Sessions
import TerminalCore

/// What a check found, ready to be printed.
struct CheckReport {
  /// By place.
  let findings: [Diagnostic]
  /// How many apps, payload files and scenarios were looked at.
  let count: Int

  /// - Parameter isQuiet: Whether only errors are to be told.
  init(_ check: Check, isQuiet: Bool) {
    findings = check.findings.filter { !isQuiet || $0.severity == .error }
    count = check.kinds.count
  }
}

/// How findings are printed.
enum CheckFormat: String, CaseIterable {
  case text, json, sarif, github

  /// The report in this format, with line feeds at the ends of its lines.
  func text(of report: CheckReport) -> String {
    switch self {
    case .text: report.findings.map { $0.revealed.visibleLine + "\n" }.joined()
    case .json: JSONText.pretty(report.json)
    case .sarif: JSONText.pretty(SARIFLog(report.findings).json)
    case .github: report.findings.map { $0.workflowCommand + "\n" }.joined()
    }
  }
}

extension CheckReport {
  /// Our own format: the findings by place, and how many there are of each severity.
  var json: JSONValue {
    [
      "format": "coversheet.check/1", "checked": .integer(Int64(count)),
      "counts": .object(
        Diagnostic.Severity.allCases.map { severity in
          let number = findings.count { $0.severity == severity }
          return .init(severity.rawValue, .integer(Int64(number)))
        }),
      "findings": .array(findings.map(\.json)),
    ]
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    [
      "path": .string(place.path), "line": .integer(Int64(place.line)),
      "column": .integer(Int64(place.column)), "severity": .string(severity.rawValue),
      "message": .string(message), "rule": .optional(rule?.description),
    ]
  }

  /// An annotation as GitHub's runners read them from the output.
  fileprivate var workflowCommand: String {
    let command = severity == .note ? "notice" : severity.rawValue
    let title = rule.map { ",title=\($0.description.escapedProperty)" } ?? ""
    return "::\(command) file=\(place.path.revealedLine.escapedProperty),line=\(place.line),"
      + "col=\(place.column)\(title)::\(message.visibleLine.escapedCommand)"
  }
}

extension String {
  // A line of its own is a command of its own.
  fileprivate var escapedCommand: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedProperty: String {
    escapedCommand.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
