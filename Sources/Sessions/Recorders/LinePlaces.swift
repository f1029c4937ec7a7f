import Delivery

/// Where the lines of a journal stand among the facts: each behind those of its act, also where
/// acts before it are taken back or done again.
struct LinePlaces {
  /// How many facts come before each line.
  private(set) var factCounts: [Int] = []
  // How many steps of the session come before each line, its own among them.
  private var stepCounts: [Int] = []
  private var struck: [Struck] = []

  // What an undo moved, as long as a redo can put it back.
  private struct Struck {
    // The steps that it took out, as they were counted before.
    let steps: [Int]
    // The lines that stood behind one of them, with how many steps came before each.
    let lines: [(index: Int, stepCount: Int)]
  }

  /// Adds lines behind all that happened.
  mutating func append(_ count: Int, in session: Session) {
    forget(beyond: session.struck.count)
    factCounts += Array(repeating: session.facts.count, count: count)
    stepCounts += Array(repeating: session.past.count, count: count)
  }

  /// Adds a line where the last one stands.
  mutating func repeatLast() {
    factCounts.append(factCounts.last ?? 0)
    stepCounts.append(stepCounts.last ?? 0)
  }

  /// Gives up all but the first lines.
  mutating func giveUp(behind count: Int) {
    factCounts.removeLast(max(0, factCounts.count - count))
    stepCounts.removeLast(max(0, stepCounts.count - count))
  }

  /// Follows what was taken back, or done again: the line of a struck act stands
  /// where that was taken out.
  ///
  /// - Parameter session: As it is since.
  mutating func move(by rewind: Rewind, in session: Session) {
    if rewind.isRedo {
      putBack(session.struck.count)
    } else if let last = session.struck.last, session.struck.count > struck.count {
      takeOut(last.steps.map(\.index))
    }
    // In the order in which they were written: what put an act back stands behind it.
    var last = 0
    factCounts = stepCounts.map {
      last = max(last, session.factCount(behindStep: $0))
      return last
    }
  }

  private mutating func takeOut(_ steps: [Int]) {
    let own = stepCounts.indices.filter { steps.contains(stepCounts[$0] - 1) }
    struck.append(Struck(steps: steps, lines: own.map { ($0, stepCounts[$0]) }))
    for line in stepCounts.indices {
      let stepCount = stepCounts[line]
      stepCounts[line] -= steps.count { $0 < stepCount }
    }
  }

  private mutating func putBack(_ depth: Int) {
    forget(beyond: depth + 1)
    guard struck.count > depth, let last = struck.popLast() else { return }
    for step in last.steps {
      for line in stepCounts.indices where stepCounts[line] > step { stepCounts[line] += 1 }
    }
    for (line, stepCount) in last.lines where stepCounts.indices.contains(line) {
      stepCounts[line] = stepCount
    }
  }

  private mutating func forget(beyond depth: Int) {
    struck.removeLast(max(0, struck.count - depth))
  }
}

extension Session {
  fileprivate func factCount(behindStep count: Int) -> Int {
    count < past.count ? past.steps[count].factsBefore : facts.count
  }
}
