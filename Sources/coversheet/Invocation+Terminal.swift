import NcursesTerminal
import Screens
import TerminalCore

extension Invocation {
  /// What the terminal needs to know of options and environment.
  func terminalOptions() throws(UsageError) -> TerminalOptions {
    TerminalOptions(
      type: environment["TERM"] ?? "", colorMode: colorMode.mode,
      escapeDelay: .milliseconds(environment["ESCDELAY"].flatMap { Int($0) } ?? 25),
      allowsQuestions: !arguments.has("no-query"))
  }

  /// The interface's model as the options ask for it.
  func model() throws(UsageError) -> Model {
    Model(
      theme: try theme() ?? "terminal", glyphs: arguments.has("ascii") ? .ascii : .unicode,
      isColored: colorMode.mode != .none)
  }

  /// How many colours are used, and what decided it: `--color`, then `NO_COLOR`, `CLICOLOR_FORCE`,
  /// `CLICOLOR`, then the terminal.
  var colorMode: (mode: ColorMode, reason: String) {
    switch arguments["color"] {
    case "never": return (.none, "--color=never")
    case "always": return (promised, "--color=always")
    default: break
    }
    if environment["NO_COLOR"] != nil { return (.none, "NO_COLOR") }
    if let force = environment["CLICOLOR_FORCE"], force != "0" {
      return (promised, "CLICOLOR_FORCE")
    }
    if environment["CLICOLOR"] == "0" { return (.none, "CLICOLOR=0") }
    if promised == .truecolor { return (.truecolor, "COLORTERM") }
    return (.automatic, "terminfo of \(environment["TERM"] ?? "no TERM")")
  }

  private var promised: ColorMode {
    ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .truecolor : .automatic
  }
}
