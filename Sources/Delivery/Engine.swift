import Notifications

/// The simulated notification system: commands go in, facts come out.
package struct Engine: Sendable {
  package private(set) var state: State
  private(set) var emitted: [Fact] = []
  // How many of them have left nothing open any more.
  private var settledCount = 0
  /// How much came by itself while the last command was done.
  package private(set) var eventCount = 0
  // Whether the push that is taken was looked through already.
  private(set) var isScreened = false
  /// What apps' code asked for while a command is done; each is taken when nothing else is due.
  var askedSteps: [AskedStep] = []
  /// What was decided last: most of what comes comes in the situation of what came before it.
  var lastJudged: JudgedSituation?
  /// What was heard last: most of what comes sounds as what came before it.
  var lastPlayback: Boxed<SoundPlayback>?

  package init(state: State) { self.state = state }

  /// The next instant at which something comes by itself; nil when nothing is due.
  ///
  /// That a display goes dark (P3) is nothing that comes: ask `State.displayEnd`.
  package var nextDeadline: Instant? { state.dueBesideDisplay?.instant }

  /// Performs a command at the present moment.
  ///
  /// - Parameter isScreened: Whether it is the push that a provider's request became when it was
  ///   looked through in this very state (B22): then it is not looked through again.
  /// - Returns: What happened, already applied.
  /// - Throws: `Refusal` where the command cannot act; then nothing happened.
  package mutating func handle(
    _ command: Command, isScreened: Bool = false
  ) throws(Refusal) -> [Fact] {
    self.isScreened = isScreened
    eventCount = 0
    settledCount = 0
    emitted.reserveCapacity(8)
    do {
      try perform(command)
      try runDue(until: state.now)
    } catch {
      takeBack(to: 0)
      askedSteps = []
      throw error
    }
    // Handed on as it is: emptied while the caller has it, it would be
    // allocated anew at its full size.
    defer { emitted = [] }
    return emitted
  }

  /// Ends what a command, or what came by itself, leaves open: a banner of what is gone, a question
  /// that cannot be answered any more, a suggestion that has to go or to come.
  mutating func reconcile() {
    guard settledCount < emitted.count else { return }
    // What is routine takes nothing away, and regroups nothing.
    let facts = emitted[settledCount...].filter { !$0.event.isRoutine }
    settledCount = emitted.count
    withdrawBanners(after: facts)
    endLeadsOfGone(after: facts)
    reconcileOwnerPrompt()
    joinSections(after: facts)
    closeViewOfRemoved()
    closeLookOfRemoved()
    disarmClearingOfGone()
    let hasCleared = facts.contains { if case .cleared = $0.event { true } else { false } }
    reconcileSuggestion(of: hasCleared ? state.apps.map(\.app.bundleIdentifier) : [])
  }

  /// Does something inside a command; where it cannot act, nothing of it happened.
  ///
  /// - Returns: Why it cannot act; nil where it did.
  @discardableResult
  mutating func attempt(_ act: (inout Engine) throws(Refusal) -> Void) -> Refusal? {
    let (count, asked) = (emitted.count, askedSteps)
    do { try act(&self) } catch {
      takeBack(to: count)
      askedSteps = asked
      return error
    }
    return nil
  }

  private mutating func takeBack(to count: Int) {
    for fact in emitted[count...].reversed() { state.revert(fact) }
    emitted.removeSubrange(count...)
  }

  /// Makes room for so many more notifications, so that what is listed already is
  /// not moved again and again.
  package mutating func reserve(arrivals: Int) { state.reserve(arrivals: arrivals) }

  /// Applies facts that were made before, as they are.
  package mutating func apply(_ facts: some Sequence<Fact>) {
    for fact in facts { state.apply(fact) }
  }

  /// Takes the newest facts back, which are these, oldest first.
  package mutating func revert(_ facts: some BidirectionalCollection<Fact>) {
    for fact in facts.reversed() { state.revert(fact) }
  }

  /// Makes an event a fact at the clock's present time: applies it to the state, and keeps it for
  /// the recorders. All changes of the state go through here.
  mutating func emit(_ event: Event, because reasons: [Reason] = []) {
    let fact = Fact(event, at: state.now, because: reasons)
    state.apply(fact)
    emitted.append(fact)
  }

  /// The same where its reasons are told by the state that it made.
  mutating func emit(_ event: Event, because reasons: (borrowing State) -> [Reason]) {
    state.apply(Fact(event, at: state.now))
    emitted.append(Fact(event, at: state.now, because: reasons(state)))
  }

  private mutating func perform(_ command: Command) throws(Refusal) {
    guard state.isPowerOn || !command.traits.needsPower else {
      throw Refusal("the phone is off; turn it on first (power on)")
    }
    if let feature = command.traits.needs { try require(feature) }
    switch command {
    case .note(let text): emit(.noted(text))
    case .configure(let change): try configure(change)
    case .setPolicy(let setting): try set(setting)
    case .seed(let seed): emit(.seeded(from: state.seed, to: seed))
    case .install(let app, let isGranted, let strings):
      try install(app, strings, isGranted: isGranted)
    case .uninstall(let app): try uninstall(app)
    case .setLanguages(let app, let languages): try setLanguages(app, languages)
    case .advance(let instant): try advance(to: instant)
    case .power(let isOn): setPower(isOn)
    case .network(let isOn): setNetwork(isOn)
    case .push(let request): try receive(request)
    case .pushFault(let fault): try set(fault)
    case .readFeedback: readFeedback()
    case .removeDelivered(let app, let identifiers): try removeDelivered(app, identifiers)
    case .schedule(let app, let request): try schedule(request, for: app)
    case .legacy(let app, let act): try perform(act, for: app)
    case .move(let movement): try perform(movement)
    case .removePending(let app, let identifiers): try removePending(app, identifiers)
    case .authorize(let app, let options): try authorize(app, options)
    case .setState(let app, let act): try perform(act, on: app)
    case .setWillPresent(let app, let answer): try setWillPresent(answer, of: app)
    case .setBadge(let app, let number): try setBadge(number, of: app)
    case .setCategories(let app, let categories): try setCategories(categories, of: app)
    case .device(let act): try perform(act)
    case .setPhone(let setting): set(setting)
    case .openSettings(let app): try openSettings(app)
    case .banner(.tap): try tapBanner()
    case .banner(.pull): try pullBanner()
    case .banner(.dismiss): try dismissBanner()
    case .alert(let act): try perform(act)
    case .watch(let act): try perform(act)
    case .connect(let accessory, let isOn): connect(accessory, isOn: isOn)
    case .expand(let target): try expand(target)
    case .collapse(let target): try collapse(target)
    case .clear(.notification(let key)): try clear(key)
    case .clear(.group(let target)): try clear(target)
    case .clearAll(let section): try clearAll(section)
    case .arm(let target): try arm(target)
    case .confirm: try confirm()
    case .cancel: try cancel()
    case .tap(let key): try tap(key)
    case .edit(let key, let revision): try edit(key, revision)
    case .set(let app?, let settings): try set(settings, of: app)
    case .set(nil, let settings): try setAll(settings)
    case .focus(let act): try perform(act)
    case .summary(let act): try perform(act)
    case .mute(let app, let length): try mute(app, length)
    case .management(let act): try perform(act)
    case .view(let act): try perform(act)
    case .answer(let reply): try take(reply)
    }
  }

  /// Takes a delivery through all that is due of it now.
  mutating func finishStages(of number: Int) {
    while case .agenda(let item)? = state.due, item.number == number, item.instant <= state.now {
      proceed(.agenda(item))
    }
  }

  private mutating func advance(to instant: Instant) throws(Refusal) {
    guard instant >= state.now else { throw Refusal.backward(from: state.reading) }
    guard instant <= .last else { throw Refusal.clockEnds }
    try runDue(until: instant)
    if instant > state.now { emit(.clockMoved(from: state.now, to: instant)) }
  }

  private mutating func runDue(until instant: Instant) throws(Refusal) {
    while true {
      // K26: before more comes, which may turn a dark display on again, or list anew what was gone.
      reconcile()
      let due = state.due
      // What apps ask for comes at once, but not into the midst of what else comes.
      if due.map({ $0.instant > state.now }) ?? true, let isRequest = takeAskedStep() {
        if isRequest { try countEvent() }
        continue
      }
      guard let due, due.instant <= instant else { return }
      if due.instant > state.now { emit(.clockMoved(from: state.now, to: due.instant)) }
      if due.countsAsEvent { try countEvent() }
      proceed(due)
    }
  }

  // K26: what repeats could go on for thousands of years, and what asks
  // for more each time for ever.
  private mutating func countEvent() throws(Refusal) {
    eventCount += 1
    let most = state.device.policies[.clockMaxEvents]
    guard eventCount > most else { return }
    throw Refusal.tooManyEvents(most, at: state.now, in: state.device.timeZone)
  }
}

extension Refusal {
  /// K26: a move of the clock leads behind its end.
  package static let clockEnds = Refusal(
    "the clock ends as the last day of the year 9999 begins in Greenwich")

  /// K26: more came by itself than one command may let come.
  ///
  /// - Parameter noun: What came, in the plural.
  package static func tooManyEvents(
    _ most: Int, at now: Instant, in zone: TimeZone, noun: String = "events"
  ) -> Refusal {
    Refusal(
      "more than \(most) \(noun) come by themselves until \(now.iso8601(in: zone)); "
        + "let less time pass, or raise “policy clock.maxEvents”")
  }
}

extension State {
  /// The clock's reading where the device is.
  fileprivate var reading: CivilTime { CivilTime(now, in: device.timeZone) }
}
