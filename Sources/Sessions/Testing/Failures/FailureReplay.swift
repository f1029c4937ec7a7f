import Files
import Notifications
import Programs
import TerminalCore

/// A scenario that failed, played once more up to the first check that did: the phone at that
/// moment, and all that led there.
///
/// Playing is repeatable, so that nothing has to be kept of the many that pass.
///
/// A class, as it is never changed: to copy what it holds would be thirty kilobytes of the program.
package final class FailureReplay {
  /// The phone when it was checked.
  package let session: Session
  /// The same as JSON, with what was expected and said up to there (formats.md §4).
  var stateJSON: LongJSON { run.stateJSON }
  /// What did not hold.
  package let failure: TestFailure
  /// What was played up to there, in a terminal's own colors; of much only the end.
  package let story: Story
  /// What the scenario calls itself; nil where it does not.
  package let title: String?
  private let run: HeadlessRun
  private let origin: String
  private let launcher: ProgramLauncher?

  /// How many steps there were up to there; the story may tell the last of them alone.
  package let stepCount: Int

  /// So many steps are told at most: more makes megabytes of pictures that nothing scrubs through.
  static let mostSteps = 300

  /// How many steps of each of several failures are told: the more there are, the fewer.
  ///
  /// - Parameter count: How many failures there are.
  package static func steps(sharedBy count: Int) -> Int {
    min(mostSteps, max(10, 1000 / max(1, count)))
  }

  /// Nil where nothing fails.
  ///
  /// - Parameters:
  ///   - caseName: Which of its cases; nil for the first.
  ///   - stepCount: How many steps before the failure the story tells, each with the screen, which
  ///     takes longer to draw than many lines to play.
  package init?(
    _ file: SourceFile, playing caseName: String? = nil, in test: TestRun,
    telling stepCount: Int = mostSteps
  ) {
    launcher = test.locations.programs.launcher
    var told: StoryRecorder?
    let run = Self.played(file, caseName, in: test, keeping: 0..<stepCount, &told)
    guard let failure = run.report.failedChecks.first, let recorder = told else { return nil }
    self.failure = failure
    (session, origin) = (run.session, FilePath(file.path).name)
    self.run = run
    story = recorder.story
    title = run.report.title
    self.stepCount = recorder.stepCount
  }

  private static let size = Size(columns: 80, rows: 24)

  // Not as a pair: what is as big as a run would be moved word by word.
  private static func played(
    _ file: SourceFile, _ caseName: String?, in test: TestRun, keeping steps: Range<Int>,
    _ told: inout StoryRecorder?
  ) -> HeadlessRun {
    let opening = LoadedInput(
      scenario: file, playing: caseName, on: test.phone, set: test.settings,
      locations: test.locations)
    let look = StoryRecorder.Look(
      size: size, isBare: false, palette: .terminal, launcher: test.locations.programs.launcher)
    let recorder = StoryRecorder(
      title: FilePath(file.path).name, in: FilePath(file.path).folder, on: opening.session,
      look: look, keeping: steps)
    var run = HeadlessRun(
      opening, keepsChecks: true, stopsOften: true, recorders: [recorder],
      piped: test.locations.piped)
    run.play(failures: 1)
    // Of more than are told, which are the last ones is known once all are counted.
    let (first, count) = (recorder.stepCount - steps.count, recorder.stepCount)
    if steps.lowerBound == 0, !steps.isEmpty, first > 0, !run.report.failedChecks.isEmpty {
      return played(file, caseName, in: test, keeping: first..<count, &told)
    }
    told = recorder
    return run
  }

  /// The screen at the moment of the check.
  package var frame: Frame { session.drawing.frame(session, Self.size, isBare: false, launcher) }

  /// The same as a picture, which has colors of its own.
  var picture: String { session.drawing.themed(session, Self.size, .dark, false, launcher).svg }

  /// The last facts before the check, oldest first, a line each; moves of the clock are none.
  var lastFacts: [String] {
    let log = session.facts
    let shown = log.facts.indices.lazy.filter { !log.facts[$0].isClockMove }.suffix(10)
    guard let first = shown.first else { return [] }
    var lines: [String] = []
    session.tell(shown.map { log.facts[$0] }, after: log.sequence(at: first) - 1) {
      lines.append($0.line(in: $1).visibleLine)
    }
    return lines
  }

  /// Why what was checked is as it is, as `explain` says it; nil where it is about
  /// nothing that can be explained.
  var explanation: String? {
    guard let subject = failure.expectation?.subject,
      let explanation = try? session.explanation(ofAnything: subject)
    else { return nil }
    return session.drawing.explanation(explanation, session.state.device)
  }

  /// The screen and the last facts, a line each, for those who want it whole.
  package var lines: [String] {
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let shown = rows[..<(rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)]
    return ["  screen then"] + shown.map { "    │\($0)" } + ["  before that"]
      + lastFacts.map { "    \($0)" }
  }

  /// What was played up to the check as one scenario, which fails in the same way.
  ///
  /// - Parameters:
  ///   - path: Where it will lie.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package func journal(in path: String, from workingFolder: String) -> String {
    FlatScenario(session, title: title, origin: origin, in: path, from: workingFolder).text
  }
}
