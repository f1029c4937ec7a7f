import Notifications
import TerminalCore

/// The report in words: what did not hold, and where it is.
package struct TestLines: TestRecorder {
  private let isVerbose: Bool
  private let write: (String) -> Void

  /// - Parameters:
  ///   - isVerbose: Whether the scenarios that passed are listed too, and every complaint.
  ///   - write: Takes a line without its line feed, and without anything that could drive a terminal.
  package init(isVerbose: Bool, write: @escaping (String) -> Void) {
    self.isVerbose = isVerbose
    self.write = write
  }

  package mutating func record(_ result: TestResult) {
    guard result.verdict.isFailure || isVerbose else { return }
    write(heading(of: result))
    for complaint in remarks(of: result) { write(complaint.revealed.visibleLine) }
    for (diagnostic, lines) in result.problems {
      write(diagnostic.revealed.visibleLine)
      for line in lines.dropFirst() { write(line.visibleLine) }
    }
  }

  package mutating func finish(_ tally: TestTally) {}

  private func heading(of result: TestResult) -> String {
    let title = result.title.map { " — \($0.visibleLine)" } ?? ""
    let reason = result.reason.map { " (\($0.visibleLine))" } ?? ""
    let time = isVerbose ? " (\(result.duration.milliseconds) ms)" : ""
    return "\(result.verdict.words): \(result.scenario.path.revealedLine)\(title)\(reason)\(time)"
  }

  // What is no reason for how it ended; notes only where all is told.
  private func remarks(of result: TestResult) -> [Diagnostic] {
    let remarks = result.remarks
    return isVerbose ? remarks : ComplaintFold.folded(remarks.filter { $0.severity > .note })
  }
}
