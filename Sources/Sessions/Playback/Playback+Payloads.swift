import Delivery
import Explaining
import Files
import Notifications
import Scenarios

extension Playback {
  /// Delivers the next payload of a file with one a line.
  mutating func playLine(
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
    let basis = session.state.device.policies[.apnsSizeBasis]
    let said = line.payload.map { line.diagnostics.measured($0.source, by: basis) }
    return (said ?? line.diagnostics).map(SessionEvent.complaint) + deliver(line, to: app, &session)
  }

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
    let delivering = delivering.found(by: &search, around: actPlace.path)
    let note = delivering.note(at: actPlace).map { [SessionEvent.complaint($0)] } ?? []
    let installed = delivering.installation.map { perform(.command($0), &session) } ?? []
    return note + installed + linted(delivering.push, session.state)
      + perform(.command(.push(delivering.push)), &session)
  }

  // The payload comes behind it at once, so it is one step.
  private func moveClock(to time: String, _ session: inout Session) -> [SessionEvent] {
    let instant: Instant
    do throws(Diagnostic) {
      instant = try When.instant(ofLine: time, in: session.state, at: actPlace)
    } catch {
      return [.complaint(error)]
    }
    do throws(Refusal) {
      return [session.happened(try session.perform(.advance(to: instant)))]
    } catch {
      return [.complaint(Diagnostic(actPlace, .error, error.description, lacking: .state))]
    }
  }
}
