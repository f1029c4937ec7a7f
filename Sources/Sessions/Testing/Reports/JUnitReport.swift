import Notifications
import TerminalCore

/// The report in the XML that Maven's Surefire writes for JUnit, which CI systems read.
///
/// A test case is a scenario: its name is the path, its class name the
/// folder with points for slashes.
package struct JUnitReport: TestRecorder {
  private let write: (String) -> Void
  private var cases = ""

  /// - Parameter write: Takes the whole document, once.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func record(_ result: TestResult) {
    let path = result.scenario.path
    let attributes = attributes([
      ("name", result.scenario.name.revealedLine), ("classname", Self.className(path)),
      ("time", result.duration.secondsText),
    ])
    cases += "  <testcase\(attributes)>\n"
    add(result.problems, of: result.verdict)
    if result.verdict == .skipped || result.verdict == .expectedFailure {
      let reason = [result.verdict.words, result.reason].compactMap(\.self).joined(separator: ": ")
      cases += "    <skipped\(self.attributes([("message", reason)]))/>\n"
    }
    let remarks = [result.title].compactMap(\.self) + result.remarks.map(\.revealed)
    if !remarks.isEmpty { cases += "    <system-out>\(text(remarks))</system-out>\n" }
    cases += "  </testcase>\n"
  }

  package mutating func finish(_ tally: TestTally) {
    let suite = attributes([
      ("name", "coversheet"), ("time", tally.duration.secondsText), ("tests", "\(tally.count)"),
      ("errors", "\(tally.count(.errored))"),
      ("skipped", "\(tally.count(.skipped) + tally.count(.expectedFailure))"),
      ("failures", "\(tally.count(.failed))"),
    ])
    write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite\(suite)>\n\(cases)</testsuite>\n")
  }

  // A case has one element at most in the schema of JUnit: the first problem names
  // it, and all are its text.
  private mutating func add(
    _ problems: [(diagnostic: Diagnostic, lines: [String])], of verdict: TestResult.Verdict
  ) {
    guard let (first, lines) = problems.first else { return }
    let element = verdict == .errored && first.severity == .error ? "error" : "failure"
    let type = first.rule?.description ?? (lines.count > 1 ? "expectation" : "scenario")
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    cases += "    <\(element)\(attributes([("message", first.message + more), ("type", type)]))>"
    let all = problems.flatMap { [$0.diagnostic.revealed] + $0.lines.dropFirst() }
    cases += "\(text(all))</\(element)>\n"
  }

  private func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\($1.markup)\"" }.joined()
  }

  private func text(_ lines: [String]) -> String {
    lines.map(\.markup).joined(separator: "\n")
  }

  // What is above the place where the tests began has no place in a name.
  private static func className(_ path: String) -> String {
    let folders = path.split(separator: "/").dropLast().filter { ![".", ".."].contains($0) }
    return folders.isEmpty ? "scenarios" : folders.joined(separator: ".").revealedLine
  }
}
