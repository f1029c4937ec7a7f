import Glibc
import Interaction
import NcursesTerminal
import Notifications
import Push
import Screens
import TerminalCore

/// Sleeps until something happens, hands it on, shows the next frame.
///
/// When nothing happens, nothing wakes up: the only timeouts are a pending ESC, a journal that is
/// not on the disk yet, and what the interface itself waits for.
///
/// Nothing may copy it: copies of a value of this size, which are written out for every value that
/// can be copied, are a hundred kilobytes that nothing calls. Of a class, each look at the session
/// would copy that, because others might change it meanwhile: a fifteenth of a key.
///
/// What it does is mutating, also where it only looks: of a value of this size that is borrowed the
/// compiler goes through all parts for each use, which took three minutes.
struct TerminalLoop: ~Copyable {
  /// What is read and drawn on.
  let terminal: Terminal
  /// The person's session: takes events and has frames ready.
  var interaction: Interaction
  /// What paths mean, and where things are kept.
  let workplace: Workplace
  private let feeds: [LiveFeed]
  /// The sockets on which servers reach the phone; nil for none.
  let served: ServedEndpoint?
  /// The sessions that can take the place of this one.
  let sessions: OtherSessions
  /// What the person's settings came to.
  var configuring: LiveConfiguration
  /// The provider token that can be copied, and when it was made; nil before the first.
  var shownToken: (text: String, made: Duration)?
  /// What went on without sockets: in the folders of `--watch`.
  var folderConnections = ConnectionLog()
  /// The folders among the connections.
  var folderLog = FolderLog()
  /// Whether it was said where servers reach this session: what was opened comes first.
  var hasBegunServing = false
  /// How soon after the last frame the next one may be drawn.
  var pace = FramePace()
  /// What is printed and typed where no screen is drawn; nil where one is.
  var linear: LinearOutput?
  private var journal = JournalSync()
  private var waiting = WaitingInputs()
  /// What its waiting is measured by.
  let clock = MonotonicClock()

  /// Begins a loop.
  ///
  /// - Parameters:
  ///   - configuring: What the person's settings came to.
  ///   - workplace: What paths mean, and where things are kept.
  ///   - feeds: Where others send payloads to.
  ///   - served: The sockets on which servers reach the phone; nil for none.
  ///   - sessions: Those that can take the place of this one.
  ///   - isLinear: Whether no screen is drawn, and lines are printed and typed.
  init(
    terminal: Terminal, interaction: Interaction, configuring: LiveConfiguration,
    workplace: Workplace, feeds: [LiveFeed], served: ServedEndpoint?,
    sessions: OtherSessions, isLinear: Bool
  ) {
    linear = isLinear ? LinearOutput() : nil
    (self.configuring, self.workplace, self.sessions) = (configuring, workplace, sessions)
    (self.feeds, self.served) = (feeds, served)
    (self.terminal, self.interaction) = (terminal, interaction)
    self.interaction.isLeftOff = { TerminalSignal.asksToLeave }
  }

  /// Runs until the person leaves, or a signal ends the program with 128 and its number.
  ///
  /// - Throws: Where there is no terminal to work on.
  mutating func run() throws -> ExitStatus {
    try terminal.start()
    defer { terminal.stop() }
    interaction.model.appearance.colors = terminal.colors
    interaction.handle(.input(.resize(terminal.size)))
    while true {
      load()
      beginServing()
      show()
      if let end = turn() { return leave(end) }
    }
  }

  private mutating func show() {
    guard pace.isDue(at: clock.now) else { return }
    showConnections()
    if linear != nil {
      pace.noteFrame(at: clock.now)
      return announce()
    }
    let before = pace.isForArrival ? terminal.lastFrame : nil
    pace.noteFrame(at: clock.now)
    interaction.note(showsPixels: terminal.showsPixels, terminal.widths)
    interaction.frame(over: before, shownBy: terminal.show)
  }

  /// What ends the session.
  enum End {
    case quit
    /// Nothing will be typed any more.
    case inputEnded
    case signal(Int32)
  }

  private mutating func leave(_ end: End) -> ExitStatus {
    stopServing()
    interaction.finish()
    UntilExit.keep(interaction.session)
    UntilExit.keep(interaction.model)
    let remark = keepRecording(at: end)
    terminal.stop()
    if let remark { Console.complain(remark) }
    if let trouble = interaction.journalTrouble { Console.complain(trouble) }
    guard case .signal(let status) = end else { return .done }
    exit(status)
  }

  /// Makes what the interface waits for, as long as a person does not
  /// notice; whether there was any.
  private mutating func serveOrders() -> Bool {
    let (start, clock) = (clock.now, clock)
    let slice = Duration.milliseconds(interaction.loadingSlice)
    return interaction.serveOrders { clock.now - start < slice }
  }

  private mutating func turn() -> End? {
    terminal.pass(to: clock.now)
    let (arrived, signals) = sleep()
    if doWhatIsDue() { return .quit }
    let start = clock.now
    terminal.pass(to: start)
    let inputs = arrived + terminal.endLostPaste(at: start)
    interaction.handle(.tick(start))
    for signal in signals {
      if let status = signal.exitStatus { return .signal(status) }
      obey(signal)
    }
    if !inputs.isEmpty || !waiting.isEmpty || !signals.isEmpty { pace.noteAct() }
    if take(inputs) || takeLines() || takeWhatOthersSent(since: start) || takeRest(since: start) {
      return .quit
    }
    journal.note(isDirty: interaction.hasDirtyJournal, at: clock.now)
    guard terminal.isInputClosed else { return nil }
    return linear == nil ? .signal(128 + SIGHUP) : .inputEnded
  }

  /// Sleeps until something happens, or there is something to do.
  private mutating func sleep() -> (inputs: [Input], signals: [TerminalSignal]) {
    // After the frame that shows where they belong, so that none waits for a picture.
    let hasServed = serveOrders()
    // Before it sleeps, so that a key is not heard of only when the next thing happens.
    tellPrograms()
    interaction.watchFiles()
    let hasMore = interaction.canLoad || hasServed || !waiting.isEmpty
    if !hasMore { interaction.lookAhead() }
    return terminal.wait(
      atMost: hasMore ? .zero : timeout(),
      watching: watched(), and: interaction.programPolls + servedPolls())
  }

  /// Does what is due whatever was typed; true where the person leaves by it.
  private mutating func doWhatIsDue() -> Bool {
    interaction.answerPrograms()
    if interaction.isDecodingPictures { interaction.serveOrders() }
    interaction.followFiles(at: clock.now)
    if performEffects() { return true }
    if journal.takeDue(at: clock.now) { interaction.synchronizeJournal() }
    return false
  }

  /// Takes in what came in other ways than by keys; true where the person leaves by it.
  private mutating func takeWhatOthersSent(since start: Duration) -> Bool {
    if !interaction.isLoading { receive(until: start + FramePace.shortest) }
    serve()
    return performEffects()
  }

  /// Takes in what waits already before anything is drawn: the frames between
  /// would be replaced unread.
  ///
  /// - Returns: Whether the person leaves by it.
  private mutating func takeRest(since start: Duration) -> Bool {
    while waiting.isEmpty, clock.now - start < FramePace.shortest,
      let more = terminal.waitingInputs()
    {
      pace.noteAct()
      if take(more) { return true }
    }
    return false
  }

  /// What is sent while something else is loading waits, so that it comes after it.
  private mutating func watched() -> [Int32] {
    if interaction.isLoading { return [] }
    return feeds.map(\.fileDescriptor) + interaction.watchedFiles
  }

  /// Takes in what others sent, for a frame's time at most, but for its end: keys come first.
  private mutating func receive(until end: Duration) {
    for feed in feeds {
      while feed.isReadable, clock.now < end || feed.isAtEnd {
        for arrival in feed.read() {
          switch arrival {
          case .line(let line): interaction.receive(line)
          case .scenario(let file): open(file)
          }
        }
        pace.noteArrival()
      }
    }
  }

  /// Takes inputs in, as many as a moment is enough for; true where one of them leaves.
  private mutating func take(_ inputs: [Input]) -> Bool {
    waiting.add(inputs)
    let end = clock.now + .milliseconds(100)
    while clock.now < end, !waiting.isEmpty {
      waiting.lookFurther(in: terminal, clock)
      waiting.handleNext(by: &interaction)
      if performEffects() { return true }
    }
    return false
  }

  private mutating func timeout() -> Duration? {
    let deadlines = [
      journal.deadline, interaction.model.nextWake, interaction.nextReload, pace.deadline,
      servedDeadline(),
    ].compactMap(\.self)
    return deadlines.min().map { max(.zero, $0 - clock.now) }
  }

  /// Does what is left for the holder of the terminal; true where that is to leave.
  mutating func performEffects() -> Bool {
    while let effect = interaction.nextEffect() {
      if perform(effect) { return true }
    }
    return false
  }

  private mutating func perform(_ effect: TerminalEffect) -> Bool {
    switch effect {
    case .quit: return true
    case .redraw:
      terminal.redraw()
      linear?.readAgain()
    case .ring: terminal.ring()
    case .suspend: suspend()
    case .rememberGround(let ground): configuring.remember(ground)
    case .copy(let text): copy(text)
    case .edit(let path, let line): edit(path, line: line)
    case .keepRecording(let path, let replaces):
      keepRecording(in: path, replaces: replaces)
    case .export(let path, let replaces): export(to: path, replaces: replaces)
    case .savePayload(let bytes, let path, let replaces):
      savePayload(bytes, to: path, replaces: replaces)
    case .listSessions: interaction.handle(.sessions(sessions.list()))
    case .resume(let journal): resume(journal)
    case .listOpenable: interaction.handle(.openable(sessions.near()))
    case .open(let path): open(path)
    case .saveScenario(let path, let text): saveScenario(text, to: path)
    case .configure(let configuration): configure(configuration)
    }
    return false
  }

  private mutating func obey(_ signal: TerminalSignal) {
    switch signal {
    case .resized:
      if let input = terminal.resize() { interaction.handle(.input(input)) }
    case .suspend: suspend()
    case .continued:
      terminal.redraw()
      askAgain()
    case .leave: break
    }
  }

  private mutating func suspend() {
    interaction.synchronizeJournal()
    if let input = terminal.suspend() { interaction.handle(.input(input)) }
    askAgain()
  }
}
