import Delivery
import Files
import Notifications
import Scenarios

extension Playback {
  /// Delivers the next payload of a file with one a line.
  mutating func playLine(_ session: inout Session) -> [SessionEvent] {
    guard !feeds.isEmpty else { return [] }
    // Taken out: with a second reference copy-on-write would copy the reader at every line.
    let feed = exchange(&feeds[feeds.count - 1], with: .acts([]))
    guard case .payloads(var lines, let app) = consume feed else { return [] }
    if lines.bytesRead == 0 {
      session.reserve(arrivals: min(lines.estimatedCount, Self.mostReserved))
      saysFirstApp = app == nil && session.engine.state.firstApp == nil
    }
    guard let line = lines.popFirst(asking: lint?.readAhead) else {
      feeds.removeLast()
      return []
    }
    let ahead = lines.findings
    feeds[feeds.count - 1] = .payloads(consume lines, to: app)
    let said = line.complaints(on: session)
    let events = deliver(consume line, to: app, ahead, &session)
    return said.isEmpty ? events : said.map(SessionEvent.complaint) + events
  }

  // What is reserved and not needed is only addresses, but of those, too, there is an end.
  private static let mostReserved = 1 << 20

  /// Delivers a file with one payload.
  mutating func play(
    _ file: SourceFile, to app: BundleIdentifier?, _ session: inout Session
  ) -> [SessionEvent] {
    actPlace = Place(file.path)
    var reader = PayloadReader(path: file.path)
    let reading = reader.read(file.bytes)
    guard let payload = reading.value else {
      return reading.diagnostics.map(SessionEvent.complaint)
    }
    let basis = session.state.device.policies[.apnsSizeBasis]
    let events = reading.diagnostics.measured(payload.source, by: basis)
      .map(SessionEvent.complaint)
    return events + deliver(ResolvedPush(payload, to: app, in: session.state), nil, &session)
  }

  private mutating func deliver(
    _ line: consuming PayloadLine, to app: BundleIdentifier?, _ ahead: ReadAheadLint.Findings?,
    _ session: inout Session
  ) -> [SessionEvent] {
    guard line.payload != nil, !line.isMisdirected else { return [] }
    actPlace = line.place
    var moved: [SessionEvent] = []
    if let time = line.time {
      do throws(Diagnostic) {
        moved = [try moveClock(to: time, at: line.placeOfTime, &session)]
      } catch {
        // It was not to come at another time.
        return [.complaint(error)]
      }
    }
    if let refusal = line.refusalOfType ?? line.refusalOfToken(in: session.engine.state) {
      return moved + [.complaint(refusal)]
    }
    guard let delivering = session.resolved(consume line, to: app) else { return moved }
    let events = deliver(delivering, ahead, &session)
    return moved.isEmpty ? events : moved + events
  }

  private mutating func deliver(
    _ delivering: ResolvedPush, _ ahead: ReadAheadLint.Findings?, _ session: inout Session
  ) -> [SessionEvent] {
    let delivering = delivering.found(by: &search, around: actPlace.path, in: session.engine.state)
    var events = prepare(for: delivering, ahead, &session)
    if saysFirstApp, let note = noteOfFirstApp(for: delivering) { events.insert(note, at: 0) }
    let performed = perform(.command(.push(delivering.push)), &session)
    return events.isEmpty ? performed : events + performed
  }

  // Once a file; of an app that stands in it is said that it does.
  private mutating func noteOfFirstApp(for delivering: ResolvedPush) -> SessionEvent? {
    guard delivering.isUnaddressed else { return nil }
    saysFirstApp = false
    if delivering.needsApp { return nil }
    let words =
      "it names no app, so the first one there is gets it, \(delivering.push.app); write \"to\" "
      + "beside the payload, or \"Simulator Target Bundle\" into it"
    return .complaint(Diagnostic(actPlace, .note, words))
  }

  // What comes before a push: its app, where none is there, and what is to be said of it.
  private mutating func prepare(
    for delivering: ResolvedPush, _ ahead: ReadAheadLint.Findings?, _ session: inout Session
  ) -> [SessionEvent] {
    if !delivering.needsApp, lint == nil { return [] }
    let notes = delivering.notes(at: actPlace, in: session.engine.state)
      .map(SessionEvent.complaint)
    let installed = delivering.installation.map { perform(.command($0), &session) } ?? []
    // Not by way of a copy of the phone, which has sixty references to count.
    guard lintsPayloadFiles else { return notes + installed }
    let findings = linted(delivering.push, session.engine.state, ahead: ahead)
    for finding in findings.compactMap(\.diagnostic) { lint?.keepOffScreen(finding) }
    return notes + installed + findings
  }

  // The payload comes behind it at once, so it is one step.
  private func moveClock(
    to time: String, at place: Place, _ session: inout Session
  ) throws(Diagnostic) -> SessionEvent {
    let instant = try When.instant(ofLine: time, in: session.state, at: place)
    do throws(Refusal) {
      let facts = try session.perform(.advance(to: instant))
      return session.happened(facts)
    } catch {
      throw Diagnostic(place, .error, error.description, lacking: .state)
    }
  }
}

extension Session {
  /// Whom a line's payload is for; nil where the line could not be read.
  fileprivate func resolved(_ line: consuming PayloadLine, to app: BundleIdentifier?)
    -> ResolvedPush?
  {
    ResolvedPush(consume line, to: app, in: engine.state)
  }
}

extension PayloadLine {
  /// What is wrong with it, by the phone's way of measuring payloads (B11).
  fileprivate func complaints(on session: Session) -> [Diagnostic] {
    guard let payload, !diagnostics.isEmpty else { return diagnostics }
    return diagnostics.measured(
      payload.source, by: session.state.device.policies[.apnsSizeBasis])
  }
}
