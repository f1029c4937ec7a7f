import Delivery
import Notifications
import Scenarios
import Sessions
import TerminalCore

/// A phone that programs talk to in lines: one without a screen, or that of a person.
package protocol ConversedPhone {
  /// The phone with its course of events.
  var session: Session { get }
  /// The state's JSON, with expectations and diagnostics (formats.md §4).
  var stateJSON: LongJSON { get }
  /// Simulated seconds in a second while the clock goes on by itself; nil while it stands.
  var clockSpeed: Int? { get }
  /// What its screen tells beside the phone.
  var surroundings: ScreenSurroundings { get }
  /// The colors of its screen; nil where there is none.
  var palette: Palette? { get }

  /// Performs one line of the scenario language as another program wrote it.
  ///
  /// Mistakes are told in the outcome; nothing is thrown.
  ///
  /// - Parameter files: Where files are found that it names.
  mutating func reply(to line: String, files: ScenarioFiles) -> LineReply
}

/// What a program's line came to.
package struct LineReply {
  /// The facts as JSON, in order.
  var facts: [JSONValue] = []
  /// What was wrong with the line; nil where it could run.
  ///
  /// With its place where that is in a file which the line names. Facts of parts that ran before it
  /// stand in `facts` all the same.
  package var mistake: String?
  /// What was expected and is not so; nil where it is.
  var failure: String?
  /// What is to be said of the line and the files that it names, in order; then all that was
  /// expected and is not so.
  var complaints: [Diagnostic] = []
}

extension LineReply {
  /// What the events of a line come to.
  ///
  /// The first error counts as the mistake, the last failed check as the failure. An error that a
  /// rule found is none of these: what it is about took place.
  ///
  /// - Parameters:
  ///   - facts: The facts in them as JSON, as they were told: what one of them is about, a later one
  ///     may have taken back.
  ///   - run: The run as it is since.
  ///   - failuresBefore: How many checks had failed before.
  init(
    of events: [SessionEvent], _ facts: [JSONValue], in run: HeadlessRun, failuresBefore: Int
  ) {
    self.facts = facts
    complaints = events.compactMap(\.diagnostic)
    mistake = events.firstNonNil { $0.mistake }?.answer
    let report = run.report
    if report.failedCount > failuresBefore {
      let failures = report.failedChecks.suffix(report.failedCount - failuresBefore)
      complaints += failures.map(\.diagnostic)
      failure = failures.last?.diagnostic.answer
    }
  }
}

extension HeadlessRun: ConversedPhone {
  /// Nil: only lines move its clock.
  package var clockSpeed: Int? { nil }

  package var surroundings: ScreenSurroundings {
    ScreenSurroundings(
      title: title, complaints: complaintsOnScreen, nextEventTime: session.nextDeadline)
  }

  /// Nil: there is no screen.
  package var palette: Palette? { nil }

  package mutating func reply(to line: String, files: ScenarioFiles) -> LineReply {
    let failuresBefore = report.failedCount
    var facts: [JSONValue] = []
    kept.listen(JSONLines { facts.append($0) })
    let events = perform(line, files: files)
    kept.stopListening()
    // What the journal does not take is taken back, and is no event any more.
    if !events.contains(where: \.hasFacts) { facts = [] }
    return LineReply(of: events, facts, in: self, failuresBefore: failuresBefore)
  }
}

extension Interaction: ProgramHost {
  package var stateJSON: LongJSON {
    session.state.json(
      passed: session.passedCheckCount, failed: session.failedChecks.map(\.failure.diagnostic),
      diagnostics: complaints.said)
  }

  package var clockSpeed: Int? { model.clockSpeed }

  package var surroundings: ScreenSurroundings {
    ScreenSurroundings(
      title: opened.title, complaints: complaints.all, nextEventTime: nextEventTime)
  }

  package var palette: Palette? { model.palette }

  /// Performs a line as a program wrote it: what it does shows on the screen and is in the journal.
  package mutating func reply(to line: String, files: ScenarioFiles) -> LineReply {
    let document = ScenarioDocument(line: line)
    var outcome = LineReply()
    outcome.mistake = document.diagnostics.first { $0.severity == .error }?.answer
    guard outcome.mistake == nil else {
      outcome.complaints = document.diagnostics
      return outcome
    }
    let feed = FactFeed()
    feed.isFollowed = true
    kept.listen(feed)
    let (mark, saidBefore) = (kept.mark, complaints.said.count)
    var told = ToldLine()
    do throws(Diagnostic) {
      for part in document.lines {
        try run(part, line, of: .program(files), &told)
      }
    } catch {
      outcome.mistake = error.answer
    }
    kept.stopListening()
    outcome.facts = feed.take()
    if let failure = kept.takeBackUnkept(since: mark) {
      outcome.mistake = failure.message
      // They are about what is not there any more.
      outcome.facts = []
      handle(.happened([]))
    }
    outcome.complaints = complaints.said.dropFirst(saidBefore) + told.unmet
    return outcome
  }
}

extension SessionEvent {
  fileprivate var hasFacts: Bool {
    switch self {
    case .happened, .rewound: true
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: false
    }
  }
}
