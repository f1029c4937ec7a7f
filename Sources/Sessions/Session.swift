import Delivery
import Notifications
import Scenarios

/// A simulated phone with its history: performs commands, keeps the journal, goes back in time.
///
/// Undo is no special case for each command: it strikes the person's last command from the journal and
/// replays what came after it at the same instants.
package struct Session: Sendable {
  private var engine: Engine
  private let initialState: State
  /// Every fact of the present branch.
  package private(set) var facts = FactLog()
  /// Every command of the present branch up to the moment that is shown.
  package private(set) var entries: [Entry] = []
  /// What lies ahead while the session looks back; empty in the present.
  package private(set) var future: [Command] = []
  /// Futures that were left when the person acted in the past, oldest first.
  package private(set) var abandonedFutures: [[Command]] = []
  private var struck: [Struck] = []
  // Indices of the person's acts among the entries: undo finds the last without a search.
  private var actIndices: [Int] = []

  /// A command that was performed.
  package struct Entry: Hashable, Sendable {
    package let command: Command
    /// How many facts there were before it.
    package let factsBefore: Int
  }

  private struct Struck {
    let command: Command
    let index: Int
  }

  package init(state: State) {
    initialState = state
    engine = Engine(state: state)
  }

  /// The phone as it is at the moment that is shown.
  package var state: State { engine.state }
  /// The next instant at which something happens by itself; nil when nothing is due.
  package var nextDeadline: Instant? { engine.nextDeadline }
  /// Whether the past is shown.
  package var isLookingBack: Bool { !future.isEmpty }
  /// What an undo would take back.
  package var undoableCommand: Command? { actIndices.last.map { entries[$0].command } }
  /// What a redo would do again.
  package var redoableCommand: Command? { struck.last?.command }

  /// Performs a command; in the past it starts a branch there.
  ///
  /// - Returns: The new facts.
  /// - Throws: `Refusal` where the command cannot act; then nothing happened.
  @discardableResult
  package mutating func perform(_ command: Command) throws(Refusal) -> [Fact] {
    let new = try append(command)
    if isLookingBack {
      abandonedFutures.append(future)
      future = []
    }
    if command.isActOfPerson { struck = [] }
    return new
  }

  /// Takes the person's last act back.
  package mutating func undo() throws(Refusal) -> Rewind {
    guard let index = actIndices.last else {
      throw Refusal("there is nothing to undo")
    }
    let command = entries[index].command
    var later = rewind(to: index)
    later.removeFirst()
    struck.append(Struck(command: command, index: index))
    return replay(later, after: command)
  }

  /// Does again what the last undo took back.
  package mutating func redo() throws(Refusal) -> Rewind {
    guard let last = struck.popLast() else { throw Refusal("there is nothing to redo") }
    let later = rewind(to: min(last.index, entries.count))
    return replay([last.command] + later, after: last.command)
  }

  /// The present branch as a scenario: a line for each command, the clock's moves among them.
  package var scenarioLines: [String] {
    var replay = Session(state: initialState)
    return entries.compactMap { entry in
      let line = entry.command.line(in: replay.state)
      _ = try? replay.perform(entry.command)
      return line
    }
  }

  /// Shows the moment before an entry; what comes after becomes the known future.
  mutating func look(backTo index: Int) { future = rewind(to: index) + future }

  /// Performs the next command of the known future; nil in the present.
  mutating func stepForward() -> Command? {
    guard !future.isEmpty else { return nil }
    let command = future.removeFirst()
    // What acted here before acts here again: nothing came between.
    _ = try? append(command)
    return command
  }

  /// Moves the clock without leaving the known future.
  mutating func insertClockMove(to instant: Instant) {
    _ = try? append(.advance(to: instant))
  }

  private mutating func append(_ command: Command) throws(Refusal) -> [Fact] {
    let factsBefore = facts.count
    let new = try engine.handle(command)
    // What changed nothing, such as waking a phone that is awake, is nothing to undo.
    if new.isEmpty { return [] }
    if command.isActOfPerson { actIndices.append(entries.count) }
    entries.append(Entry(command: command, factsBefore: factsBefore))
    facts.append(new)
    return new
  }

  private mutating func rewind(to index: Int) -> [Command] {
    guard index < entries.count else { return [] }
    let later = entries[index...].map(\.command)
    let factsBefore = entries[index].factsBefore
    engine.revert(facts.facts[factsBefore...])
    facts.truncate(to: factsBefore)
    entries.removeSubrange(index...)
    while let last = actIndices.last, last >= index { actIndices.removeLast() }
    return later
  }

  private mutating func replay(_ commands: [Command], after command: Command) -> Rewind {
    let start = facts.count
    var alsoStruck: [Command] = []
    for later in commands {
      do { _ = try append(later) } catch { alsoStruck.append(later) }
    }
    return Rewind(
      command: command, toSequence: start, facts: Array(facts.facts[start...]),
      alsoStruck: alsoStruck)
  }
}

/// What an undo or a redo came to.
package struct Rewind: Hashable, Sendable {
  /// What was taken back or done again.
  package let command: Command
  /// The number of the last fact that still holds.
  package let toSequence: Int
  /// The facts since.
  package let facts: [Fact]
  /// Later commands that can no longer act, and were struck too.
  package let alsoStruck: [Command]
}
