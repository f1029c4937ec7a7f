import Glibc
import TestSupport
import Testing

/// The probe (Tests/TerminalProbe) in a pseudo-terminal, for tests of whole sessions.
struct ProbeProgram {
  /// The terminal it runs in.
  let terminal: PseudoTerminal

  /// Types whose terminals differ: with an alternate screen or without, in color or not.
  static let types = [
    "xterm-256color", "tmux-256color", "screen", "linux", "vt100", "xterm-direct",
  ]

  /// The path of the probe: it is built beside the tests.
  static var path: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let own = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folders = [own, CommandLine.arguments[0]].map { path in
      String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    let paths = folders.map { $0 + "/terminal-probe" }
    return paths.first { access($0, X_OK) == 0 } ?? paths[0]
  }

  /// Starts it, and waits until its first frame is whole.
  init(
    _ arguments: [String] = [], type: String = "xterm-256color", columns: Int = 80, rows: Int = 24,
    // Swift's own crash reporter would take the terminal and ask what to do.
    environment: [String] = ["SWIFT_BACKTRACE=enable=no"]
  ) throws {
    terminal = try PseudoTerminal(
      running: Self.path, arguments, type: type, environment: environment, columns: columns,
      rows: rows)
    try #require(terminal.waits { $0.text.contains("end") }, "\(terminal.screen.text)")
  }

  /// A shell at its prompt, which knows the probe as `$PROBE`: what is typed then fits into a line,
  /// wherever the checkout lies.
  static func shell() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-i"], type: "xterm-256color",
      environment: ["PS1=$ ", "ENV=", "PROBE=\(path)"])
    try #require(terminal.waits { $0.text.contains("$") }, "\(terminal.screen.text)")
    return terminal
  }

  /// Waits until a line of the screen is this one.
  func expect(
    _ line: String, in row: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let came = terminal.waits { $0.lines[row] == line }
    try #require(
      came, "line \(row) never became '\(line)':\n\(terminal.screen.text)",
      sourceLocation: sourceLocation)
  }

  /// Waits until some line of the screen is this one.
  func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let came = terminal.waits { $0.lines.contains(line) }
    try #require(
      came, "no line ever became '\(line)':\n\(terminal.screen.text)",
      sourceLocation: sourceLocation)
  }

  /// Expects the terminal as it was before the program started.
  func expectGivenBack(
    _ settings: PseudoTerminal.Settings, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = terminal.screen
    #expect(terminal.settings == settings, "stty", sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, "still on the alternate screen", sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, "the cursor is hidden", sourceLocation: sourceLocation)
    let left = screen.modes.filter { $0 != 25 && $0 != 7 && $0 != 12 }
    #expect(left.isEmpty, "private modes are left on", sourceLocation: sourceLocation)
    #expect(screen.titlesAside == 0, "a title is left aside", sourceLocation: sourceLocation)
  }
}
