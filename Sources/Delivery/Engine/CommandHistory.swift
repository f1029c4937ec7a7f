import Notifications

/// Commands in the order they were performed, with the moment of each. Finds the
/// nth event in logarithmic time.
package struct CommandHistory: Hashable, Sendable {
  /// A command that was performed.
  package struct Step: Hashable, Sendable {
    /// What was performed, with all names resolved.
    package let command: Command
    /// Whether it came of what was opened, and is no act of the person's or of others; it makes no
    /// difference between steps.
    package let isOpened: Bool
    /// The moment after it: of a clock's move its end.
    package let at: Instant
    /// How many facts there were before it.
    package let factsBefore: Int
    // Little is beside few of them.
    private let aside: Boxed<Aside>?

    package init(
      _ command: Command, at: Instant, factsBefore: Int, check: Check? = nil, idle: [Idle] = [],
      firedCount: Int = 0, isOpened: Bool = false
    ) {
      (self.command, self.isOpened) = (command, isOpened)
      (self.at, self.factsBefore) = (at, factsBefore)
      let aside = Aside(check: check, idle: idle, firedCount: firedCount)
      self.aside = aside.isEmpty ? nil : Boxed(aside)
    }

    /// What was checked here; its command is then a move of the clock to where it stood.
    package var check: Check? { aside?.value.check }
    /// What was done between the step before and this one and changed nothing, in order.
    package var idle: [Idle] { aside?.value.idle ?? [] }
    /// How many triggers of requests fired in it, where it lies ahead or was left: else its facts
    /// tell it.
    package var firedCount: Int { aside?.value.firedCount ?? 0 }

    /// What changed nothing makes no difference, nor what facts tell.
    package static func == (left: Step, right: Step) -> Bool {
      left.command == right.command && left.at == right.at
        && left.factsBefore == right.factsBefore && left.check == right.check
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(command)
      hasher.combine(at)
      hasher.combine(factsBefore)
      hasher.combine(check)
    }

    /// Whether it lets time pass and does nothing else.
    package var isClockMove: Bool { check == nil && command.isClockMove }
    /// Whether it is no check, and nothing is kept beside what was done and when.
    var hasNothingAside: Bool { aside == nil }
  }

  private struct Aside: Sendable {
    let check: Check?
    let idle: [Idle]
    let firedCount: Int

    var isEmpty: Bool { check == nil && idle.isEmpty && firedCount == 0 }
  }

  /// A command that changed nothing where it was performed, such as waking a phone that is awake;
  /// on a phone that is set otherwise it may.
  package struct Idle: Hashable, Sendable {
    /// What was performed.
    package let command: Command
    /// When.
    package let at: Instant

    package init(_ command: Command, at: Instant) {
      (self.command, self.at) = (command, at)
    }
  }

  /// A line that says what had to be so between two commands, or of what a picture is kept. It
  /// changes nothing, and stays where it is whatever is taken back.
  package struct Check: Hashable, Sendable {
    /// Tells it from every other of its session.
    package let number: Int
    /// As a scenario writes it.
    package let line: String

    package init(number: Int, line: String) {
      (self.number, self.line) = (number, line)
    }
  }

  /// All of them, the clock's moves included.
  package private(set) var steps = Steps()
  // Indices of the clock's moves and of checks, which are no events.
  private var moveIndices: [UInt32] = []

  package init() {}

  /// How many steps there are.
  package var count: Int { steps.count }
  /// How many of them are no moves of the clock.
  package var eventCount: Int { steps.count - moveIndices.count }

  /// The index among the steps of the nth event, from 0.
  package func index(ofEvent number: Int) -> Int {
    // So many events are before a move as steps that are none themselves.
    number + moveIndices.indices.partitioningIndex { Int(moveIndices[$0]) - $0 > number }
  }

  /// The nth event, from 0.
  package func event(_ number: Int) -> Step { steps[index(ofEvent: number)] }

  /// Where the payload was written that a step pushed; nil for any other step.
  ///
  /// Nothing of it is copied: a file may hold 100,000 of them.
  package func payloadPlace(ofStep index: Int) -> Place? {
    guard case .push(let push) = steps[index].command else { return nil }
    return push.fields.value.payload.place
  }

  /// How many events had begun when a fact happened, by its index.
  package func eventCount(throughFact index: Int) -> Int {
    let stepCount = steps.count(throughFact: index)
    return stepCount - moveIndices.indices.partitioningIndex { Int(moveIndices[$0]) >= stepCount }
  }

  /// Makes room for so many more steps.
  package mutating func reserve(_ more: Int) { steps.reserve(more) }

  /// Adds a step at the end.
  package mutating func append(_ step: consuming Step) {
    if step.command.isClockMove { moveIndices.append(UInt32(steps.count)) }
    steps.append(step)
  }

  /// Takes the last step off; nil where there is none.
  package mutating func removeLast() -> Step? {
    guard let last = steps.popLast() else { return nil }
    if last.command.isClockMove { moveIndices.removeLast() }
    return last
  }

  /// Takes a check out, wherever it is.
  ///
  /// - Parameter index: The step of a check, from 0.
  package mutating func remove(checkAt index: Int) {
    let later = (index + 1..<count).map { steps[$0] }
    truncate(to: index)
    for step in later { append(step) }
  }

  /// Forgets all but the first steps.
  package mutating func truncate(to count: Int) {
    steps.truncate(to: count)
    while let last = moveIndices.last, last >= count { moveIndices.removeLast() }
  }
}

extension Command {
  /// Whether it lets time pass and does nothing else.
  package var isClockMove: Bool {
    if case .advance = self { true } else { false }
  }
}
