import NcursesTerminal
import Screens
import Sessions
import TerminalCore

extension Invocation {
  /// What the terminal needs to know of options, configuration and environment.
  func terminalOptions(_ configuration: Configuration) -> TerminalOptions {
    let type = environment["TERM"] ?? ""
    return TerminalOptions(
      type: type, colorMode: colorMode(configuration).value,
      escapeDelay: .milliseconds(environment["ESCDELAY"].flatMap { Int($0) } ?? 25),
      allowsQuestions: !asksNothing(configuration),
      asksBackground: themeName(configuration).value == "auto",
      multiplexer: Multiplexer(
        type: type, isTmux: environment["TMUX"] != nil, isScreen: environment["STY"] != nil))
  }

  /// The interface's model as options and configuration ask for it.
  ///
  /// - Throws: Where the theme that was named cannot be had.
  func model(_ configuration: Configuration) throws -> Model {
    var model = Model(
      glyphs: arguments.has("ascii") || configuration.usesASCII == true ? .ascii : .unicode,
      isColored: colorMode(configuration).value != .none,
      reducesMotion: arguments.has("reduce-motion") || configuration.reducesMotion == true,
      density: configuration.density ?? .comfortable)
    model.keymap = configuration.keymap
    model.linkFolder = environment.workingDirectory
    let name = themeName(configuration).value
    if let palette = try palette(named: name) {
      model.use(palette)
    } else if !asksNothing(configuration) {
      model.followTerminal()
    }
    return model
  }

  /// How many colours are used, and what decided it: `--color`, then the configuration, then `NO_COLOR`,
  /// `CLICOLOR_FORCE`, `CLICOLOR`, then the terminal.
  func colorMode(_ configuration: Configuration) -> Decided<ColorMode> {
    let wishes = [(arguments["color"], "--color"), (configuration.color, "color in config.json")]
    for (wish, name) in wishes {
      if wish == "never" { return Decided(value: .none, reason: "\(name)=never") }
      if wish == "always" { return Decided(value: promised, reason: "\(name)=always") }
    }
    if environment["NO_COLOR"] != nil { return Decided(value: .none, reason: "NO_COLOR") }
    if let force = environment["CLICOLOR_FORCE"], force != "0" {
      return Decided(value: promised, reason: "CLICOLOR_FORCE")
    }
    if environment["CLICOLOR"] == "0" { return Decided(value: .none, reason: "CLICOLOR=0") }
    return terminalColorMode
  }

  private var terminalColorMode: Decided<ColorMode> {
    promised == .truecolor
      ? Decided(value: .truecolor, reason: "COLORTERM")
      : Decided(value: .automatic, reason: "terminfo of \(environment["TERM"] ?? "no TERM")")
  }

  private var promised: ColorMode {
    ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .truecolor : .automatic
  }
}
