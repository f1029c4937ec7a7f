import Delivery

extension Session {
  /// Begins anew behind the first steps: what came after them, the futures that were left and
  /// what was checked are gone.
  ///
  /// - Returns: What those are told who follow the facts.
  @discardableResult
  mutating func restart(to count: Int) -> Rewind {
    (ahead, idleAhead) = (CommandHistory(), [])
    branches = []
    struck = []
    // Also where nothing is taken back what is to come may be another.
    if rewind(to: count).isEmpty { rewinds.note(leaving: facts.count, state) }
    checks = []
    failedChecks = []
    isStopped = false
    firstExtensible = count
    return Rewind(
      title: "everything", toSequence: facts.sequence(at: facts.count) - 1, facts: [],
      alsoStruck: [], keepsArrivals: false)
  }
}

// What the person did, and what came from outside, beside what was opened.
extension Session {
  /// What was done, and came, beside what was opened.
  package var ownActs: OwnActs { OwnActs(past.steps, checks: checks, on: state) }

  /// Does it again behind what was opened anew, about the same notifications.
  ///
  /// - Returns: The titles of what can no longer act, and is left out; moves of a clock that is
  ///   beyond them are not among them.
  package mutating func repeatOwn(_ acts: OwnActs) -> [String] {
    if acts.steps.isEmpty { return [] }
    let steps = acts.steps.map { numberedAnew($0, of: acts) }
    let struck = replay(steps, title: "", about: acts.counterparts(on: state)).rewind.alsoStruck
    return struck.filter { !$0.isClockMove }.map(acts.title)
  }

  // What was opened anew has checks of its own, which may be more or fewer than before.
  private mutating func numberedAnew(
    _ step: CommandHistory.Step, of acts: OwnActs
  ) -> CommandHistory.Step {
    guard let check = step.check else { return step }
    let asked = acts.checks[check.number]
    checks.append(KeptCheck(subject: asked.subject, isByPerson: asked.isByPerson))
    return CommandHistory.Step(
      step.command, at: step.at, factsBefore: step.factsBefore,
      check: CommandHistory.Check(number: checks.count - 1, line: check.line), idle: step.idle)
  }
}
