import Notifications

/// What did not hold as annotations of the files, on GitHub's pages: `test --github`.
package struct GitHubAnnotations: TestRecorder {
  private let write: (String) -> Void

  /// - Parameter write: Takes a line without its line feed.
  package init(write: @escaping (String) -> Void) { self.write = write }

  package mutating func record(_ result: TestResult) {
    let problems = result.problems
    for (diagnostic, lines) in problems {
      write(diagnostic.workflowCommand(details: lines.dropFirst()))
    }
    let told = Set(problems.map(\.diagnostic))
    for warning in result.diagnostics where warning.severity == .warning && !told.contains(warning)
    {
      write(warning.workflowCommand())
    }
  }

  package mutating func finish(_ tally: TestTally) {}
}
