import Delivery
import Explaining
import Notifications

// Looking back, which changes neither the branch nor what was struck.
extension Session {
  /// Shows the moment before a step; what comes after becomes what lies ahead.
  mutating func look(backTo index: Int) {
    let (rest, wasLookingBack) = (idle, isLookingBack)
    let steps = index < past.count ? stepsToLeave(index..<past.count) : []
    // A move of the clock that was made in two is ahead already, as a whole.
    let count = rewind(to: index).count
    for step in steps.prefix(count).reversed() { ahead.append(step) }
    if !wasLookingBack, isLookingBack { idleAhead = rest }
  }

  /// Makes two moves for good of the one that looking back made in two: what fired in its first
  /// half does not lie ahead. Nothing to do where none was.
  ///
  /// - Parameter index: The step that is its first half.
  mutating func endSplit(at index: Int) {
    guard isStopped, let rest = ahead.removeLast() else { return }
    isStopped = false
    let fired = facts(ofStep: index).count(where: \.isFiring)
    ahead.append(rest.with(firedCount: rest.firedCount - fired))
  }

  /// Steps of the past as they are kept without their facts: each with how much fired in it.
  func stepsToLeave(_ range: Range<Int>) -> [CommandHistory.Step] {
    range.map { past.steps[$0].with(firedCount: facts(ofStep: $0).count(where: \.isFiring)) }
  }

  /// What a step of the past brought about.
  func facts(ofStep index: Int) -> Slice<FactList> {
    let end = index + 1 < past.count ? past.steps[index + 1].factsBefore : facts.count
    return facts.facts[past.steps[index].factsBefore..<end]
  }

  /// Performs the next command that lies ahead; nil in the present.
  mutating func stepForward() -> Command? {
    guard let step = ahead.removeLast() else { return nil }
    defer { if !isLookingBack { (idle, idleAhead) = (idle + idleAhead, []) } }
    if step.check != nil {
      past.append(step)
      return step.command
    }
    // What acted here before acts here again: nothing came between.
    if isStopped, case .advance(let instant) = step.command {
      idle += step.idle
      _ = try? extend(to: instant)
    } else {
      _ = try? append(step)
    }
    isStopped = false
    return step.command
  }

  /// Moves the clock without leaving what lies ahead, whose next command is the rest of this move.
  mutating func insertClockMove(to instant: Instant) {
    if isStopped {
      _ = try? extend(to: instant)
    } else {
      let playedOpened = exchange(&playsOpened, with: ahead.steps.last?.isOpened ?? playsOpened)
      _ = try? append(.advance(to: instant))
      playsOpened = playedOpened
      isStopped = true
    }
  }
}

extension CommandHistory.Step {
  /// The same, kept without its facts.
  func with(firedCount: Int) -> CommandHistory.Step {
    if firedCount == self.firedCount { return self }
    return CommandHistory.Step(
      command, at: at, factsBefore: factsBefore, check: check, idle: idle, firedCount: firedCount,
      isOpened: isOpened)
  }
}
