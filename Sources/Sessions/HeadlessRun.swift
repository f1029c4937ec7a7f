import Delivery
import Files
import Notifications
import Scenarios

/// Plays an opening without a screen, up to a moment, and keeps what it came to.
package struct HeadlessRun {
  /// The phone as it is after what was played so far, with what writes down what happens.
  package var kept: KeptSession
  /// What it came to so far.
  package private(set) var report: RunReport
  /// What is still to be played.
  package private(set) var playback: Playback
  /// What was opened, as it is called.
  package let title: String
  /// Whether snapshots are compared: each with the pictures of the scenario that
  /// asks, where one was opened and is played.
  package var comparesSnapshots: Bool
  // The files of the pictures that were compared.
  private var comparedPictures: Set<ExactText> = []
  private let updates: PictureSelection
  private let keepsChecks: Bool
  private let keepsAsked: Bool
  /// Where the line of what was opened stands that is played.
  private(set) var openedPlace: Place?
  // What random choices were made from last; nil where none were made.
  private var seed: UInt64?
  // What the lines that failed leave undone.
  private var aftermath: Aftermath
  // How bad findings are to be, as `check` goes by it.
  private var weights: CheckSettings
  /// The errors that came up as lines were played, but for what only
  /// follows from an earlier mistake.
  private(set) var ownErrors: [Diagnostic] = []
  /// T25: that the phone lacks words, said once, however often the language
  /// changes; nil where it was not.
  var toldMissingWords: Diagnostic?
  // What was said of the apps' own files as others sent pushes: once, however many need them.
  private var toldOfFiles = DiagnosticSet()
  /// On which line of what comes in lines the next one stands, from 1; counted by who reads them.
  package var lineNumber = 1
  /// What was said of pushes that came over a wire and were dropped.
  var wireLint = DeliveryLint(.now)
  /// The programs of extensions that are asked something.
  package var programs: ExtensionPrograms
  /// Whether what it comes to is not wanted any more: then it is not played on.
  package var isLeftOff: @Sendable () -> Bool = { false }

  /// Whether the clock came to the moment that was asked for.
  package enum Arrival: Equatable {
    /// It stands there now, or no moment was asked for.
    case reached
    /// It was past before anything could be played.
    case past
    /// What keeps the clock from going there.
    case refused(Refusal)
  }

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - updates: Of which pictures what is drawn is kept, instead of being compared.
  ///   - keepsChecks: Keep what the opening expects in the session, so that a recording holds it.
  ///   - keepsAsked: Keep what later lines expect there, too.
  ///   - stopsOften: Let the recorders hear of each moment at which something happens by itself,
  ///     and not only where a move of the clock ends.
  ///   - recorders: Hear of each event as it comes, beside the report.
  ///   - piped: What came through pipes, by what stands for it; nil where the opening knows.
  package init(
    _ opening: LoadedInput, updating updates: PictureSelection = .none, keepsChecks: Bool = false,
    keepsAsked: Bool = false, stopsOften: Bool = false, recorders: [any Recorder] = [],
    piped: [String: SourceFile]? = nil
  ) {
    kept = KeptSession(opening.session, recorders: recorders)
    let locations = opening.source?.locations
    weights = CheckSettings(
      [:], piped: piped ?? locations?.piped ?? [:], within: locations?.reach)
    report = RunReport(weights.applied(toLesser: opening.diagnostics))
    playback = opening.playback
    title = opening.title
    playback.lint = DeliveryLint(.now, concludes: true)
    (playback.isInterruptible, playback.stopsOften) = (stopsOften, stopsOften)
    playback.tellsClockApart = true
    comparesSnapshots = opening.comparesSnapshots
    (self.updates, self.keepsChecks, self.keepsAsked) = (updates, keepsChecks, keepsAsked)
    programs = ExtensionPrograms(opening.programs)
    seed = opening.session.beginning.seed
    aftermath = opening.aftermath
  }

  /// The phone as it is after what was played so far.
  package internal(set) var session: Session {
    _read { yield kept.session }
    _modify { yield &kept.session }
  }

  /// Plays to the end, or to a moment, at which the clock then stands.
  ///
  /// - Parameters:
  ///   - moment: Where to stop; lines that run later are not played.
  ///   - stop: The line to stop before.
  ///   - failureCount: How many checks may fail: after the last of them nothing more is played.
  /// - Returns: Whether the moment was reached; always where none was asked for.
  @discardableResult
  package mutating func play(
    until moment: When? = nil, stop: PlaybackStop = .atEnd, failures failureCount: Int = .max
  ) -> Arrival {
    defer { kept.endRecording() }
    return playOn(until: moment, stop: stop, failures: failureCount)
  }

  /// Plays to the end as `play` does, and something may still come after it.
  @discardableResult
  package mutating func playOn(
    until moment: When? = nil, stop: PlaybackStop = .atEnd, failures failureCount: Int = .max
  ) -> Arrival {
    var (start, zone) = (session.state.now, session.state.device.timeZone)
    var end = moment?.instant(from: start, in: zone)
    tellMissingWords()
    while !playback.isFinished, !isBeyond(end, stop), report.failedCount < failureCount,
      !isLeftOff()
    {
      let line = playback.nextLine
      if line != nil, let next = playback.nextLineOfOpened { openedPlace = next.place }
      if let used = line?.seed(in: session.state) { seed = used }
      for event in playback.step(&kept.session) {
        let event = repeatedPicture(event).map(SessionEvent.complaint) ?? event
        tell(event)
        keepError(event, of: line)
      }
      tellAnswers()
      tellMissingWords()
      // A reading is one where the phone is.
      if line?.setsStart == true { start = session.state.now }
      let device = kept.session.engine.state.device
      if line?.setsStart == true || device.timeZone.identifier != zone.identifier {
        zone = device.timeZone
        end = moment?.instant(from: start, in: zone)
      }
    }
    if playback.isFinished {
      for finding in playback.lint?.conclusions(kept.session.state) ?? [] {
        tell(.finding(finding))
        keepError(.finding(finding), of: nil)
      }
    }
    guard let end else { return .reached }
    return arrive(at: end)
  }

  private mutating func arrive(at end: Instant) -> Arrival {
    if end <= session.state.now { return end == session.state.now ? .reached : .past }
    let stops = session.state.hasPrograms
    var move = ClockMove(to: end, in: session)
    do throws(Refusal) {
      repeat {
        let facts = stops ? try move.goOn(&session) : try session.perform(.advance(to: end))
        tell(session.happened(facts))
        tellAnswers()
      } while !move.isOver(in: session)
      return .reached
    } catch {
      if let rewind = move.takenBack { tell(.rewound(rewind)) }
      return .refused(error)
    }
  }

  private mutating func keepError(_ event: SessionEvent, of line: ScenarioLine?) {
    guard let complaint = event.diagnostic, complaint.severity == .error else { return }
    let isTold = aftermath.tells(complaint, of: line) {
      playback.names.knows($0, in: kept.session.state)
    }
    if isTold { ownErrors.append(complaint) }
  }

  /// Performs one line as a person or a program typed it.
  ///
  /// - Returns: What it came to; nothing happens where the line is wrong.
  package mutating func perform(_ line: String, files: ScenarioFiles) -> [SessionEvent] {
    let document = ScenarioDocument(line: line, number: lineNumber)
    guard !document.isBroken else { return document.diagnostics.map(SessionEvent.complaint) }
    if let mistake = mistake(inTyped: document.lines) { return [.complaint(mistake)] }
    return play([.lines(document.lines[...])], files: files, isLeftOff: isLeftOff)
  }

  /// Plays what others send, at the present moment; where the journal does not
  /// take it, it is taken back.
  ///
  /// - Returns: What it came to, with why it could not be kept.
  package mutating func play(
    _ feeds: [Playback.Feed], files: ScenarioFiles, isLeftOff: () -> Bool = { false }
  ) -> [SessionEvent] {
    var single = Playback(feeds, files: files)
    single.lint = DeliveryLint(.now, toldOfFiles: toldOfFiles)
    defer { toldOfFiles = single.lint?.toldOfFiles ?? toldOfFiles }
    (single.performed, single.tellsClockApart) = (PerformedLines(), true)
    let stepCount = session.past.count
    let ofLines = feeds.contains { if case .lines = $0 { true } else { false } }
    var events = tellAnswers(beside: &single, ofLines: ofLines)
    while !single.isFinished, !isLeftOff() {
      for event in single.step(&session) { events += tell(event, isAsked: true, ofLine: ofLines) }
      events += tellAnswers(beside: &single, ofLines: ofLines)
    }
    if !single.isFinished {
      if single.move != nil { single.noteClock(in: session) }
      events += tell(single.complaint(.leftOff))
    }
    events += tellMissingWords()
    guard let performed = single.performed else { return events }
    do throws(Diagnostic) { try kept.keep(performed) } catch {
      // What took something back itself is no longer behind the steps before it.
      if !performed.isRewound {
        kept.takeBackUnkept(to: stepCount)
        // Its facts are about what is not there any more.
        events.removeAll { if case .happened = $0 { true } else { false } }
      }
      events += tell(.complaint(error))
    }
    return events
  }

  /// The state's JSON, with expectations and diagnostics (formats.md §4).
  package var stateJSON: LongJSON {
    session.state.json(
      passed: report.passedExpectations - session.overtakenCheckCount,
      failed: report.failedChecks.map(\.diagnostic),
      diagnostics: report.complaints)
  }

  private func isBeyond(_ end: Instant?, _ stop: PlaybackStop) -> Bool {
    if stop.isReached(by: playback) { return true }
    guard let end, let move = playback.nextMove(in: session.state) else { return false }
    return move > end
  }

  /// Lets report and recorders hear of an event, and of what it came to.
  ///
  /// - Parameters:
  ///   - isAsked: Whether it comes of what others send, and not of what was opened.
  ///   - isOfLine: Whether that is a line: who wrote it is answered what is wrong with it, and
  ///     the recorders do not hear of that.
  /// - Returns: All that they heard.
  // With its defaults it would be inlined in three places, 7,000 bytes each.
  @inline(never) @discardableResult
  mutating func tell(
    _ event: SessionEvent, isAsked: Bool = false, ofLine isOfLine: Bool = false
  ) -> [SessionEvent] {
    var events = weights.weighed(event)
    guard let event = events.first else { return [] }
    if case .snapshot(let request) = event, let comparison = compare(request) {
      events.append(.compared(comparison))
    }
    let failureCount = report.failedCount
    for event in events {
      report.record(event, in: kept.session)
      if !isOfLine || event.mistake == nil { kept.record(event) }
    }
    if report.failedCount > failureCount {
      report.placeLastFailure(
        at: openedPlace, of: playback.files.filling?.name, seed: seed, session.beginning.options)
    }
    if isAsked ? keepsAsked : keepsChecks {
      keepCheck(event, differs: report.failedCount > failureCount)
    }
    return events
  }

  // Two screens under one name could never both be the picture that is kept.
  private mutating func repeatedPicture(_ event: SessionEvent) -> Diagnostic? {
    guard case .snapshot(let request) = event, comparesSnapshots,
      let path = playback.files.picturePath(request.name).map(ExactText.init),
      !comparedPictures.insert(path).inserted
    else { return nil }
    return Diagnostic(
      request.place, .error,
      "the picture “\(request.name)” was compared before; a file that compares one is included once"
    )
  }

  private mutating func keepCheck(_ event: SessionEvent, differs: Bool) {
    switch event {
    case .expectation(let expectation): session.check(expectation)
    case .snapshot(let request): session.keep(request, differs: differs)
    case .happened, .rewound, .complaint, .finding, .compared, .title, .performed: break
    }
  }

  private func compare(_ request: SnapshotRequest) -> PictureComparison? {
    guard comparesSnapshots, let path = playback.files.picturePath(request.name) else { return nil }
    let text = session.drawing.picture(request, session, programs.settings.launcher)
    if updates.takes(request.name) {
      return .drawn(
        DrawnPicture(name: request.name, path: path, text: text, place: request.place))
    }
    return PictureDifference(text, with: path, for: request).map(PictureComparison.different)
      ?? .same
  }
}
