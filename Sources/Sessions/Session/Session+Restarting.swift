import Delivery

extension Session {
  /// Begins anew behind the first steps: what came after them, the futures that were left and what was checked are
  /// gone.
  ///
  /// - Returns: What those are told who follow the facts.
  @discardableResult
  package mutating func restart(to count: Int) -> Rewind {
    (ahead, idleAhead) = (CommandHistory(), [])
    branches = []
    struck = []
    _ = rewind(to: count)
    checks = []
    failedChecks = []
    isStopped = false
    firstExtensible = count
    ownStart = nil
    return Rewind(
      title: "everything", toSequence: facts.sequence(at: facts.count) - 1, facts: [],
      alsoStruck: [], keepsArrivals: false)
  }
}

// What the person did, and what came from outside, once what was opened has been played.
extension Session {
  /// Hears that what was opened has been played: what is done from here on outlives its being opened again.
  package mutating func noteOpened() {
    if ownStart == nil { ownStart = past.count }
  }

  /// The steps since what was opened had been played; empty while it is being played.
  package var ownSteps: [CommandHistory.Step] {
    ownStart.map { Array(past.steps[min($0, past.count)...]) } ?? []
  }

  /// Does steps again behind what was opened anew.
  ///
  /// - Returns: The commands that can no longer act, and are left out; moves of a clock that is beyond them are
  ///   not among them.
  package mutating func repeatOwn(_ steps: [CommandHistory.Step]) -> [Command] {
    noteOpened()
    let struck = replay(steps, title: "").rewind.alsoStruck
    return struck.filter { !$0.isClockMove }
  }
}
