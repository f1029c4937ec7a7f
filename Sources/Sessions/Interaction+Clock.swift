import Delivery
import Notifications
import Scenarios

extension Interaction {
  /// When something happens next by itself: a line of the scenario, or what is due; nil for nothing.
  var nextEventTime: Instant? {
    if let line = playback.nextLine {
      let zone = session.state.device.timeZone
      return line.when?.instant(from: session.state.now, in: zone) ?? session.state.now
    }
    return session.nextDeadline
  }

  mutating func goToNextEvent() -> Result<[Fact], Refusal> {
    if session.lookAtNextEvent() { return .success([]) }
    if !playback.isFinished { return .success(playLine()) }
    guard let deadline = session.nextDeadline else {
      return .failure(Refusal("Nothing is pending; > moves the clock a minute on."))
    }
    return advance(to: deadline)
  }

  mutating func goToPreviousEvent() -> Result<[Fact], Refusal> {
    session.lookAtPreviousEvent()
      ? .success([]) : .failure(Refusal("This is the beginning."))
  }

  mutating func goMinuteOn() -> Result<[Fact], Refusal> {
    let target = session.state.now + .minutes(1)
    if session.look(forwardTo: target) { return .success([]) }
    var facts: [Fact] = []
    while let next = nextEventTime, next <= target, !playback.isFinished { facts += playLine() }
    return advance(to: target).map { facts + $0 }
  }

  mutating func goMinuteBack() -> Result<[Fact], Refusal> {
    session.look(backTo: session.state.now + .minutes(-1))
      ? .success([]) : .failure(Refusal("The clock started less than a minute ago."))
  }

  private mutating func playLine() -> [Fact] {
    var facts: [Fact] = []
    repeat {
      for case .happened(let new) in playback.step(&session) { facts += new }
    } while facts.isEmpty && !playback.isFinished
    return facts
  }

  // The clock's moves are no acts of the person, but a resumed session has to make them too.
  private mutating func advance(to instant: Instant) -> Result<[Fact], Refusal> {
    let command = Command.advance(to: instant)
    let line = command.line(in: session.state)
    do throws(Refusal) {
      let facts = try session.perform(command)
      if let line { acknowledge(line, isBranch: false) }
      return .success(facts)
    } catch {
      return .failure(error)
    }
  }
}

extension Interaction {
  /// Whether acts were written down that are not on the disk yet.
  package var hasDirtyJournal: Bool { journal?.isDirty ?? false }

  /// Brings the journal to the disk.
  package func synchronizeJournal() {
    if hasDirtyJournal { journal?.synchronize() }
  }

  /// How many milliseconds of loading go between two looks at the keys: all that stays unnoticed at first,
  /// then a frame's time.
  package var loadingSlice: Int64 { 16 }
}
