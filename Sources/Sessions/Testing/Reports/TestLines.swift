import Files
import Notifications
import Scenarios
import TerminalCore

/// The report in words: what did not hold, and where it is.
package struct TestLines: TestRecorder {
  private let isVerbose: Bool
  private let tellsWarnings: Bool
  private let look: ReportLook
  private let columns: Int
  private let options: [String]
  private let testOptions: [String]
  private let write: (String) -> Void
  private var sources: SourceLines
  private var failed: [FailedName] = []
  // The file that is told of, and with which of its cases each mistake was told.
  private var told: (path: String, names: [Diagnostic: String]) = ("", [:])

  /// A test that did not pass, for the list at the end.
  private struct FailedName {
    let verdict: TestResult.Verdict
    let name: String
    /// Nil where it came through standard input, which has been read to its end.
    let command: String?
  }

  /// - Parameters:
  ///   - isVerbose: Whether the scenarios that passed are listed too, and every complaint.
  ///   - tellsWarnings: Whether what is wrong with tests that pass is told.
  ///   - columns: How wide pictures may be beside each other.
  ///   - piped: What came through pipes, by the words that name them.
  ///   - options: Those that tests were played with, for the commands that show what is wrong.
  ///   - testOptions: Those that `test` alone takes of them.
  ///   - write: Takes a line without its line feed, and without anything that could
  ///     drive a terminal but the look.
  package init(
    isVerbose: Bool, tellsWarnings: Bool = true, look: ReportLook = ReportLook(isColored: false),
    columns: Int = 80, piped: [String: SourceFile] = [:], options: [String] = [],
    testOptions: [String] = [], write: @escaping (String) -> Void
  ) {
    sources = SourceLines(piped: piped)
    (self.isVerbose, self.tellsWarnings, self.look) = (isVerbose, tellsWarnings, look)
    (self.columns, self.write) = (columns, write)
    (self.options, self.testOptions) = (options, testOptions)
  }

  package mutating func record(_ result: TestResult) {
    guard result.verdict.isFailure || isVerbose else {
      for warning in tellsWarnings ? result.warnings : [] { write(warning.revealed.visibleLine) }
      return
    }
    write(heading(of: result))
    for complaint in remarks(of: result) { write(complaint.revealed.visibleLine) }
    tellProblems(of: result)
    if result.verdict.isFailure { failed.append(named(result)) }
  }

  package mutating func finish(_ tally: TestTally) {
    if failed.isEmpty { return }
    write("")
    for test in failed {
      let command = test.command.map { "  " + look.faint($0) } ?? ""
      write("\(look.bad(test.verdict.words + ":")) \(test.name)\(command)")
    }
  }

  // What is wrong with a file is so in each of its cases, and told in full with the first.
  private mutating func tellProblems(of result: TestResult) {
    let (path, name) = (result.scenario.path, result.scenario.name)
    if told.path != path { told = (path, [:]) }
    var others: [String] = []
    let problems = problems(of: result)
    for (index, (diagnostic, lines)) in problems.enumerated() {
      let first = told.names[diagnostic] ?? name
      told.names[diagnostic] = first
      let failure = result.failure(at: index, among: problems.count)
      if isVerbose || first == name || failure != nil {
        tell(diagnostic, lines, failure)
      } else {
        others.append(first)
      }
    }
    if others.isEmpty { return }
    let names = others.uniqued().map(\.revealedLine).joined(separator: ", ")
    write("the same \(others.count == 1 ? "mistake" : "mistakes") as \(names)")
  }

  private mutating func tell(_ diagnostic: Diagnostic, _ lines: [String], _ failure: TestFailure?) {
    let text = FailureText(look)
    write(look.strong(diagnostic.revealed.visibleLine))
    for line in text.excerpt(around: diagnostic.place, in: &sources) { write(line) }
    let pictures = pictures(of: failure)
    let told =
      pictures.isEmpty
      ? lines.dropFirst() : lines.dropFirst(1 + (failure?.picture?.lines.count ?? 0))
    for line in pictures + text.details(told, of: failure) { write(line) }
  }

  // Where it is read on a screen, what differs is shown as two pictures in place of lines.
  private func pictures(of failure: TestFailure?) -> [String] {
    guard look.isColored, let picture = failure?.picture, let kept = picture.kept else { return [] }
    return MarkedPictures(kept, picture.drawn).lines(look, columns: columns) ?? []
  }

  // What opens it where it fails, else what says its mistakes.
  private func named(_ result: TestResult) -> FailedName {
    let opening = result.failures.lazy.compactMap(\.openingCommand).first
    let isWrong = result.verdict == .errored
    let other: [String] =
      isWrong
      ? .command("check", [result.scenario.name], options)
      : .command("test", [result.scenario.name], options + testOptions)
    let command = (isWrong ? nil : opening) ?? other.programLine
    return FailedName(
      verdict: result.verdict, name: result.scenario.name.revealedLine,
      command: result.scenario.path == "-" ? nil : command.visibleLine)
  }

  private func heading(of result: TestResult) -> String {
    let title = result.title.map { " — \($0.visibleLine)" } ?? ""
    let reason = result.reason.map { " (\($0.visibleLine))" } ?? ""
    let time = isVerbose ? " (\(result.duration.millisecondsText) ms)" : ""
    let words =
      result.verdict.isFailure
      ? look.bad(result.verdict.words + ":") : look.good(result.verdict.words + ":")
    return "\(words) \(result.scenario.name.revealedLine)\(title)\(reason)\(time)"
  }

  // Why it ended so: the same mistake on many lines in a few, and each check that did not hold.
  private func problems(of result: TestResult) -> [(diagnostic: Diagnostic, lines: [String])] {
    let problems = result.problems
    if isVerbose { return problems }
    let mistakes = problems.dropLast(result.failures.count).map(\.diagnostic)
    return ComplaintFold.folded(mistakes).map { ($0, [$0.description]) }
      + problems.suffix(result.failures.count)
  }

  // What is no reason for how it ended; notes only where all is told, or where
  // one explains what failed.
  private func remarks(of result: TestResult) -> [Diagnostic] {
    let remarks = result.remarks
    if isVerbose { return remarks }
    let told = remarks.filter { $0.severity > .note || result.isExplained(by: $0) }
    return ComplaintFold.folded(told)
  }
}
