import Notifications

/// What did not hold as annotations of the files, on GitHub's pages: `test --github`.
package struct GitHubAnnotations: TestRecorder {
  private let write: (String) -> Void
  // What scenarios have in common is told by each of them, and GitHub shows
  // ten annotations of a step.
  private var written: Set<String> = []

  /// - Parameter write: Takes a line without its line feed.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func record(_ result: TestResult) {
    for (var diagnostic, lines) in result.problems {
      // Also a warning that counted.
      diagnostic.severity = .error
      annotate(diagnostic.workflowCommand(details: lines.dropFirst()))
    }
    for warning in result.remarks where warning.severity == .warning {
      annotate(warning.workflowCommand())
    }
  }

  private mutating func annotate(_ line: String) {
    if written.insert(line).inserted { write(line) }
  }

  package mutating func finish(_ tally: TestTally) {}
}
