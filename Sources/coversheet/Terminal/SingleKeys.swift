import Glibc
import NcursesTerminal

/// A terminal that gives each key at once, without showing it, until it is let go.
///
/// Signals wait meanwhile, so that none ends the program with the terminal as it is.
struct SingleKeys: ~Copyable {
  private var before = termios()
  private let held: HeldSignals
  private let waiting = WaitingSignals()

  /// Nil where the input is no terminal.
  init?() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    held = HeldSignals()
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
      var polls = [waiting.fileDescriptor, STDIN_FILENO, other ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&polls, nfds_t(polls.count), limit?.pollMilliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      if polls[0].revents != 0 { return .signal }
      if polls[1].revents != 0 { return .key(Self.key()) }
      return polls[2].revents != 0 ? .other : .time
    }
  }

  // The rest of a key that has several bytes goes with it; of those that were typed ahead none does.
  private static func key() -> UInt8? {
    guard let byte = read() else { return nil }
    var more = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
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
