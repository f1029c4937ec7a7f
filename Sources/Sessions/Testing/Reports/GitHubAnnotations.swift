import Notifications

/// What did not hold as annotations of the files, on GitHub's pages: `test --github`.
package struct GitHubAnnotations: TestRecorder {
  private let write: (String) -> Void

  /// - Parameter write: Takes a line without its line feed.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func record(_ result: TestResult) {
    for (diagnostic, lines) in result.problems {
      write(diagnostic.workflowCommand(details: lines.dropFirst()))
    }
    for warning in result.remarks where warning.severity == .warning {
      write(warning.workflowCommand())
    }
  }

  package mutating func finish(_ tally: TestTally) {}
}
