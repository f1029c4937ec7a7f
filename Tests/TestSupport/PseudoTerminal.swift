import Glibc

/// A terminal made of software, with a program running in it, for tests of what a person would see.
///
///     let terminal = try PseudoTerminal(running: path, ["--mono"], type: "xterm-256color")
///     try #require(terminal.waits { $0.text.contains("ready") }, "\(terminal.screen.text)")
///     terminal.send("q")
///     #expect(terminal.waitForExit() == .exited(0))
///
/// Nothing sleeps: waiting is `poll`, and ends as soon as what is waited for is there.
package final class PseudoTerminal {
  /// How a program ended.
  package enum ExitStatus: Hashable, Sendable {
    /// With this status.
    case exited(Int32)
    /// By the signal of this number.
    case signaled(Int32)

    /// From what `waitpid` reports.
    init(raw: Int32) {
      let number = raw & 0x7f
      self = number == 0 ? .exited(raw >> 8 & 0xff) : .signaled(number)
    }
  }

  /// The terminal's settings, as `stty` shows them.
  package struct Settings: Hashable, Sendable {
    /// The four sets of flags: input, output, control, local.
    package var flags: [UInt32]
    /// The control characters.
    package var characters: [UInt8]
  }

  /// What the terminal shows after everything that was read so far.
  package var screen: ScreenParser
  /// Everything that was read so far, as it came.
  package var output: [UInt8] = []
  /// When the pieces of it came, and where each ends in it.
  var pieces: [(end: Int, arrival: ContinuousClock.Instant)] = []
  /// Something that is kept until the program has ended, such as the folder that it works in.
  package var belongings: AnyObject?
  /// The program's process.
  package let process: pid_t
  let controller: Int32
  /// Kept open so that the settings can be read after the program has gone.
  private let device: Int32
  private var status: ExitStatus?

  /// Starts a program as the leader of a session of its own that this terminal controls.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - type: `TERM`; nil for none.
  ///   - environment: More variables, `NAME=value`; nothing is inherited.
  /// - Throws: `PseudoTerminalError`.
  package init(
    running executable: String, _ arguments: [String] = [], type: String?,
    environment: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws(PseudoTerminalError) {
    var (controller, device): (Int32, Int32) = (-1, -1)
    var characters = [CChar](repeating: 0, count: 64)
    guard openpty(&controller, &device, &characters, nil, nil) == 0 else {
      throw PseudoTerminalError("open a pseudo-terminal", errno)
    }
    let name = String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    // The program must not inherit them: its terminal would stay open after the test has closed it.
    for descriptor in [controller, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    Self.setSize(of: device, columns: columns, rows: rows)
    // ncurses keeps what it took for a terminal that it then refuses; under the address sanitizer
    // that would be the program's leak. Nor is a crash the sanitizer's to handle: the program gives
    // its terminal back.
    let sanitizer = "ASAN_OPTIONS=detect_leaks=0:handle_segv=0"
    let variables = environment + [sanitizer] + (type.map { ["TERM=\($0)"] } ?? [])
    process = try Self.start([executable] + arguments, variables, on: name)
    self.controller = controller
    self.device = device
    screen = ScreenParser(columns: columns, rows: rows)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(controller)
    close(device)
  }

  /// Changes the window's size; the program gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(of: controller, columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// The settings at this moment.
  package var settings: Settings {
    var settings = termios()
    tcgetattr(device, &settings)
    return Settings(
      flags: [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag],
      characters: withUnsafeBytes(of: settings.c_cc) { Array($0) })
  }

  /// How the program ended; nil while it runs.
  package func takeExitStatus() -> ExitStatus? {
    if let status { return status }
    var raw: Int32 = 0
    guard waitpid(process, &raw, WNOHANG) == process else { return nil }
    status = ExitStatus(raw: raw)
    return status
  }

  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private static func start(
    _ words: [String], _ variables: [String], on name: String
  ) throws(PseudoTerminalError) -> pid_t {
    try SpawnedProcess.start(words, variables, leadsSession: true) { actions in
      // The first terminal that a session's leader opens becomes the one that controls it.
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }
}
