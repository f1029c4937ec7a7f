import Delivery
import Files
import Notifications
import Push
import Scenarios

/// Plays what was opened into a session, a step at a time, so that the caller can stop, show how far
/// it got, and do something else in between.
package struct Playback {
  private var feeds: [Feed]
  private var acts: ArraySlice<Act> = []
  private var actPlace = Place("-")
  package private(set) var files: ScenarioFiles

  /// Where steps come from.
  package enum Feed {
    /// From here on files are found like this.
    case files(ScenarioFiles)
    case lines(ArraySlice<ScenarioLine>)
    case acts([Act])
    /// A payload a line, for an app unless the line names another.
    case payloads(PayloadLines, to: BundleIdentifier?)
    /// A file with one payload.
    case payload(SourceFile, to: BundleIdentifier?)
    /// The clock goes on.
    case wait(Interval)
  }

  /// Looks payloads through for what will not do what their authors mean; nil where that was not asked for. The
  /// screen does that for the one that is looked at, so nothing opened waits for it.
  var lint: DeliveryLint?

  package init(_ feeds: [Feed], files: ScenarioFiles) {
    self.feeds = feeds
    self.files = files
  }

  /// Whether everything has been played.
  package var isFinished: Bool { acts.isEmpty && feeds.isEmpty }

  /// The next line of the scenario; nil where something else, or nothing, comes next.
  package var nextLine: ScenarioLine? {
    guard acts.isEmpty, case .lines(let lines)? = feeds.first else { return nil }
    return lines.first
  }

  /// What is left of the line or payload being played; nil between two of them.
  package var nextAct: Act? { acts.first }
  /// The source that the next acts come from; nil when all sources are played out.
  package var nextFeed: Feed? { feeds.first }

  /// Every line that is still to be played.
  var remainingLines: [ScenarioLine] {
    feeds.flatMap { feed -> ArraySlice<ScenarioLine> in
      if case .lines(let lines) = feed { lines } else { [] }
    }
  }

  /// How far it got in its present file, and how far that goes; nil where that is not known.
  package var progress: (done: Int, total: Int)? {
    guard case .payloads(let lines, _)? = feeds.first else { return nil }
    return (lines.bytesRead, lines.byteCount)
  }

  /// Plays one step.
  ///
  /// - Returns: What became of it; empty where there was nothing left.
  package mutating func step(_ session: inout Session) -> [SessionEvent] {
    if let act = acts.popFirst() { return [perform(act, &session)] }
    guard let feed = feeds.first else { return [] }
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
      acts = new[...]
      return []
    case .payloads(_, let app):
      return playLine(to: app, &session)
    case .payload(let file, let app):
      setFirst(nil)
      return play(file, to: app, &session)
    case .wait(let interval):
      setFirst(nil)
      return [perform(.command(.advance(to: session.state.now + interval)), &session)]
    }
  }

  private mutating func setFirst(_ feed: Feed?) {
    if let feed { feeds[0] = feed } else { feeds.removeFirst() }
  }

  private mutating func play(_ line: ScenarioLine, _ session: inout Session) -> [SessionEvent] {
    var events: [SessionEvent] = []
    actPlace = line.place
    do throws(Diagnostic) {
      if let instant = try line.instant(now: session.state.now, in: session.state.device.timeZone) {
        events.append(perform(.command(.advance(to: instant)), &session))
      }
      acts = try line.acts(in: ResolutionContext(state: session.state, files: files))[...]
    } catch {
      return events + [.complaint(error)]
    }
    // Most lines are one act, or one and remarks; what makes thousands is played in steps of its own.
    guard acts.count <= 128 else { return events }
    while let act = acts.popFirst() {
      if case .command(.push(let request)) = act { events += linted(request, session.state) }
      events.append(perform(act, &session))
    }
    return events
  }

  private mutating func linted(_ request: PushRequest, _ state: State) -> [SessionEvent] {
    let name = request.app.lastPart
    return lint?.findings(in: request, state).map { finding in
      var finding = finding
      finding.precondition = finding.precondition ?? .declarations(name)
      return .complaint(finding)
    } ?? []
  }

  private func perform(_ act: Act, _ session: inout Session) -> SessionEvent {
    do throws(Refusal) {
      switch act {
      case .command(let command):
        let facts = try session.perform(command)
        return session.happened(facts)
      case .undo:
        session.keepVerdicts()
        return .rewound(try session.undo())
      case .redo:
        session.keepVerdicts()
        return .rewound(try session.redo())
      case .title(let title): return .title(title)
      case .expect(let expectation): return .expectation(expectation)
      case .snapshot(let request): return .snapshot(request)
      case .remark(let diagnostic): return .complaint(diagnostic)
      }
    } catch {
      return .complaint(
        Diagnostic(actPlace, .error, error.description, lacking: .state))
    }
  }
}

extension Playback {
  private mutating func playLine(
    to app: BundleIdentifier?, _ session: inout Session
  ) -> [SessionEvent] {
    guard case .payloads(var lines, _)? = feeds.first else { return [] }
    // Two holders of the reader would copy it with every line.
    feeds[0] = .acts([])
    guard let line = lines.next() else {
      feeds.removeFirst()
      return []
    }
    feeds[0] = .payloads(lines, to: app)
    return line.diagnostics.map(SessionEvent.complaint) + deliver(line, to: app, &session)
  }

  private mutating func play(
    _ file: SourceFile, to app: BundleIdentifier?, _ session: inout Session
  ) -> [SessionEvent] {
    actPlace = Place(file.path)
    var reader = PayloadReader(path: file.path)
    let reading = reader.read(file.bytes)
    let events = reading.diagnostics.map(SessionEvent.complaint)
    guard let payload = reading.value else { return events }
    return events + deliver(ResolvedPush(payload, to: app, in: session.state), &session)
  }

  private mutating func deliver(
    _ line: PayloadLine, to app: BundleIdentifier?, _ session: inout Session
  ) -> [SessionEvent] {
    guard line.payload != nil else { return [] }
    actPlace = line.place
    let moved = line.time.map { moveClock(to: $0, &session) } ?? []
    guard let delivering = ResolvedPush(line, to: app, in: session.state) else { return moved }
    return moved + deliver(delivering, &session)
  }

  private mutating func deliver(_ delivering: ResolvedPush, _ session: inout Session)
    -> [SessionEvent]
  {
    let note = delivering.note(at: actPlace).map { [SessionEvent.complaint($0)] } ?? []
    let installed = delivering.standIn.map { app in
      [perform(.command(.install(app, isGranted: true)), &session)]
    }
    return note + (installed ?? []) + linted(delivering.push, session.state)
      + [perform(.command(.push(delivering.push)), &session)]
  }

  private func moveClock(to time: String, _ session: inout Session) -> [SessionEvent] {
    do throws(Diagnostic) {
      let instant = try When.instant(ofLine: time, in: session.state, at: actPlace)
      return [perform(.command(.advance(to: instant)), &session)]
    } catch {
      return [.complaint(error)]
    }
  }
}

extension When {
  /// When a payload line is sent that says a time.
  ///
  /// - Throws: Where that is no time.
  package static func instant(
    ofLine time: String, in state: State, at place: Place
  ) throws(Diagnostic) -> Instant {
    guard let when = When(time) else {
      throw Diagnostic(
        place, .error, "“\(time)” is no time; write one such as 09:41 or 2018-06-04T09:41")
    }
    return when.instant(from: state.now, in: state.device.timeZone)
  }
}
