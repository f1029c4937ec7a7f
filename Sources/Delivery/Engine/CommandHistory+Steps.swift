import Notifications
import Push

extension CommandHistory {
  /// Steps in the order they were performed, from 0; each is made when it is asked for.
  ///
  /// Of many thousand nearly all are pushes that come at one moment. Such a one takes 16 bytes here,
  /// a third of a step.
  package struct Steps: RandomAccessCollection, Hashable, Sendable {
    private var entries: [Entry] = []
    // Those that are more than a push at the moment of the step before it, and of its origin.
    private var whole: [Step] = []

    /// How a step is kept.
    struct Entry: Sendable {
      /// What was pushed at the moment of the last whole step; nil where this is a whole one.
      let push: PushRequest?
      /// As the step has it: more facts than that have no room anywhere.
      let factsBefore: UInt32
      /// How many are whole up to this one.
      let wholeCount: UInt32
    }

    /// The index of the first.
    package var startIndex: Int { 0 }
    /// How many there are.
    package var endIndex: Int { entries.count }

    /// The step at an index, from 0.
    package subscript(index: Int) -> Step {
      let entry = entries[index]
      let last = Int(entry.wholeCount) - 1
      guard let push = entry.push else { return whole[last] }
      return Step(
        .push(push), at: whole[last].at, factsBefore: Int(entry.factsBefore),
        isOpened: whole[last].isOpened)
    }

    /// How many were performed when a fact happened, by its index; they are in the order of facts.
    func count(throughFact index: Int) -> Int {
      indices.partitioningIndex { Int(entries[$0].factsBefore) > index }
    }

    /// Makes room for so many more.
    mutating func reserve(_ more: Int) { entries.reserveCapacity(entries.count + more) }

    /// Adds one at the end.
    mutating func append(_ step: consuming Step) {
      let continues = whole.last?.at == step.at && whole.last?.isOpened == step.isOpened
      let push = continues ? step.lonePush : nil
      let factsBefore = UInt32(step.factsBefore)
      if push == nil { whole.append(step) }
      entries.append(
        Entry(push: push, factsBefore: factsBefore, wholeCount: UInt32(whole.count)))
    }

    /// Takes the last one off; nil where there is none.
    mutating func popLast() -> Step? {
      guard let last else { return nil }
      truncate(to: entries.count - 1)
      return last
    }

    /// Forgets all but the first ones.
    mutating func truncate(to count: Int) {
      entries.removeSubrange(count...)
      whole.removeSubrange(Int(entries.last?.wholeCount ?? 0)...)
    }

    /// How they are kept makes no difference.
    package static func == (left: Steps, right: Steps) -> Bool { left.elementsEqual(right) }

    /// As equal steps are, however they are kept.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(count)
      for step in self { hasher.combine(step) }
    }
  }
}

extension CommandHistory.Step {
  // Its push, where nothing else is to be kept of it but when it was done.
  fileprivate var lonePush: PushRequest? {
    guard hasNothingAside, case .push(let push) = command else { return nil }
    return push
  }
}
