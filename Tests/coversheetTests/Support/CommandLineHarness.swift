import TestSupport
import Testing

/// A person's desk for one test: a folder to work in, a home of its own, and the program.
struct CommandLineHarness {
  /// Where the program starts; also its home.
  let folder: ScratchFolder

  /// Begins with some files, by name.
  init(_ files: [String: String] = [:]) throws { folder = try ScratchFolder(files) }

  /// The variables that every run gets: no locale, no configuration of the machine.
  var environment: [String] {
    [
      "HOME=\(folder.path)", "XDG_STATE_HOME=\(folder("state"))",
      "COVERSHEET_DATA=\(Checkout.path)",
      // Swift's own crash reporter would take the terminal and ask what to do.
      "SWIFT_BACKTRACE=enable=no",
    ]
  }

  /// Runs the program in the folder.
  ///
  /// - Parameter more: Variables besides the usual ones.
  func run(
    _ arguments: String..., input: String = "", environment more: [String] = [],
    byteLimit: Int? = nil
  ) throws -> Program.Outcome {
    try run(arguments, input: input, environment: more, byteLimit: byteLimit)
  }

  /// Runs the program in the folder.
  func run(
    _ arguments: [String], input: String = "", environment more: [String] = [],
    byteLimit: Int? = nil
  ) throws -> Program.Outcome {
    // Of several variables with one name the last counts.
    try Program.run(
      arguments, in: folder.path, input: input, environment: environment + more,
      byteLimit: byteLimit)
  }

  /// Runs a line of the shell in the folder; `$0` is the program.
  func shell(_ line: String) throws -> Program.Outcome {
    try Program.run(
      ["-c", line, Program.path("coversheet")], of: "/bin/sh", in: folder.path,
      environment: environment + ["PATH=/bin:/usr/bin"])
  }

  /// Opens the program in a terminal.
  func open(
    _ arguments: String..., environment more: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try open(arguments, environment: more, columns: columns, rows: rows)
  }

  /// Opens the program in a terminal.
  ///
  /// - Parameter type: `TERM`; nil for none.
  func open(
    _ arguments: [String], type: String? = "xterm-256color", environment more: [String] = [],
    columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: Program.path("coversheet"), arguments, type: type, environment: environment + more,
      columns: columns, rows: rows)
    terminal.belongings = folder
    return terminal
  }

  /// Opens the program in a terminal whose shell stands in the folder.
  func openHere(
    _ arguments: String..., columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\"", folder.path, Program.path("coversheet")] + arguments,
      type: "xterm-256color", environment: environment, columns: columns, rows: rows)
    terminal.belongings = folder
    return terminal
  }

  /// A shell in the folder, with job control, as people have it; `$COVERSHEET` is the program.
  func openShell(columns: Int = 100, rows: Int = 60) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", "cd \"$0\" && exec bash --norc --noprofile -i", folder.path],
      type: "xterm-256color",
      environment: environment + ["PS1=ready> ", "COVERSHEET=\(Program.path("coversheet"))"],
      columns: columns, rows: rows)
    terminal.belongings = folder
    try terminal.expect("ready>")
    return terminal
  }
}
