import Delivery
import Explaining
import Files
import Localization
import Notifications

/// The other side of a comparison while it is played: a session of its own, with its own
/// settings, files or future.
///
/// Long courses are played in slices, so that a person can stop waiting for them.
package struct ComparedRun {
  /// The phone as far as it was played.
  package private(set) var session: Session
  /// How many commands the other phone could not do, such as settings that its system lacks.
  package private(set) var refusedCount = 0
  @CopyOnWrite private var work: Work
  private let stepCount: Int
  // What was done behind the last step and changed nothing there.
  private var lastIdle: [CommandHistory.Idle] = []
  // Nil where the other phone does the same steps as the one that it is compared with.
  private var ownCourse: ComparedCourse?
  private var moment: Int?

  private enum Work {
    /// Steps of the course that are still to be done, and what is set then.
    case steps(Slice<CommandHistory.Steps>, StepChange)
    /// Files that are still to be played.
    case files(Playback)
    case done
  }

  /// - Parameters:
  ///   - session: What it is compared with.
  ///   - moment: After how many events of that session's course both are
  ///     shown; nil for where it is.
  ///   - opening: Reads what is at a path.
  /// - Throws: Where a path cannot be read, or a future is gone by now.
  package init(
    _ side: ComparedSide, of session: Session, at moment: Int?,
    opening: (String) throws -> LoadedInput
  ) throws {
    let phone = moment.map(session.looking) ?? session
    stepCount = phone.entries.count
    (self.session, self.moment) = (session, moment)
    work = .done
    switch side {
    case .event(let count): ownCourse = ComparedCourse(event: count, of: session)
    case .branch(let number):
      guard session.branches.indices.contains(number) else {
        throw Refusal("That future is gone by now.")
      }
      ownCourse = ComparedCourse()
      self.session.take(branch: number)
    case .set(let point):
      try begin(phone, StepChange(point: point, of: session))
    case .source(let path):
      if let app = try Self.appInstead(at: path, of: session) {
        try begin(phone, StepChange(app: app))
      } else {
        let opened = try opening(path)
        ownCourse = ComparedCourse()
        self.session = opened.session
        work = .files(opened.playback)
      }
    }
    if isFinished { goToMoment() }
  }

  /// Shows another moment, where the other phone has a course of events of its own.
  ///
  /// - Returns: False where it does the same steps otherwise, and they have to be played anew.
  package mutating func look(at moment: Int?) -> Bool {
    guard ownCourse != nil else { return false }
    self.moment = moment
    if isFinished { goToMoment() }
    return true
  }

  private mutating func goToMoment() {
    if let ownCourse { session.look(atEvent: ownCourse.eventCount(at: moment)) }
  }

  /// The same course of events, changed step by step.
  ///
  /// - Throws: Where the phone cannot begin like that.
  init(_ session: Session, _ change: StepChange) throws(Refusal) {
    stepCount = session.entries.count
    self.session = session
    work = .done
    try begin(session, change)
  }

  /// The same course of events with a Focus on all the time, or with all apps in the summary.
  ///
  /// - Throws: `Refusal` where the phone cannot begin.
  package init(_ session: Session, silencedBy value: MatrixValue) throws(Refusal) {
    try self.init(session, StepChange(point: MatrixPoint([value]), of: session))
  }

  /// Whether all of it was played.
  package var isFinished: Bool {
    switch work {
    case .done: true
    case .steps, .files: false
    }
  }

  /// How many steps were done of how many; nil where that is not known before.
  package var progress: (done: Int, total: Int)? {
    switch work {
    case .steps(let steps, _): (stepCount - steps.count, stepCount)
    case .files(let playback): playback.progress
    case .done: nil
    }
  }

  /// Plays so many steps at most.
  package mutating func play(atMost count: Int) {
    for _ in 0..<count where !isFinished { playStep() }
  }

  /// The phone once all of it is played.
  consuming func finished() -> Session {
    // Consuming: with a second reference copy-on-write would copy the phone.
    while !isFinished { play(atMost: 1000) }
    return session
  }

  private mutating func playStep() {
    switch work {
    case .done: break
    case .files(var playback):
      // With a second reference copy-on-write would copy what it reads.
      work = .done
      _ = playback.step(&session)
      work = playback.isFinished ? .done : .files(playback)
      if isFinished { goToMoment() }
    case .steps(var steps, let change):
      work = .done
      if let step = steps.popFirst() {
        perform(step.idle, change)
        if step.check == nil, let command = change.changed(step.command) {
          follow(command, attempt(command), change)
        }
        work = .steps(steps, change)
      } else {
        perform(lastIdle, change)
        for command in change.commandsAtEnd(in: session.state) { attempt(command) }
      }
    }
  }

  // What did nothing there may do something here; that it cannot be done is no difference.
  private mutating func perform(_ idle: [CommandHistory.Idle], _ change: StepChange) {
    for idle in idle {
      if idle.at > session.state.now { _ = try? session.perform(.advance(to: idle.at)) }
      guard let command = change.changed(idle.command) else { continue }
      if let facts = try? session.perform(command) { follow(command, facts, change) }
    }
  }

  private mutating func follow(_ command: Command, _ facts: [Fact], _ change: StepChange) {
    for next in change.commands(after: command, facts, in: session.state) { attempt(next) }
  }

  private mutating func begin(_ session: Session, _ change: StepChange) throws(Refusal) {
    self.session = Session(
      state: session.initialState, drawing: session.drawing, dataFolder: session.dataFolder)
    for command in change.commandsAtStart(in: session.initialState) {
      try self.session.perform(command)
    }
    for command in change.silencing(self.session.state) { try self.session.perform(command) }
    lastIdle = session.isLookingBack ? [] : session.idle
    work = .steps(session.entries[...], change)
  }

  @discardableResult
  private mutating func attempt(_ command: Command) -> [Fact] {
    do throws(Refusal) { return try session.perform(command) } catch { refusedCount += 1 }
    return []
  }

  // Another version of an installed app takes its place, so that what came for
  // the one came for the other.
  static func appInstead(
    at path: String, of session: Session
  ) throws -> ReloadedFiles.InstalledApp? {
    let path = DataLocations(dataFolder: session.dataFolder).located(path)
    guard case .app? = SourceKind(path: path), AppBundle.isApp(path),
      !AppBundle.isMerelyPayloads(path),
      let app = try AppBundle.read(path).value, session.state.app(app.bundleIdentifier) != nil
    else { return nil }
    return ReloadedFiles.InstalledApp(app, .read(of: app))
  }
}
