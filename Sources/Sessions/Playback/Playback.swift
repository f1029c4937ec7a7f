import Delivery
import Files
import Notifications
import Push
import Scenarios

/// Plays what was opened into a session, a step at a time, so that the caller can stop, show how
/// far it got, and do something else in between.
package struct Playback {
  /// What is still to be played, the next one last: thousands of files are each taken off once.
  var feeds: [Feed]
  // The next one last, too.
  private var acts: [Act] = []
  /// Where the act stands that is played.
  var actPlace = Place("-")
  package private(set) var files: ScenarioFiles

  /// Where steps come from.
  package enum Feed {
    /// From here on files are found like this.
    case files(ScenarioFiles)
    case lines(ArraySlice<ScenarioLine>)
    case acts([Act])
    /// A payload a line, for an app unless the line names another.
    case payloads(ReadAheadPayloads, to: BundleIdentifier?)
    /// A file with one payload.
    case payload(SourceFile, to: BundleIdentifier?)
    /// The clock goes on.
    case wait(Interval)
    /// The clock goes on until no service extension works on what came.
    case settle
  }

  /// Whether time passes in steps of its own, so that a person can stop it.
  package var isInterruptible = false
  /// Whether each moment at which something happens by itself is told before the next line is
  /// played, that at which the display goes dark among them.
  var stopsOften = false
  /// Whether what came as a line moved the clock is told before the rest of the line is played, and
  /// where an app has a program, which may be asked then (V17), each moment before the next.
  var tellsClockApart = false
  /// What an expectation is waited for that gives the clock a time; nil where none is.
  var awaited: AwaitedExpectation?
  /// The move of the clock that is under way; nil for none.
  var move: ClockMove?
  /// Whether what comes next is a line that waits for the end of that move.
  var hasPostponed = false
  private var inclusionCount = 0
  // What cases filled in, by the paths of their scenarios.
  private(set) var fillings: [String: CaseFilling] = [:]

  /// Looks payloads through for what will not do what their authors mean; nil where that was not
  /// asked for. Of files of payloads the screen does that for the one that is looked at, so
  /// nothing opened waits for it.
  package var lint: DeliveryLint?
  /// Whether that is done with files of payloads, too, and not only with what lines send.
  package var lintsPayloadFiles = true

  /// Whether it is still to be said of a file with a payload a line which app gets those that name
  /// none: its own lines brought the first one there is.
  var saysFirstApp = false

  /// Looks for the apps that payloads name.
  var search: AppSearch

  /// What a journal needs of what was performed; collected where that was asked for.
  package var performed: PerformedLines?

  /// What its lines call things.
  @CopyOnWrite var names: PlayedNames

  package init(_ feeds: [Feed], files: ScenarioFiles) {
    (self.feeds, self.files) = (feeds.reversed(), files)
    names = PlayedNames(feeds)
    search = AppSearch(within: files.reach)
  }

  /// Whether everything has been played.
  package var isFinished: Bool { acts.isEmpty && feeds.isEmpty }

  /// The next line of the scenario; nil where something else, or nothing, comes next.
  package var nextLine: ScenarioLine? {
    guard isAtLine, case .lines(let lines)? = feeds.last else { return nil }
    return lines.first
  }

  // Payloads come by the hundred thousand, and each is asked whether it is a line: the source
  // itself is not taken out for that.
  private var isAtLine: Bool {
    guard acts.isEmpty, !feeds.isEmpty else { return false }
    if case .lines = feeds[feeds.count - 1] { return true } else { return false }
  }

  /// The next line, where it is one of what was opened and not of a scenario that this includes.
  var nextLineOfOpened: ScenarioLine? { files.includers.count > 1 ? nil : nextLine }

  /// What is left of the line or payload being played; nil between two of them.
  package var nextAct: Act? { acts.last }
  /// The source that the next acts come from; nil when all sources are played out.
  package var nextFeed: Feed? { feeds.last }

  /// Every line that is still to be played.
  var remainingLines: [ScenarioLine] {
    feeds.reversed().flatMap { feed -> ArraySlice<ScenarioLine> in
      if case .lines(let lines) = feed { lines } else { [] }
    }
  }

  /// How far it got in its present file, and how far that goes; nil where that is not known.
  package var progress: (done: Int, total: Int)? {
    guard case .payloads(let lines, _)? = feeds.last else { return nil }
    return (lines.bytesRead, lines.byteCount)
  }

  /// Plays one step.
  ///
  /// - Returns: What became of it; empty where there was nothing left.
  package mutating func step(_ session: inout Session) -> [SessionEvent] {
    var events = playStep(&session)
    if !names.doubtful.isEmpty { events += concludeNames(session) }
    return fillings.isEmpty ? events : telling(events)
  }

  // What a case filled in is not to be seen at the place of a complaint.
  private func telling(_ events: [SessionEvent]) -> [SessionEvent] {
    events.map { event in
      guard let complaint = event.diagnostic, let filling = fillings[complaint.place.path]
      else { return event }
      return event.saying(filling.telling(complaint, played: actPlace))
    }
  }

  private mutating func playStep(_ session: inout Session) -> [SessionEvent] {
    if let act = acts.popLast() { return perform(act, &session) }
    if isAtPayloads { return playLine(&session) }
    guard let feed = feeds.last else { return [] }
    switch feed {
    case .files(let new):
      setFirst(nil)
      files = new
      return []
    case .lines(var lines):
      let line = lines.popFirst()
      setFirst(lines.isEmpty ? nil : .lines(lines))
      return line.map { play($0, &session) } ?? []
    case .acts(let new):
      setFirst(nil)
      acts = new.reversed()
      return []
    case .payloads: return []
    case .payload(let file, let app):
      setFirst(nil)
      return play(file, to: app, &session)
    case .wait(let interval):
      setFirst(nil)
      return perform(.command(.advance(to: session.state.now + interval)), &session)
    case .settle:
      if let end = session.state.nextServiceDeadline {
        return perform(.command(.advance(to: end)), &session)
      }
      setFirst(nil)
      return []
    }
  }

  // Asked without binding the feed: with a second reference copy-on-write would
  // copy all that it has read.
  private var isAtPayloads: Bool {
    if case .payloads? = feeds.last { true } else { false }
  }

  private mutating func setFirst(_ feed: Feed?) {
    if let feed { feeds[feeds.count - 1] = feed } else { feeds.removeLast() }
  }

  private mutating func play(_ line: ScenarioLine, _ session: inout Session) -> [SessionEvent] {
    var events: [SessionEvent] = []
    actPlace = line.place
    if let filling = line.filling { fillings[line.place.path] = filling }
    do throws(Diagnostic) {
      if let instant = try line.instant(now: session.state.now, in: session.state.device.timeZone) {
        events += perform(.command(.advance(to: instant)), &session)
        // What the clock does not get to does not run at another time.
        guard move != nil || session.state.now == instant else { return events }
        if isToldApart(events) { return postponing(line, events) }
      }
      try session.checkName(givenBy: line)
      acts = try line.acts(in: session.resolutionContext(for: line, files)).reversed()
    } catch {
      return events + [.complaint(error)]
    }
    // Most lines are one act, or one and remarks; what makes thousands is
    // played in steps of its own.
    guard acts.count <= Act.mostAtOnce else { return events }
    while let act = acts.popLast() {
      events += linted(act, of: line, session.state)
      events += perform(act, &session)
      if move != nil || awaited != nil { break }
    }
    return events
  }

  /// Plays an act before all that is still to be played.
  package mutating func playNext(_ act: Act) { acts.append(act) }

  /// Performs one thing of a line.
  mutating func perform(_ act: Act, _ session: inout Session) -> [SessionEvent] {
    do throws(Refusal) {
      switch act {
      case .command(.advance(let end))
      where isInterruptible || tellsClockApart && session.state.hasPrograms:
        return moveOn(to: end, &session)
      case .command(let command):
        move = nil
        let sent = names.mayRename ? named(command, in: session.state) : command
        let line = performed == nil ? nil : sent.line(in: session.state)
        let facts = try session.perform(sent)
        if !facts.isEmpty { performed?.append(line) }
        var events = [session.happened(facts)]
        events += complaints(about: facts, of: sent)
        return events
      case .undo:
        return rewound(try session.undo())
      case .redo:
        return rewound(try session.redo())
      case .title(let title): return [.title(title)]
      case .testing: return []
      case .expect(let expectation):
        if let events = try wait(for: expectation, &session) { return events }
        return reach(expectation, &session)
      case .snapshot(let request):
        if let mistake = names.secondUse(of: request, files) { return [.complaint(mistake)] }
        return [.snapshot(request)]
      case .remark(let diagnostic): return told(diagnostic)
      case .include(let inclusion):
        try include(inclusion)
        return []
      }
    } catch {
      return [complaint(error)]
    }
  }

  /// Why what is played cannot be done, at its place.
  func complaint(_ refusal: Refusal) -> SessionEvent {
    let option = refusal.option.flatMap { names.line(at: actPlace)?.option($0) }
    let place = option?.place ?? actPlace
    return .complaint(Diagnostic(place, .error, refusal.description, lacking: .state))
  }

  /// Takes in what was taken back, or done again.
  mutating func rewound(_ rewind: Rewind) -> [SessionEvent] {
    performed?.append(rewind)
    return [.rewound(rewind)]
  }

  private mutating func named(_ command: Command, in state: State) -> Command {
    guard case .push(var request) = command,
      let name = names.automaticName(of: request, in: state)
    else { return command }
    request.name = name
    return .push(request)
  }

  // A check says of a request what is wrong with it where it is written.
  private func complaints(about facts: [Fact], of command: Command) -> [SessionEvent] {
    var found = facts.schedulingComplaints(at: actPlace)
    if case .schedule = command, lint?.readsTriggers == true {
      found.removeAll { $0.rule == "Y34" || $0.rule == "Y42" }
    }
    return found.map(SessionEvent.complaint)
  }

  /// How many times scenarios are included at most: files that include others twice would never end.
  private static let mostInclusions = 1000

  private mutating func include(_ inclusion: Inclusion) throws(Refusal) {
    inclusionCount += 1
    guard inclusionCount <= Self.mostInclusions else {
      throw Refusal("scenarios are included more than \(Self.mostInclusions) times; include fewer")
    }
    let rest = exchange(&acts, with: [])
    names.add(inclusion.document.lines[...])
    feeds += [
      .acts(rest.reversed()), .files(files), .lines(inclusion.document.lines[...]),
      .files(inclusion.files),
    ]
  }
}

extension Refusal {
  /// What was begun is not done to its end.
  package static var leftOff: Refusal { Refusal("the rest is left off, since the program ends") }
}

extension Act {
  /// How many of a line are done at once; a line of more is played in steps
  /// of its own, as a file is.
  package static let mostAtOnce = 64
}
