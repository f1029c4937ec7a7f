import Delivery
import Explaining

extension Session {
  /// What an undo took back: one act, or all that belong together.
  struct Struck {
    /// What redo says that it does again, as the screen calls the act.
    let title: String
    /// Each with the index that it had among the steps, in their order.
    var steps: [(index: Int, step: CommandHistory.Step)]
  }

  /// Takes the person's last act back; in the past it starts a branch there. What was done on a sheet goes as
  /// a whole, once the sheet is closed.
  package mutating func undo() throws(Refusal) -> Rewind {
    let indices = undoableIndices
    guard let title = undoTitle, !indices.isEmpty else {
      throw Refusal("there is nothing to undo")
    }
    branchOff()
    detachBranches(at: indices[0])
    let undone = indices.map { ($0, past.steps[$0]) }
    let returned = indices.flatMap(removals)
    let later = rewind(to: indices[0]).enumerated()
      .filter { !indices.contains($0.offset + indices[0]) }.map(\.element)
    ownStart = ownStart.map { start in start - indices.count { $0 < start } }
    struck.append(Struck(title: title, steps: undone))
    var rewind = replay(later, title: title)
    rewind.returned = returned
    return rewind
  }

  /// Does again what the last undo took back.
  package mutating func redo() throws(Refusal) -> Rewind {
    guard let last = struck.popLast(), let first = last.steps.first else {
      throw Refusal("there is nothing to redo")
    }
    branchOff()
    let start = min(first.index, past.count)
    detachBranches(at: start)
    var steps = rewind(to: start)
    for (index, step) in last.steps {
      steps.insert(step, at: min(index - start, steps.count))
      if index < ownStart ?? 0 { ownStart? += 1 }
    }
    var rewind = replay(steps, title: last.title)
    rewind.isRedo = true
    return rewind
  }

  // What a step removed from the list.
  private func removals(ofStep index: Int) -> [Event.Removal] {
    let end = index + 1 < past.count ? past.steps[index + 1].factsBefore : facts.count
    return facts.facts[past.steps[index].factsBefore..<end].compactMap(\.event.removal)
  }

  /// Performs steps anew; those that can no longer act are struck too.
  ///
  /// - Parameter title: What is taken back or done again, in words.
  mutating func replay(_ steps: [CommandHistory.Step], title: String) -> Rewind {
    let start = facts.count
    var alsoStruck: [Command] = []
    for step in steps {
      do { _ = try append(step) } catch {
        // Had it not been struck, it would be the next one.
        if past.count < ownStart ?? 0 { ownStart? -= 1 }
        alsoStruck.append(step.command)
      }
    }
    return endReplay(of: steps, from: start, title: title, alsoStruck: alsoStruck)
  }

  /// Lets steps happen again as they did before: each has its facts, and nothing is decided.
  ///
  /// - Parameter title: What is done again, in words.
  mutating func replay(
    _ steps: [CommandHistory.Step], as facts: [[Fact]], title: String
  ) -> Rewind {
    let start = self.facts.count
    for (step, facts) in zip(steps, facts) { append(step, as: facts) }
    return endReplay(of: steps, from: start, title: title)
  }

  private mutating func endReplay(
    of steps: [CommandHistory.Step], from start: Int, title: String, alsoStruck: [Command] = []
  ) -> Rewind {
    firstExtensible = past.count
    updateFailedChecks()
    return Rewind(
      title: title, toSequence: facts.sequence(at: start) - 1, facts: Array(facts.facts[start...]),
      alsoStruck: alsoStruck, keepsArrivals: steps.contains { $0.command.isPush })
  }
}

extension Event {
  fileprivate var removal: Removal? {
    if case .removed(let removal) = traits.listing { removal } else { nil }
  }
}

extension Command {
  fileprivate var isPush: Bool {
    if case .push = self { true } else { false }
  }
}
