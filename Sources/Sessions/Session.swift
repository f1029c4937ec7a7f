import Delivery
import Explaining
import Notifications
import Scenarios

/// A simulated phone with its history: performs commands, keeps the journal, goes back in time.
///
/// Undo is no special case for each command: it strikes the person's last command from the journal and
/// replays what came after it at the same instants.
package struct Session: Sendable {
  private(set) var engine: Engine
  private let initialState: State
  /// What draws the screen that expectations and snapshots ask about.
  let drawing: ScreenDrawing
  /// Every fact of the present branch.
  package private(set) var facts = FactLog()
  /// Every command of the present branch up to the moment that is shown.
  package private(set) var past = CommandHistory()
  /// What lies ahead while the session looks back, the next one last; empty in the present.
  package private(set) var ahead = CommandHistory()
  /// Futures that were left when the person acted in the past, oldest first.
  package internal(set) var branches: [Timeline.Branch] = []
  /// What undo took back, the latest last: redo starts from the end.
  var struck: [Struck] = []
  // The person's acts among the steps: undo finds the last without a search.
  private var acts: [Act] = []
  /// What was checked, by number.
  var checks: [Int: KeptCheck] = [:]
  /// The checks of the present branch that failed, oldest first.
  package internal(set) var failedChecks: [FailedCheck] = []
  /// Whether the last step is the first half of a clock move that looking back split in two; the
  /// next step is the other half.
  var isStopped = false
  // Steps before it keep apart: a redo goes between them.
  private var firstExtensible = 0

  /// What an undo took back: one act, or all that belong together.
  struct Struck {
    /// What redo says that it does again, as the screen calls the act.
    let title: String
    /// Each with the index that it had among the steps, in their order.
    var steps: [(index: Int, step: CommandHistory.Step)]
  }

  // Its title is made when it is performed: the name of what is gone is searched for among all that ever
  // came, and every frame shows the title.
  private struct Act {
    let index: Int
    /// What the act is called on the screen, as it was worked out when performed.
    let title: String
    /// The index of the act that began what this one belongs to; its own where it stands alone.
    let beginning: Int
    /// Its title while a sheet that it opened waits for an answer; nil where none is open.
    let openTitle: String?

    /// Whether a sheet that the act opened still waits for an answer.
    var isHalfway: Bool { openTitle != nil }
    /// What undo calls it. What a sheet asks about is not done before the answer, so an open sheet
    /// has a title of its own.
    var undoTitle: String { openTitle ?? title }
  }

  package init(state: State, drawing: ScreenDrawing = .none) {
    initialState = state
    self.drawing = drawing
    engine = Engine(state: state)
  }

  /// The phone as it is at the moment that is shown.
  package var state: State { engine.state }
  /// The next instant at which something happens by itself; nil when nothing is due.
  package var nextDeadline: Instant? { engine.nextDeadline }
  /// Every command of the present branch up to the moment that is shown.
  package var entries: [CommandHistory.Step] { past.steps }
  /// Whether the past is shown.
  package var isLookingBack: Bool { ahead.count > 0 }
  /// What an undo would take back.
  package var undoableCommand: Command? { acts.last.map { past.steps[$0.index].command } }
  /// The indices of the steps that an undo would take back, in their order.
  var undoableIndices: [Int] {
    guard let last = acts.last else { return [] }
    return acts[(last.isHalfway ? acts.count - 1 : last.beginning)...].map(\.index)
  }
  /// What an undo would take back, in the words of the screen.
  package var undoTitle: String? { acts.last?.undoTitle }
  /// What a person does by a command, in the words of the screen.
  package func title(of command: Command) -> String {
    state.actTitle(command) ?? command.line(in: state) ?? "act"
  }
  /// What a redo would do again, in the words of the screen.
  package var redoTitle: String? { struck.last?.title }
  /// What the clock read at first.
  var startTime: Instant { initialState.now }
  /// How many steps of the present branch lead to the moment that is shown.
  var position: Int { past.count - (isStopped ? 1 : 0) }

  /// Performs a command; in the past it starts a branch there.
  ///
  /// - Returns: The new facts.
  /// - Throws: `Refusal` where the command cannot act; then nothing happened.
  @discardableResult
  package mutating func perform(_ command: Command) throws(Refusal) -> [Fact] {
    let (position, now) = (position, state.now)
    let new = try append(command)
    if new.isEmpty { return [] }
    isStopped = false
    if isLookingBack { leaveFuture(sharing: position, at: now) }
    if command.isActOfPerson { struck = [] }
    return new
  }

  /// Lets time pass: a move of the clock that follows another becomes one with it.
  ///
  /// - Returns: The new facts; a move that goes on begins where the last event was.
  /// - Throws: `Refusal` where the clock is beyond that moment.
  @discardableResult
  package mutating func letPass(to instant: Instant) throws(Refusal) -> [Fact] {
    guard isExtensible, instant > state.now else { return try perform(.advance(to: instant)) }
    return try extend(to: instant)
  }

  // Where a redo or a branch begins, two moves have to stay two.
  private var isExtensible: Bool {
    guard !isLookingBack, past.steps.last?.isClockMove == true else { return false }
    return (struck.isEmpty || past.count > firstExtensible)
      && !branches.contains { $0.shared == past.count }
  }

  /// Takes the person's last act back; in the past it starts a branch there. What was done on a sheet goes as
  /// a whole, once the sheet is closed.
  package mutating func undo() throws(Refusal) -> Rewind {
    let indices = undoableIndices
    guard let last = acts.last, !indices.isEmpty else {
      throw Refusal("there is nothing to undo")
    }
    branchOff()
    detachBranches(at: indices[0])
    let undone = indices.map { ($0, past.steps[$0]) }
    let returned = indices.flatMap(removals)
    let later = rewind(to: indices[0]).enumerated()
      .filter { !indices.contains($0.offset + indices[0]) }.map(\.element)
    struck.append(Struck(title: last.undoTitle, steps: undone))
    var rewind = replay(later, title: last.undoTitle)
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
    for (index, step) in last.steps { steps.insert(step, at: min(index - start, steps.count)) }
    var rewind = replay(steps, title: last.title)
    rewind.isRedo = true
    return rewind
  }

  // What a step removed from the list.
  private func removals(ofStep index: Int) -> [Event.Removal] {
    let end = index + 1 < past.count ? past.steps[index + 1].factsBefore : facts.count
    return facts.facts[past.steps[index].factsBefore..<end].compactMap(\.event.removal)
  }

  /// The present branch as a scenario: a line for each command, the clock's moves among them.
  package var scenarioLines: [String] { scenarioLines { $0 } }

  /// The same with each command as it is to be written.
  func scenarioLines(_ written: (Command) -> Command) -> [String] {
    var replay = Session(state: initialState)
    return entries.compactMap { entry in
      if let check = entry.check {
        return checks[check.number]?.isOvertaken == true ? nil : check.line
      }
      let line = written(entry.command).line(in: replay.state)
      _ = try? replay.perform(entry.command)
      return line
    }
  }
}

// Looking back, which changes neither the branch nor what was struck.
extension Session {
  /// Shows the moment before a step; what comes after becomes what lies ahead.
  mutating func look(backTo index: Int) {
    for step in rewind(to: index).reversed() { ahead.append(step) }
  }

  /// Performs the next command that lies ahead; nil in the present.
  mutating func stepForward() -> Command? {
    guard let step = ahead.removeLast() else { return nil }
    if step.check != nil {
      past.append(step)
      return step.command
    }
    // What acted here before acts here again: nothing came between.
    if isStopped, case .advance(let instant) = step.command {
      _ = try? extend(to: instant)
    } else {
      _ = try? append(step.command)
    }
    isStopped = false
    return step.command
  }

  /// Adds a step that performs nothing.
  mutating func append(_ check: CommandHistory.Check) {
    past.append(
      CommandHistory.Step(
        .advance(to: state.now), at: state.now, factsBefore: facts.count, check: check))
  }

  /// Moves the clock without leaving what lies ahead, whose next command is the rest of this move.
  mutating func insertClockMove(to instant: Instant) {
    if isStopped {
      _ = try? extend(to: instant)
    } else {
      _ = try? append(.advance(to: instant))
      isStopped = true
    }
  }

  /// Goes back to a future that was left, to its end; the present one is left instead.
  package mutating func take(branch number: Int) {
    guard branches.indices.contains(number) else { return }
    let branch = branches.remove(at: number)
    if position > branch.shared { look(backTo: branch.shared) }
    while position < branch.shared, stepForward() != nil {}
    if isStopped { look(backTo: position) }
    if isLookingBack { leaveFuture(sharing: position, at: state.now) }
    struck = []
    for step in branch.steps { _ = try? append(step) }
    settleChecks()
  }
}

extension Session {
  private mutating func append(_ command: Command) throws(Refusal) -> [Fact] {
    let factsBefore = facts.count
    let title = command.isActOfPerson ? title(of: command) : nil
    let (wasWaiting, isAnswer) = (state.waitsForPress, state.isAnswer(command))
    let new = try engine.handle(command)
    // What changed nothing, such as waking a phone that is awake, is nothing to undo.
    if new.isEmpty { return [] }
    if let title {
      let goesOn = wasWaiting && isAnswer && acts.last?.isHalfway == true
      acts.append(
        Act(
          index: past.count,
          title: goesOn && !command.namesDeed ? acts.last?.title ?? title : title,
          beginning: goesOn ? acts.last?.beginning ?? acts.count : acts.count,
          openTitle: state.waitsForPress && (goesOn || !wasWaiting)
            ? ActWords.unanswered(title, isSheet: state.sheet != nil) : nil))
    }
    past.append(CommandHistory.Step(command, at: state.now, factsBefore: factsBefore))
    facts.append(new)
    return new
  }

  private mutating func append(_ step: CommandHistory.Step) throws(Refusal) -> [Fact] {
    guard let check = step.check else { return try append(step.command) }
    perform(check)
    return []
  }

  // The way since the last event is taken back, so that the facts are those of one move.
  private mutating func extend(to instant: Instant) throws(Refusal) -> [Fact] {
    if case .clockMoved? = facts.facts.last?.event {
      engine.revert(facts.facts.suffix(1))
      facts.truncate(to: facts.count - 1)
    }
    let new = try engine.handle(.advance(to: instant))
    facts.append(new)
    guard let step = past.removeLast() else { return new }
    past.append(
      CommandHistory.Step(.advance(to: instant), at: state.now, factsBefore: step.factsBefore))
    return new
  }

  /// Takes back a step and all after it; these are returned.
  mutating func rewind(to index: Int) -> [CommandHistory.Step] {
    guard index < past.count else { return [] }
    var later = Array(past.steps[index...])
    if isStopped { later.removeLast() }
    isStopped = false
    let factsBefore = past.steps[index].factsBefore
    engine.revert(facts.facts[factsBefore...])
    facts.truncate(to: factsBefore)
    past.truncate(to: index)
    while let last = acts.last, last.index >= index { acts.removeLast() }
    return later
  }

  /// Performs steps anew; those that can no longer act are struck too.
  ///
  /// - Parameter title: What is taken back or done again, in words.
  mutating func replay(_ steps: [CommandHistory.Step], title: String) -> Rewind {
    let start = facts.count
    var alsoStruck: [Command] = []
    for step in steps {
      do { _ = try append(step) } catch { alsoStruck.append(step.command) }
    }
    firstExtensible = past.count
    settleChecks()
    return Rewind(
      title: title, toSequence: start, facts: Array(facts.facts[start...]),
      alsoStruck: alsoStruck, keepsArrivals: steps.contains { $0.command.isPush })
  }
}

extension Session {
  private mutating func branchOff() {
    guard isLookingBack else { return }
    leaveFuture(sharing: position, at: state.now)
    isStopped = false
  }

  // What others share with the future that is left, they hold themselves from now on.
  private mutating func leaveFuture(sharing position: Int, at instant: Instant) {
    let rest = Array(ahead.steps.reversed())
    for index in branches.indices where branches[index].shared > position {
      branches[index].steps =
        rest.prefix(branches[index].shared - position) + branches[index].steps
      branches[index].shared = position
    }
    branches.append(Timeline.Branch(shared: position, steps: rest, leftAt: instant))
    ahead = CommandHistory()
    settleChecks()
  }

  /// Lets branches that begin after a step that changes hold what came between themselves.
  mutating func detachBranches(at position: Int) {
    for index in branches.indices where branches[index].shared > position {
      branches[index].steps =
        past.steps[position..<branches[index].shared] + branches[index].steps
      branches[index].shared = position
    }
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
