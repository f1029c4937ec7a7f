import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("A session in a terminal", .waitsOutside)
struct TerminalSessionTests {
  /// The settings that every pseudo-terminal begins with.
  private func freshSettings() throws -> PseudoTerminal.Settings {
    let terminal = try PseudoTerminal(running: "/bin/cat", type: nil)
    defer { terminal.signal(SIGKILL) }
    return terminal.settings
  }

  @Test("Shows a frame, reads keys, and gives the terminal back", arguments: ProbeProgram.types)
  func wholeSession(type: String) throws {
    let settings = try freshSettings()
    let probe = try ProbeProgram(["first line", "日本語 e\u{301} ok"], type: type)
    try probe.expect("terminal-probe 80x24", in: 0)
    try probe.expect("first line", in: 1)
    try probe.expect("日本語 e\u{301} ok", in: 2)
    #expect(!probe.terminal.screen.isCursorVisible || type == "vt100", "vt100 cannot hide it")
    probe.terminal.send("\u{1b}[A")
    try probe.expect("key up 0")
    probe.terminal.send("q")
    #expect(probe.terminal.waitForExit() == .exited(0))
    probe.expectGivenBack(settings)
  }

  @Test(
    "A terminal that cannot show a screen is refused in one line",
    arguments: [
      ("dumb", "terminal type 'dumb' cannot show a screen"),
      ("unknown", "unknown terminal type 'unknown'"),
      ("no-such-type", "unknown terminal type 'no-such-type'"), ("", "TERM is not set"),
      ("a\u{1b}[31mb", "unknown terminal type 'a?[31mb'"),
    ])
  func refusal(type: String, message: String) throws {
    let terminal = try PseudoTerminal(running: ProbeProgram.path, type: type, columns: 120)
    #expect(terminal.waitForExit() == .exited(2))
    let hint = "; set TERM to what your terminal is, such as xterm-256color"
    #expect(terminal.screen.lines[0] == "terminal-probe: " + message + hint)
    #expect(terminal.screen.lines[1].isEmpty)
  }

  /// Every signal that ends a process that does not handle it and that can be handled; 32 and
  /// 33 belong to the C library.
  static let ending: [Int32] =
    (1...31).filter {
      ![SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH].contains(
        $0)
    } + (34...64)

  @Test(
    "Every signal that ends the program gives the terminal back first: 128+n, or death by it",
    arguments: ending)
  func signals(number: Int32) throws {
    let settings = try freshSettings()
    let probe = try ProbeProgram()
    probe.terminal.signal(number)
    let withImage = [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU,
    ]
    #expect(
      probe.terminal.waitForExit()
        == (withImage.contains(number) ? .signaled(number) : .exited(128 + number)))
    probe.expectGivenBack(settings)
  }

  @Test(
    "A signal from outside is no crash: Swift’s reporter takes no terminal and asks nothing",
    arguments: [SIGQUIT, SIGSEGV, SIGABRT])
  func sentFromOutside(number: Int32) throws {
    let settings = try freshSettings()
    let probe = try ProbeProgram(environment: [
      "SWIFT_BACKTRACE=enable=yes,interactive=yes,color=no", "PATH=/usr/bin:/bin",
    ])
    probe.terminal.signal(number)
    #expect(probe.terminal.waitForExit() == .signaled(number))
    probe.expectGivenBack(settings)
    #expect(!probe.terminal.screen.text.contains("Press space"), "\(probe.terminal.screen.text)")
  }

  @Test(
    "A terminal that says it is larger than any is taken to be as large as there are some",
    arguments: [(65_535, 24), (32_768, 24), (80, 65_535), (80, 32_768)])
  func immense(columns: Int, rows: Int) throws {
    let size = (columns: min(columns, 4096), rows: min(rows, 1024))
    let probe = try ProbeProgram(columns: columns, rows: rows)
    try probe.expect("terminal-probe \(size.columns)x\(size.rows)", in: 0)
    let resized = try ProbeProgram()
    resized.terminal.resize(columns: columns, rows: rows)
    try resized.expect("size \(size.columns) \(size.rows)")
  }

  @Test("A crash gives the terminal back before the system reports it")
  func crash() throws {
    let settings = try freshSettings()
    let probe = try ProbeProgram()
    probe.terminal.send("!")
    let status = probe.terminal.waitForExit()
    #expect(
      [.signaled(SIGILL), .signaled(SIGTRAP)].contains(status), "\(String(describing: status))")
    probe.expectGivenBack(settings)
  }

  @Test("The window's new size is shown", arguments: [(40, 12), (120, 40), (20, 5)])
  func resize(columns: Int, rows: Int) throws {
    let probe = try ProbeProgram()
    probe.terminal.resize(columns: columns, rows: rows)
    try probe.expect("terminal-probe \(columns)x\(rows)".prefix(columns).description, in: 0)
    try probe.expect("size \(columns) \(rows)")
    try probe.expect("end", in: rows - 1)
  }

  @Test(
    "The whole window is painted, whatever LINES and COLUMNS say", arguments: ProbeProgram.types,
    [(10, 30), (60, 200)])
  func exportedSize(type: String, other: (rows: Int, columns: Int)) throws {
    let probe = try ProbeProgram(
      ["first line"], type: type,
      environment: [
        "SWIFT_BACKTRACE=enable=no", "LINES=\(other.rows)", "COLUMNS=\(other.columns)",
      ])
    try probe.expect("terminal-probe 80x24", in: 0)
    try probe.expect("end", in: 23)
  }

  @Test("Ctrl-Z hands the terminal to the shell, fg takes it again and paints everything")
  func suspension() throws {
    let terminal = try ProbeProgram.shell()
    terminal.send("\"$PROBE\" hello\r")
    try #require(terminal.waits { $0.lines[1] == "hello" }, "\(terminal.screen.text)")
    terminal.send("\u{1a}")
    try #require(
      terminal.waits { $0.text.contains("Stopped") && !$0.isAlternate }, "\(terminal.screen.text)")
    #expect(!terminal.screen.modes.contains(1002))
    terminal.send("fg\r")
    try #require(
      terminal.waits { $0.isAlternate && $0.lines[1] == "hello" && $0.lines[23] == "end" },
      "\(terminal.screen.text)")
    terminal.send("q")
    try #require(terminal.waits { !$0.isAlternate }, "\(terminal.screen.text)")
  }

  @Test("After a stop from outside everything is painted again")
  func continuation() throws {
    let probe = try ProbeProgram(["hello"])
    probe.terminal.signal(SIGSTOP)
    probe.terminal.screen.feed("\u{1b}[2J\u{1b}[?2004l".utf8)
    probe.terminal.signal(SIGCONT)
    try probe.expect("hello", in: 1)
    #expect(probe.terminal.screen.modes.contains(2004))
  }
}
