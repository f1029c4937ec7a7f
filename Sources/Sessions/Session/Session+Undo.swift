import Delivery
import Scenarios

extension Session {
  /// What an undo took back: one act, or all that belong together, with
  /// what lost its ground by that.
  struct Struck {
    /// What redo says that it does again, as the screen calls the act.
    let title: String
    /// Each with the index that it has among the steps once those before it are put
    /// in again, in their order.
    var steps: [(index: Int, step: CommandHistory.Step)]
    /// Whether a line of a journal takes it back: what was only checked, or done in one go, has none.
    var isTold = true
    /// Whether what was opened took it back by a line of its own.
    var isByOpened = false
  }

  /// Takes the person's last act back; in the past it starts a branch there. What was done on a
  /// sheet goes as a whole, once the sheet is closed. Verdicts so far stand, and an expectation
  /// that the act alone made true goes with it.
  ///
  /// What they expected or took a snapshot of is an act, too; taking it back leaves no future.
  package mutating func undo() throws(Refusal) -> Rewind {
    if let rewind = takeBackCheck() { return rewind }
    guard let title = undoTitle else { throw Refusal("there is nothing to undo") }
    return strike(undoableIndices, title: title, isTold: true)
  }

  /// Takes back what was done in one go, as `undo` does with an act; what came since stays.
  ///
  /// - Parameters:
  ///   - steps: By their indices, at least one; nothing that the person did may lie behind them.
  ///   - title: What they are called, in words.
  package mutating func undo(steps: Range<Int>, titled title: String) -> Rewind {
    strike(Array(steps), title: title, isTold: false)
  }

  private mutating func strike(_ indices: [Int], title: String, isTold: Bool) -> Rewind {
    let first = indices.first ?? past.count
    keepVerdicts()
    branchOff()
    detachBranches(at: first)
    let returned = indices.flatMap(removals)
    let rest = takeIdle()
    let later = rewind(to: first)
    var replayed = replay(later, but: indices.map { $0 - first }, then: rest, title: title)
    struck.append(
      Struck(title: title, steps: replayed.struck, isTold: isTold, isByOpened: playsOpened))
    replayed.rewind.returned = returned
    replayed.rewind.line = Verb.undo.name
    replayed.rewind.isUntold = replayed.rewind.isUntold || !isTold
    return replayed.rewind
  }

  /// Does again what the last undo took back.
  package mutating func redo() throws(Refusal) -> Rewind {
    guard let last = struck.popLast(), let first = last.steps.first else {
      throw Refusal("there is nothing to redo")
    }
    keepVerdicts()
    // A check changes nothing, so that no future ends where it comes again.
    if first.step.check == nil { branchOff() } else { returnToPresent() }
    let start = min(first.index, past.count)
    detachBranches(at: start)
    var copies = last.idleCopies
    let rest = takeIdle()
    var steps = rewind(to: start).map { $0.without(&copies) }
    for (index, step) in last.steps {
      steps.insert(step, at: min(index - start, steps.count))
    }
    var rewind = replay(steps, then: rest.without(&copies), title: last.title).rewind
    rewind.line = Verb.redo.name
    rewind.isUntold = rewind.isUntold || !last.isTold
    return rewind
  }

  /// What an undo would take back, in the words of the screen.
  package var undoTitle: String? {
    checkIndex.flatMap { past.steps[$0].check }.map { checks[$0.number].title } ?? acts.undoTitle
  }

  /// What the person took back last of the acts that were opened, in the words of the screen, as
  /// long as redo would do it again; nil for none.
  package var undoneOpened: String? {
    struck.last { !$0.isByOpened && $0.steps.first?.step.isOpened == true }?.title
  }

  /// The index of the last step that the person did or asked for; nil where they did nothing.
  package var lastActIndex: Int? { checkIndex ?? undoableIndices.last }

  // What the person expected or took a snapshot of after their last act, where they did nothing
  // since: no act has another index without it.
  private var checkIndex: Int? {
    // There are few checks, and a hundred thousand steps: each key asks.
    guard checks.contains(where: \.isByPerson) else { return nil }
    let first = undoableIndices.last.map { $0 + 1 } ?? 0
    return past.steps[min(first, past.count)...].lastIndex { step in
      step.check.map { checks[$0.number].isByPerson } ?? false
    }
  }

  // All else stays: it decides nothing.
  private mutating func takeBackCheck() -> Rewind? {
    guard let index = checkIndex, let title = undoTitle else { return nil }
    struck.append(Struck(title: title, steps: [(index, past.steps[index])], isTold: false))
    past.remove(checkAt: index)
    shiftBranches(from: index, by: -1)
    // A move of the clock that was before it ends there: redo puts it back behind that.
    firstExtensible = past.count
    updateFailedChecks()
    var rewind = Rewind(
      title: title, toSequence: facts.sequence(at: facts.count) - 1, facts: [], alsoStruck: [],
      keepsArrivals: false)
    (rewind.line, rewind.isUntold) = (Verb.undo.name, true)
    return rewind
  }

  // What a step removed from the list.
  private func removals(ofStep index: Int) -> [Event.Removal] {
    facts(ofStep: index).compactMap(\.event.removal)
  }
}

extension Event {
  fileprivate var removal: Removal? {
    if case .removed(let removal) = traits.listing { removal } else { nil }
  }
}

extension Session.Struck {
  /// What is kept as having changed nothing while this is struck: it comes again with its steps.
  fileprivate var idleCopies: [CommandHistory.Idle] {
    steps.flatMap { _, step in
      let own = CommandHistory.Idle(step.command, at: step.at)
      return step.command.isActOfPerson ? step.idle : step.idle + [own]
    }
  }
}

extension CommandHistory.Step {
  // Of a hundred thousand steps few have anything to take out.
  fileprivate func without(_ copies: inout [CommandHistory.Idle]) -> CommandHistory.Step {
    copies.isEmpty || idle.isEmpty ? self : with(idle: idle.without(&copies))
  }
}

extension [CommandHistory.Idle] {
  // Each copy stands for one.
  fileprivate func without(_ copies: inout [CommandHistory.Idle]) -> [CommandHistory.Idle] {
    var rest: [CommandHistory.Idle] = []
    for idle in self {
      if let index = copies.firstIndex(of: idle) {
        copies.remove(at: index)
      } else {
        rest.append(idle)
      }
    }
    return rest
  }
}
