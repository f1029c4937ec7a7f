import Delivery
import Explaining
import Localization
import Notifications
import Scenarios

/// A simulated phone with its history: performs commands, keeps the journal, goes back in time.
///
/// Undo is no special case for each command: it strikes the person's last command from the journal
/// and replays what came after it at the same instants.
package struct Session: Sendable {
  private(set) var engine: Engine
  /// The phone before the first command: what a replay begins with.
  private(set) var initialState: State {
    get { boxedInitialState.value }
    set { boxedInitialState = Boxed(newValue) }
  }
  // It stays as it is, while a session is copied for a listener that hears of an event.
  private var boxedInitialState: Boxed<State>
  /// What draws the screen that expectations and snapshots ask about.
  let drawing: ScreenDrawing
  /// How its world began.
  var beginning = StartingOptions()
  /// The data folder, whose files a screen names from there; nil names all files whole.
  package let dataFolder: String?
  /// Every fact of the present branch.
  package private(set) var facts = FactLog()
  /// Of all that was delivered, as far as that was asked for.
  var index = DeliveryIndex()
  /// The names that lines gave pushes.
  var givenNames = GivenNames()
  /// Every command of the present branch up to the moment that is shown.
  package internal(set) var past = CommandHistory()
  /// What lies ahead while the session looks back, the next one last; empty in the present.
  var ahead = CommandHistory()
  /// Futures that were left when the person acted in the past, oldest first.
  package internal(set) var branches: [Timeline.Branch] = []
  /// What undo took back, the latest last: redo starts from the end.
  var struck: [Struck] = []
  /// How facts were taken back, to look at another moment or for good.
  var rewinds = RewindLog()
  /// The person's acts among the steps.
  private(set) var acts = ActHistory()
  /// What was checked, by number from 0.
  var checks: [KeptCheck] = []
  /// The checks of the present branch that failed, oldest first.
  package internal(set) var failedChecks: [FailedCheck] = []
  /// Whether the last step is the first half of a clock move that looking back split in two; the
  /// next step is the other half.
  var isStopped = false
  /// Clock moves before this step keep apart: a redo goes between them.
  var firstExtensible = 0
  /// What was done since the last step and changed nothing.
  var idle: [CommandHistory.Idle] = []
  /// The same of the present, while the past is shown.
  var idleAhead: [CommandHistory.Idle] = []
  /// Whether what is done comes of what was opened, and not from the person or others.
  package var playsOpened = true
  /// Whether undo leaves alone what was opened: acts in it are not those of the person at the screen.
  package var keepsOpened = false
  /// The request over a wire that was refused last, without a fact; nil where none was.
  var lastRefusal: LastRefusal?

  package init(state: State, drawing: ScreenDrawing = .none, dataFolder: String? = nil) {
    boxedInitialState = Boxed(state)
    (self.drawing, self.dataFolder) = (drawing, dataFolder)
    engine = Engine(state: state)
  }

  /// The phone as it is at the moment that is shown.
  package var state: State {
    // Yielded, not returned: a copy retains sixty references, and each push reads it a dozen times.
    _read { yield engine.state }
  }
  /// Whether an extension was asked something that it has not answered.
  package var awaitsAnswers: Bool { !engine.state.awaitedAnswers.isEmpty }
  /// How often facts were taken back, to look at another moment or for good.
  package var rewindCount: Int { rewinds.count }
  /// The next instant at which something happens by itself; nil when nothing is due.
  package var nextDeadline: Instant? { engine.nextDeadline }
  /// Every command of the present branch up to the moment that is shown.
  package var entries: CommandHistory.Steps { past.steps }
  /// Whether the past is shown.
  package var isLookingBack: Bool { ahead.count > 0 }
  /// The indices of the steps that an undo would take back, in their order.
  var undoableIndices: [Int] { acts.undoableIndices }
  /// What a person does by a command, in the words of the screen.
  package func title(of command: Command) -> String { state.name(ofAct: command) }
  /// What a redo would do again, in the words of the screen.
  package var redoTitle: String? { struck.last?.title }
  /// What the clock read at first.
  var startTime: Instant { initialState.now }
  /// How many steps of the present branch lead to the moment that is shown.
  var position: Int { past.count - (isStopped ? 1 : 0) }

  /// Performs a command; in the past it starts a branch there.
  ///
  /// - Parameter isScreened: Whether it is a push that was looked through in this very state (B22).
  /// - Returns: The new facts.
  /// - Throws: `Refusal` where the command cannot act; then nothing happened.
  @discardableResult
  package mutating func perform(
    _ command: Command, isScreened: Bool = false
  ) throws(Refusal) -> [Fact] {
    let (position, now) = (position, state.now)
    let new = try append(command, isScreened: isScreened)
    if new.isEmpty { return [] }
    if isLookingBack { leaveFuture(sharing: position, at: now) }
    if command.isActOfPerson { struck = [] }
    return new
  }

  /// Makes room for so many notifications that are to come.
  mutating func reserve(arrivals: Int) {
    facts.reserve(arrivals: arrivals)
    past.reserve(arrivals)
    engine.reserve(arrivals: arrivals)
  }

  /// Lets time pass: a move of the clock that follows another becomes one with it.
  ///
  /// - Returns: The new facts; a move that goes on is told from where the clock was.
  /// - Throws: `Refusal` where the clock is beyond that moment.
  @discardableResult
  package mutating func letPass(to instant: Instant) throws(Refusal) -> [Fact] {
    guard isExtensible, instant > state.now else { return try perform(.advance(to: instant)) }
    return try extend(to: instant)
  }

  // Where a redo or a branch begins, two moves have to stay two.
  private var isExtensible: Bool {
    guard !isLookingBack, past.steps.last?.isClockMove == true else { return false }
    // Opened again, what was opened is replaced, and what was done beside it is not.
    return (struck.isEmpty || past.count > firstExtensible)
      && past.steps.last?.isOpened == playsOpened && !branches.contains { $0.shared == past.count }
  }
}

extension Session {
  /// Performs a command as the next step, whatever lies ahead.
  mutating func append(
    _ command: Command, isScreened: Bool = false
  ) throws(Refusal) -> [Fact] {
    let factsBefore = facts.count
    let act = upcomingAct(command)
    let new = try engine.handle(command, isScreened: isScreened)
    // What changed nothing, such as waking a phone that is awake, is nothing to undo.
    if new.isEmpty {
      if !command.isClockMove, !isLookingBack {
        idle.append(CommandHistory.Idle(command, at: state.now))
      }
      return []
    }
    if let act { acts.append(act, at: past.count, in: state) }
    past.append(
      CommandHistory.Step(
        command, at: state.now, factsBefore: factsBefore, idle: takeIdle(), isOpened: playsOpened))
    facts.append(new)
    return new
  }

  // Nil for what undo does not take back.
  private func upcomingAct(_ command: Command) -> UpcomingAct? {
    keepsOpened && playsOpened ? nil : engine.state.upcomingAct(command)
  }

  /// What was done since the last step and changed nothing, and forgets it: a caller that does
  /// steps again says where it comes then.
  mutating func takeIdle() -> [CommandHistory.Idle] {
    defer { idle = [] }
    return idle
  }

  /// Lets a step happen as it did before: its facts are made so again, and nothing is decided.
  mutating func append(_ step: CommandHistory.Step, as new: [Fact]) {
    let playedOpened = exchange(&playsOpened, with: step.isOpened)
    defer { playsOpened = playedOpened }
    if let check = step.check { return perform(check) }
    let act = upcomingAct(step.command)
    engine.apply(new)
    if let act { acts.append(act, at: past.count, in: state) }
    past.append(
      CommandHistory.Step(
        step.command, at: state.now, factsBefore: facts.count, idle: takeIdle() + step.idle,
        isOpened: step.isOpened))
    facts.append(new)
  }

  /// Performs a step anew, or checks again what it checked.
  mutating func append(_ step: CommandHistory.Step) throws(Refusal) -> [Fact] {
    let playedOpened = exchange(&playsOpened, with: step.isOpened)
    defer { playsOpened = playedOpened }
    guard let check = step.check else {
      idle += step.idle
      return try append(step.command)
    }
    perform(check)
    return []
  }

  /// Lengthens the move of the clock that came last: the way since the last event is taken back, so
  /// that the facts are those of one move.
  ///
  /// - Returns: The new facts, the first of them from where the clock was.
  mutating func extend(to instant: Instant) throws(Refusal) -> [Fact] {
    let rest = restOfLastMove
    engine.revert(rest)
    let new: [Fact]
    do throws(Refusal) {
      new = try engine.handle(.advance(to: instant))
    } catch {
      engine.apply(rest)
      throw error
    }
    facts.replaceLast(rest.count, with: new)
    let untold = Self.untold(new, after: rest)
    guard let step = past.removeLast() else { return untold }
    past.append(
      CommandHistory.Step(
        .advance(to: instant), at: state.now, factsBefore: step.factsBefore,
        idle: step.idle + takeIdle(), isOpened: step.isOpened))
    return untold
  }

  // Others have heard of the way that the clock had gone already.
  private static func untold(_ new: [Fact], after told: [Fact]) -> [Fact] {
    guard case .clockMoved(_, let reached)? = told.first?.event,
      case .clockMoved(_, let end)? = new.first?.event
    else { return new }
    let rest = Fact(.clockMoved(from: reached, to: end), at: reached)
    return (end > reached ? [rest] : []) + new.dropFirst()
  }

  // The way of the clock's last move behind the last event; none where it ended with one.
  private var restOfLastMove: [Fact] {
    guard let last = facts.facts.last, case .clockMoved = last.event else { return [] }
    return [last]
  }

  /// How much came by itself while the last command was done.
  var eventCount: Int { engine.eventCount }

  /// Adds a step that performs nothing.
  mutating func append(_ check: CommandHistory.Check) {
    past.append(
      CommandHistory.Step(
        .advance(to: state.now), at: state.now, factsBefore: facts.count, check: check,
        isOpened: playsOpened))
  }

  /// Takes back a step and all after it; these are returned.
  mutating func rewind(to index: Int) -> [CommandHistory.Step] {
    guard index < past.count else { return [] }
    idle = []
    var later = Array(past.steps[index...])
    if isStopped { later.removeLast() }
    isStopped = false
    takeBack(toFact: past.steps[index].factsBefore)
    rewinds.note(leaving: facts.count, engine.state)
    past.truncate(to: index)
    acts.truncate(to: index)
    return later
  }

  // Few facts are sooner made so on a fresh phone than many taken back.
  private mutating func takeBack(toFact count: Int) {
    if count < facts.count / 2 {
      engine = Engine(state: initialState)
      engine.apply(facts.facts[..<count])
    } else {
      engine.revert(facts.facts[count...])
    }
    facts.truncate(to: count)
  }

  /// Begins with other words of the system's own; to be called before the first step.
  mutating func begin(with systemStrings: AppStrings) {
    initialState = initialState.with(systemStrings)
    engine = Engine(state: initialState)
  }
}
