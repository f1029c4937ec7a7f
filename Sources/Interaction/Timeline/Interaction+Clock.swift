import Delivery
import Explaining
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// When something happens next by itself: a line of the scenario, or
  /// what is due; nil for nothing.
  ///
  /// A step of the scenario without a time of its own counts as now.
  var nextEventTime: Instant? {
    if playback.isFinished { return session.nextDeadline }
    return playback.nextMove(in: session.state) ?? session.state.now
  }

  /// Goes to the next event: in the past the next recorded one, else a line still to be played,
  /// else what is due.
  ///
  /// - Returns: The facts, none while looking back; or a refusal where nothing is pending.
  mutating func goToNextEvent() -> Result<[Fact], Refusal> {
    if session.isLookingBack, let fired = nextFired {
      session.look(at: fired)
      return .success([])
    }
    if session.lookAtNextEvent() { return .success([]) }
    if !playback.isFinished { return .success(playNextEvent()) }
    guard let deadline = session.nextDeadline else {
      return .failure(Refusal(model.text(Words.nothingToCome)))
    }
    return advance(to: deadline)
  }

  /// Looks at the moment before the last event; nothing is undone by that.
  ///
  /// - Returns: A refusal at the beginning.
  mutating func goToPreviousEvent() -> Result<[Fact], Refusal> {
    beginLookingBack()
    if let instant = beforeLastFired {
      session.look(at: instant)
      return .success([])
    }
    return session.lookAtPreviousEvent()
      ? .success([]) : .failure(Refusal(Words.atBeginning))
  }

  /// Looks a minute ahead in the past; in the present lets a minute pass.
  mutating func goMinuteOn() -> Result<[Fact], Refusal> {
    if session.look(forwardTo: session.state.now + .minutes(1)) { return .success([]) }
    return letPass(.minutes(1))
  }

  /// Looks a minute back.
  ///
  /// - Returns: A refusal where the clock started less than a minute before.
  mutating func goMinuteBack() -> Result<[Fact], Refusal> {
    beginLookingBack()
    return session.look(backTo: session.state.now + .minutes(-1))
      ? .success([]) : .failure(Refusal(Words.clockStartedNow))
  }

  /// Goes to a moment: one that was is looked at, until one that is to come time passes.
  ///
  /// Going to what is to come returns to the present first.
  mutating func moveClock(to instant: Instant) -> Result<[Fact], Refusal> {
    if instant < session.timeline.present {
      beginLookingBack()
      session.look(at: instant)
      return .success([])
    }
    session.returnToPresent()
    return instant == session.state.now
      ? .success([]) : letPass(instant - session.state.now)
  }

  /// Lets time pass, and what is still to be played come at its times.
  ///
  /// - Returns: The facts, those of what was played included; or the engine's refusal.
  mutating func letPass(_ interval: Interval) -> Result<[Fact], Refusal> {
    let end = session.state.now + interval
    var facts: [Fact] = []
    while !playback.isFinished, let next = nextEventTime, next <= end { facts += playWholeStep() }
    if session.state.now >= end { return .success(facts) }
    return advance(to: end).map { facts + $0 }
  }

  /// Plays all of what is still to be played up to one of its lines.
  ///
  /// - Parameter number: From 0, among the lines still to be played; a larger one plays the next
  ///   event alone.
  mutating func play(throughLine number: Int) -> Result<[Fact], Refusal> {
    var facts: [Fact] = []
    guard case .lines(let lines)? = playback.nextFeed, number < lines.count else {
      return .success(playNextEvent())
    }
    let place = lines[lines.startIndex + number].place
    // Between the lines there are other steps: an included scenario begins and ends.
    while !playback.isFinished {
      let line = playback.nextLine
      facts += playWholeStep()
      if line?.place == place { break }
    }
    while playback.nextAct != nil { facts += playWholeStep() }
    return .success(facts)
  }

  private mutating func playNextEvent() -> [Fact] {
    var facts: [Fact] = []
    repeat {
      facts += playWholeStep()
    } while facts.allSatisfy(\.isClockMove) && !playback.isFinished
    return facts
  }

  /// One step of the played scenario, in one go: a click does not cut it short.
  ///
  /// - Returns: The facts of the step, those of a rewind included.
  mutating func playWholeStep() -> [Fact] {
    kept.fallBehind()
    kept.noteMove()
    playback.isInterruptible = false
    let wasLoading = isLoading
    defer {
      playback.isInterruptible = true
      // What stops further on goes on up to there by itself.
      if !wasLoading || !isLoading { opened.stopHere() }
      kept.leave(before: opened.nextPlace)
    }
    return playStep()
  }

  private mutating func advance(to instant: Instant) -> Result<[Fact], Refusal> {
    do throws(Refusal) {
      return .success(try kept.letPass(to: instant, atMost: Self.mostAtOnce))
    } catch {
      return .failure(error)
    }
  }
}

extension Interaction {
  /// Shows a moment of the past, or the present again; nothing is done by that.
  ///
  /// Taking a branch is written into the journal; a pending moment lets time pass. A firing that is
  /// not there does nothing.
  mutating func look(_ moment: Moment) -> Result<[Fact], Refusal> {
    switch moment {
    case .event(let count):
      beginLookingBack()
      session.look(atEvent: count)
    case .present: session.returnToPresent()
    case .pending(let number): return play(throughPending: number)
    case .fired(let number):
      guard outlook.fired.entries.indices.contains(number) else { break }
      return moveClock(to: outlook.fired.entries[number].at)
    case .branch(let number): kept.take(branch: number)
    case .check(let number):
      beginLookingBack()
      session.look(atCheck: number)
    }
    return .success([])
  }
}
