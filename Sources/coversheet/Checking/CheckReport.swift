import Files
import Notifications
import Sessions
import TerminalCore

/// What a check found, ready to be printed.
struct CheckReport {
  /// By place.
  let findings: [Diagnostic]
  /// How many apps, payload files and scenarios were looked at.
  let count: Int
  /// What came through pipes, by the words that name them.
  let piped: [String: SourceFile]

  /// - Parameter isTold: Whether something so bad is to be told.
  init(
    _ check: Check, _ piped: [String: SourceFile], isTold: (Diagnostic.Severity) -> Bool
  ) {
    self.piped = piped
    findings = check.findings.filter { isTold($0.severity) }
    count = check.kinds.count + check.frameFileCount + check.settingsFileCount
  }
}

/// How findings are printed.
enum CheckFormat: String, CaseIterable {
  case text, excerpt, json, sarif, github

  /// Whether it is read as it is; the others are for programs.
  var isForPeople: Bool {
    switch self {
    case .text, .excerpt: true
    case .json, .sarif, .github: false
    }
  }

  /// The report in this format, with line feeds at the ends of its lines.
  func text(of report: CheckReport) -> String {
    switch self {
    case .text: report.findings.map { $0.revealed.visibleLine + "\n" }.joined()
    case .excerpt: SourceExcerpt.text(of: report.findings, report.piped)
    case .json: JSONText.pretty(report.json)
    case .sarif:
      JSONText.pretty(
        SARIFLog(report.findings, version: Version.current, piped: report.piped).json)
    case .github: report.findings.map { $0.workflowCommand() + "\n" }.joined()
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
