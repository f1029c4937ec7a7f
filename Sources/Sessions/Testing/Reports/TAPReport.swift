import Notifications
import TerminalCore

/// The report in the Test Anything Protocol, version 13, as `prove` reads it.
package struct TAPReport: TestRecorder {
  private let write: (String) -> Void
  private var number = 0

  /// - Parameters:
  ///   - count: How many results will come.
  ///   - write: Takes a line without its line feed.
  package init(count: Int, write: @escaping (String) -> Void) {
    self.write = write
    write("TAP version 13")
    write(count == 0 ? "1..0 # SKIP no scenario is in this part" : "1..\(count)")
  }

  package mutating func record(_ result: TestResult) {
    number += 1
    let path = result.scenario.name.revealedLine
    let name = result.title.map { "\(path): \($0.visibleLine)" } ?? path
    write("\(result.verdict.tap) \(number) - \(Self.escaped(name))\(Self.directive(of: result))")
    let problems = result.problems
    guard !problems.isEmpty else { return }
    write("  ---")
    write("  result: \(Self.quoted(result.verdict.words))")
    write("  duration_ms: \(result.duration.millisecondsText)")
    write("  problems:")
    for (diagnostic, lines) in problems { tell(diagnostic, lines) }
    write("  ...")
  }

  package mutating func finish(_ tally: TestTally) {
    if tally.notPlayed > 0 { write("Bail out! Stopped \(tally.stop).") }
  }

  private func tell(_ diagnostic: Diagnostic, _ lines: [String]) {
    write("    - message: \(Self.quoted(diagnostic.message))")
    write("      file: \(Self.quoted(diagnostic.place.path.revealedLine))")
    write("      line: \(diagnostic.place.line)")
    write("      column: \(diagnostic.place.column)")
    guard lines.count > 1 else { return }
    write("      details:")
    for line in lines.dropFirst() { write("        - \(Self.quoted(line.withoutIndent))") }
  }

  private static func directive(of result: TestResult) -> String {
    let word: String? =
      switch result.verdict {
      case .skipped: "SKIP"
      case .expectedFailure: "TODO"
      case .passed, .failed, .errored: nil
      }
    guard let word else { return "" }
    return " # \(word)" + (result.reason.map { " \($0.visibleLine)" } ?? "")
  }

  // Behind a # stands a directive such as TODO, which makes a failure count as none.
  private static func escaped(_ name: String) -> String {
    name.replacingEach("\\", by: "\\\\").replacingEach("#", by: "\\#")
  }

  // A JSON string is one of YAML, too.
  private static func quoted(_ text: String) -> String {
    JSONText.compact(.string(text.revealed.visibleLine))
  }
}

extension TestResult.Verdict {
  // What failed as expected is not ok in the protocol, whose readers take it for no
  // failure by its directive.
  fileprivate var tap: String {
    switch self {
    case .skipped, .passed: "ok"
    case .expectedFailure, .failed, .errored: "not ok"
    }
  }
}

extension String {
  fileprivate var withoutIndent: String { String(drop { $0 == " " }) }
}
