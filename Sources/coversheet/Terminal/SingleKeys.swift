import Files
import Glibc
import NcursesTerminal

/// A terminal that gives each key at once, without showing it, until it is let go.
///
/// Signals wait meanwhile, so that none ends the program with the terminal as it is.
struct SingleKeys: ~Copyable {
  private var before = termios()
  private let held: HeldSignals
  private let waiting = WaitingSignals()
  private let restoration: CrashRestoration

  /// In the background the program stops here until the shell calls it back, as
  /// any does that wants a key.
  ///
  /// Nil where the input is no terminal.
  init?() {
    // Until then its settings are the shell's.
    guard Self.comesToForeground(), tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    held = HeldSignals()
    restoration = CrashRestoration(of: STDIN_FILENO)
    var single = before
    // Ctrl-C and Ctrl-Z stay signals.
    single.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &single)
  }

  /// Gives the terminal back; a signal that waits comes then.
  consuming func letGo() {
    var before = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    held.letCome()
  }

  /// Whether the terminal is another program's for now: the shell let this
  /// one go on in the background.
  static var isInBackground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group > 0 && group != getpgrp()
  }

  /// Waits without the terminal for a descriptor, or until some time is over.
  ///
  /// - Parameter other: Nil for none.
  static func waitAside(for other: Int32?, atMost limit: Duration) -> Event {
    var request = pollfd(reading: other ?? -1)
    return poll(&request, 1, limit.pollMilliseconds) > 0 ? .other : .time
  }

  /// Stops the program until it is in the foreground.
  ///
  /// - Returns: False where it cannot come there.
  static func comesToForeground() -> Bool {
    // Changes nothing, but only programs in the foreground may ask for it: others are stopped.
    while tcdrain(STDIN_FILENO) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// What it was waited for.
  enum Event: Hashable {
    /// A key, as its first byte; 27 for each that has several. Nil where the terminal is gone.
    case key(UInt8?)
    /// The other descriptor can be read.
    case other
    /// The time is over.
    case time
    /// A signal is to end or stop the program, once the terminal is let go.
    case signal
  }

  /// Waits for a key, a signal, another descriptor, or until some time is over.
  ///
  /// - Parameters:
  ///   - other: Nil for none.
  ///   - limit: Nil waits until something comes.
  func wait(for other: Int32? = nil, atMost limit: Duration? = nil) -> Event {
    while true {
      var polls = [waiting.fileDescriptor, STDIN_FILENO, other ?? -1].map(pollfd.init(reading:))
      let count = poll(&polls, nfds_t(polls.count), limit?.pollMilliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      if polls[0].revents != 0 { return .signal }
      if polls[1].revents != 0 { return .key(Self.key()) }
      return polls[2].revents != 0 ? .other : .time
    }
  }

  // The rest of a key that has several bytes goes with it; of those that
  // were typed ahead none does.
  private static func key() -> UInt8? {
    guard let byte = read() else { return nil }
    // Ctrl-D that was typed before single keys came was taken for an end of the
    // input, and is left as a zero.
    if byte == 0 { return 0x04 }
    var more = pollfd(reading: STDIN_FILENO)
    while byte == 27, poll(&more, 1, 0) > 0, let next = read(),
      !(64...126).contains(next) || next == 91
    {}
    return byte
  }

  private static func read() -> UInt8? {
    var byte: UInt8 = 0
    return Glibc.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }
}
