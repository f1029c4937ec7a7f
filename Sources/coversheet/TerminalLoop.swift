import Glibc
import NcursesTerminal
import Notifications
import Screens
import Sessions
import TerminalCore

/// Sleeps until something happens, hands it on, shows the next frame.
///
/// When nothing happens, nothing wakes up: the only timeouts are a pending ESC, a journal that is not on
/// the disk yet, and what the interface itself waits for.
struct TerminalLoop {
  private let terminal: Terminal
  private var interaction: Interaction
  private var journalDeadline: Duration?
  private let clock = MonotonicClock()

  init(terminal: Terminal, interaction: Interaction) {
    self.terminal = terminal
    self.interaction = interaction
  }

  /// Runs until the person leaves, or a signal ends the program with 128 and its number.
  ///
  /// - Throws: Where there is no terminal to work on.
  consuming func run() throws -> ExitStatus {
    try terminal.start()
    defer { terminal.stop() }
    _ = interaction.handle(.input(.resize(terminal.size)))
    while true {
      load()
      terminal.show(interaction.frame())
      if let end = turn() { return leave(end) }
    }
  }

  private enum End {
    case quit
    case signal(Int32)
  }

  private func leave(_ end: End) -> ExitStatus {
    interaction.synchronizeJournal()
    guard case .signal(let status) = end else { return .done }
    terminal.stop()
    exit(status)
  }

  /// Plays what was opened for as long as a person does not notice, or as keys are waiting.
  private mutating func load() {
    let start = clock.now
    while interaction.isLoading, clock.now - start < .milliseconds(interaction.loadingSlice) {
      for _ in 0..<64 where interaction.isLoading { interaction.load() }
    }
  }

  private mutating func turn() -> End? {
    let inputs = terminal.wait(atMost: interaction.isLoading ? .zero : timeout)
    if let journalDeadline, clock.now >= journalDeadline {
      interaction.synchronizeJournal()
      self.journalDeadline = nil
    }
    _ = interaction.handle(.tick(clock.now))
    for signal in inputs.signals {
      if let status = signal.exitStatus { return .signal(status) }
      obey(signal)
    }
    for input in inputs.inputs {
      for act in interaction.handle(.input(input)) {
        if perform(act) { return .quit }
      }
    }
    if interaction.hasDirtyJournal, journalDeadline == nil {
      journalDeadline = clock.now + .seconds(1)
    }
    return terminal.isInputClosed ? .signal(128 + SIGHUP) : nil
  }

  private var timeout: Duration? {
    let deadlines = [journalDeadline, interaction.model.nextWake].compactMap(\.self)
    return deadlines.min().map { max(.zero, $0 - clock.now) }
  }

  private mutating func perform(_ act: Interaction.TerminalAct) -> Bool {
    switch act {
    case .quit: return true
    case .redraw: terminal.redraw()
    case .suspend: suspend()
    }
    return false
  }

  private mutating func obey(_ signal: TerminalSignal) {
    switch signal {
    case .resized:
      if let input = terminal.resize() { _ = interaction.handle(.input(input)) }
    case .suspend: suspend()
    case .continued: terminal.redraw()
    case .leave: break
    }
  }

  private mutating func suspend() {
    interaction.synchronizeJournal()
    if let input = terminal.suspend() { _ = interaction.handle(.input(input)) }
  }
}

/// The machine's clock that only goes forward; for waiting, never for the simulation.
struct MonotonicClock {
  var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Terminal {
  /// Sleeps until keys or a signal come, or the time is over.
  ///
  /// - Parameter limit: nil sleeps until something comes.
  func wait(atMost limit: Duration?) -> (inputs: [Input], signals: [TerminalSignal]) {
    var polls = [
      pollfd(fd: inputFileDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signalFileDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let delay = [limit, inputDelay].compactMap(\.self).min()
    let ready = poll(&polls, 2, delay?.pollMilliseconds ?? -1)
    var inputs = ready > 0 && polls[0].revents != 0 ? readInput() : []
    if ready == 0, inputDelay != nil { inputs += flushInput() }
    return (inputs, takeSignals())
  }
}

extension Duration {
  // Rounded up: a poll that ends a moment too early would only be repeated.
  fileprivate var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
