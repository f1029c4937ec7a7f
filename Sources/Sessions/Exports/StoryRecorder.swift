import Delivery
import Explaining
import Notifications
import Programs
import Scenarios
import TerminalCore

/// Makes a story of what happens: a step for each line that brings something about, and for each
/// moment at which something happens by itself.
///
/// It needs the state before a command to write its line, so it holds the last
/// one while lines are kept.
package final class StoryRecorder: Recorder {
  /// The steps so far.
  package private(set) var story: Story
  /// How many steps there were, those among them that the story leaves out.
  package private(set) var stepCount = 0
  private let kept: Range<Int>
  // What the clock was set to last, else what it read at first.
  private var start: Instant
  // Nil where no line is written next: while it is held, the phone copies all that it changes.
  private var before: State?
  private let look: Look
  private let folder: String
  private var hasTitle = false

  /// How the screen is drawn.
  package struct Look: Sendable {
    /// Columns and rows of a picture.
    var size: Size
    /// Whether the phone alone is drawn.
    var isBare: Bool
    /// The colors and cards of its theme.
    var palette: Palette
    /// Decodes the pictures on the screen; nil decodes none.
    var launcher: ProgramLauncher?

    package init(
      size: Size, isBare: Bool, palette: Palette, launcher: ProgramLauncher? = nil
    ) {
      (self.size, self.isBare, self.palette, self.launcher) = (size, isBare, palette, launcher)
    }
  }

  /// - Parameters:
  ///   - title: What it is called unless the scenario says so itself.
  ///   - folder: Where it lies: apps below are named from there, since readers
  ///     do not have the folders above.
  ///   - session: The phone before anything is played.
  ///   - kept: The steps to keep, from 0; of others no screen is drawn.
  package init(
    title: String, in folder: String, on session: Session, look: Look,
    keeping kept: Range<Int> = 0..<Story.mostSteps
  ) {
    self.kept = kept
    story = Story(title: title)
    self.folder = folder
    start = session.startTime
    before = kept.contains(0) ? session.state : nil
    self.look = look
  }

  package func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .happened(let facts, _):
      if session.entries.last?.command.setsClock == true { start = session.state.now }
      add(facts, line: line(of: session), session)
    case .rewound(let rewind):
      let words = "\(rewind.isRedo ? "Done again" : "Undone"): \(rewind.title)"
      append([Story.Happening(words: words)], line: rewind.line, goesBack: true, session)
    case .expectation(let expectation):
      add(
        Story.Check(
          line: "expect \(expectation.text)",
          failure: expectation.failure(in: session.expectationContext)?.actual), session)
    case .compared(.different(let difference)):
      let line = "snapshot \(difference.name.scenarioWord)"
      add(Story.Check(line: line, failure: difference.diagnostic.message), session)
    case .title(let title):
      if !hasTitle { story.title = title }
      hasTitle = true
    case .complaint, .finding, .snapshot, .compared(.same), .compared(.drawn), .performed: break
    }
    // What came first came to this one, though it may have been taken elsewhere since.
    if story.phone.isEmpty || session.state.notifications.isEmpty {
      story.phone = session.state.device.summary
    }
    before = kept.contains(stepCount) ? session.state : nil
  }

  private func line(of session: Session) -> String? {
    guard let before, let command = session.entries.last?.command, !command.isClockMove else {
      return nil
    }
    return command.moved(fromFolder).line(in: before).map { short($0, session) }
  }

  private func add(_ facts: [Fact], line: @autoclosure () -> String?, _ session: Session) {
    let told = facts.filter { !$0.isClockMove }
    if told.isEmpty { return }
    let notes = told.compactMap(\.note)
    append(
      told.filter { $0.note == nil }.map { Story.Happening($0, in: session.state) },
      line: notes.isEmpty ? line() : nil, notes: notes, session)
  }

  // What is said of a step is made only where it is kept: a long story is gone
  // through twice for its end.
  private func append(
    _ happenings: @autoclosure () -> [Story.Happening], line: @autoclosure () -> String?,
    notes: [String] = [], goesBack: Bool = false, _ session: Session
  ) {
    defer { stepCount += 1 }
    guard kept.contains(stepCount) else { return }
    story.append(
      Story.Step(
        at: session.state.now, clock: clock(session), line: line(), notes: notes,
        happenings: happenings(), goesBack: goesBack, frame: frame(session)))
  }

  private func add(_ check: @autoclosure () -> Story.Check, _ session: Session) {
    guard stepCount == 0 ? kept.contains(0) : kept.contains(stepCount - 1) else { return }
    story.add(check(), frame: frame(session), at: session.state.now, clock: clock(session))
  }

  private func fromFolder(_ path: String) -> String {
    path == folder ? "." : path.below(folder)
  }

  // As the screen names files: those of the data folder from there.
  private func short(_ line: String, _ session: Session) -> String {
    guard let folder = session.dataFolder, let path = line.firstRange(ofBytes: folder + "/") else {
      return line
    }
    return String(line[..<path.lowerBound] + line[path.upperBound...])
  }

  private func frame(_ session: Session) -> Frame {
    session.drawing.themed(session, look.size, look.palette, look.isBare, look.launcher)
  }

  private func clock(_ session: Session) -> String {
    let zone = session.state.device.timeZone
    let (now, start) = (
      CivilTime(session.state.now, in: zone), CivilTime(start, in: zone)
    )
    let isFirstDay = now.daysSince1970 == start.daysSince1970
    return isFirstDay ? now.clockText : now.isoText.replacingT
  }
}

extension Fact {
  fileprivate var note: String? {
    if case .noted(let text) = event { text } else { nil }
  }
}

extension Command {
  fileprivate var setsClock: Bool {
    if case .configure(let change) = self { change.start != nil } else { false }
  }
}

extension Story.Happening {
  fileprivate init(_ fact: Fact, in state: State) {
    self.init(
      subject: fact.event.listedSubject(in: state), words: fact.event.words(in: state),
      reasons: fact.reasons)
  }
}

extension Device {
  /// System, locale and zone in a line, such as `iOS 12 · en_US · America/Los_Angeles`.
  var summary: String { "iOS \(profile.rawValue) · \(locale) · \(timeZone.identifier)" }
}

extension String {
  // A blank is easier on the eye than the T of ISO 8601.
  fileprivate var replacingT: String { String(map { $0 == "T" ? " " : $0 }) }
}
