import Delivery
import Notifications

extension Session {
  /// What became of steps that were done again.
  struct Replayed {
    /// What it came to.
    var rewind: Rewind
    /// What was left out or has lost its ground, each with the index that it has among the steps
    /// once those before it are put in again, in their order.
    let struck: [(index: Int, step: CommandHistory.Step)]
  }

  // While steps are done again.
  private struct Replaying {
    var struck: [(index: Int, step: CommandHistory.Step)] = []
    var refused: [Command] = []
    // Whether something acts now that changed nothing before.
    var wakesIdle = false
    // How many steps there were after the first half of a clock move that
    // is under way; nil for none.
    var halfMoveCount: Int?
    // Which notifications they are about; nil where names mean what they meant.
    var counterparts: Counterparts?

    /// A command, about the same notifications as before.
    func command(_ command: Command, on state: State) throws(Refusal) -> Command {
      guard let counterparts else { return command }
      guard let same = command.pointed(by: counterparts.mapping(on: state)) else {
        throw Refusal("what it is about is not there any more")
      }
      return same
    }
  }

  /// Performs steps anew; those that can no longer act are struck too.
  ///
  /// What came from outside and changed nothing is tried again, too: it may matter now.
  ///
  /// - Parameters:
  ///   - omitted: Those of the steps that are left out, by their index.
  ///   - rest: What was done after the last step and changed nothing.
  ///   - title: What is taken back or done again, in words.
  ///   - counterparts: Which notifications they are about; nil where names mean what they meant.
  mutating func replay(
    _ steps: [CommandHistory.Step], but omitted: [Int] = [], then rest: [CommandHistory.Idle] = [],
    title: String, about counterparts: Counterparts? = nil
  ) -> Replayed {
    let (start, playedOpened) = (facts.count, playsOpened)
    var replaying = Replaying(counterparts: counterparts)
    for (index, step) in steps.enumerated() {
      playsOpened = step.isOpened
      let idle = attempt(step.idle, &replaying)
      if omitted.contains(index) || !perform(step, &replaying) {
        let merged = past.count + replaying.struck.count
        replaying.struck.append((merged, step.with(idle: idle)))
      }
    }
    playsOpened = playedOpened
    _ = attempt(rest, &replaying)
    var rewind = endReplay(
      from: start, title: title, alsoStruck: replaying.refused,
      keepsArrivals: steps.indices.contains { steps[$0].command.isPush && !omitted.contains($0) })
    rewind.isUntold = replaying.wakesIdle
    return Replayed(rewind: rewind, struck: replaying.struck)
  }

  // Whether it has an effect, as it had before.
  private mutating func perform(
    _ step: CommandHistory.Step, _ replaying: inout Replaying
  ) -> Bool {
    let count = past.count
    do throws(Refusal) { try performAgain(step, replaying) } catch {
      replaying.refused.append(step.command)
      keepAsIdle(step)
    }
    replaying.halfMoveCount = nil
    return past.count > count || step.isClockMove
  }

  private mutating func performAgain(
    _ step: CommandHistory.Step, _ replaying: Replaying
  ) throws(Refusal) {
    if let check = step.check { return perform(check) }
    if replaying.halfMoveCount == past.count, case .advance(let end) = step.command {
      _ = try extend(to: end)
    } else {
      _ = try append(try replaying.command(step.command, on: state))
    }
  }

  // What came from outside waits until it can act again.
  private mutating func keepAsIdle(_ step: CommandHistory.Step) {
    guard !step.isClockMove, !step.command.isActOfPerson else { return }
    idle.append(CommandHistory.Idle(step.command, at: step.at))
  }

  // What changes nothing now, either.
  private mutating func attempt(
    _ commands: [CommandHistory.Idle], _ replaying: inout Replaying
  ) -> [CommandHistory.Idle] {
    var rest: [CommandHistory.Idle] = []
    for command in commands {
      if wakes(command, &replaying) { replaying.wakesIdle = true } else { rest.append(command) }
    }
    return rest
  }

  private mutating func wakes(
    _ quiet: CommandHistory.Idle, _ replaying: inout Replaying
  ) -> Bool {
    // An act of the person that did nothing was no act, and what is taken
    // back does not make it one.
    guard !quiet.command.isActOfPerson else {
      idle.append(quiet)
      return false
    }
    if quiet.at > state.now { beginMove(to: quiet.at, &replaying) }
    let count = past.count
    do throws(Refusal) { _ = try append(quiet.command) } catch { idle.append(quiet) }
    return past.count > count
  }

  // The clock's move that comes next was under way then; where nothing happens, it stays one.
  private mutating func beginMove(to instant: Instant, _ replaying: inout Replaying) {
    let count = past.count
    if replaying.halfMoveCount == count {
      _ = try? extend(to: instant)
    } else {
      _ = try? append(.advance(to: instant))
      replaying.halfMoveCount = past.count
    }
  }

  /// Lets steps happen again as they did before: each has its facts, and nothing is decided.
  ///
  /// - Parameter title: What is done again, in words.
  mutating func replay(
    _ steps: [CommandHistory.Step], as facts: [[Fact]], title: String
  ) -> Rewind {
    let start = self.facts.count
    for (step, facts) in zip(steps, facts) { append(step, as: facts) }
    return endReplay(
      from: start, title: title, keepsArrivals: steps.contains { $0.command.isPush })
  }

  private mutating func endReplay(
    from start: Int, title: String, alsoStruck: [Command] = [], keepsArrivals: Bool
  ) -> Rewind {
    firstExtensible = past.count
    updateFailedChecks()
    return Rewind(
      title: title, toSequence: facts.sequence(at: start) - 1, facts: Array(facts.facts[start...]),
      alsoStruck: alsoStruck, keepsArrivals: keepsArrivals)
  }
}

extension CommandHistory.Step {
  /// The same, with other things before it that changed nothing.
  func with(idle: [CommandHistory.Idle]) -> CommandHistory.Step {
    CommandHistory.Step(
      command, at: at, factsBefore: factsBefore, check: check, idle: idle, isOpened: isOpened)
  }
}

extension Command {
  fileprivate var isPush: Bool {
    if case .push = self { true } else { false }
  }
}
