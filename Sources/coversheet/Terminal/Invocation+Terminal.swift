import Interaction
import NcursesTerminal
import Notifications
import Screens
import TerminalCore

extension Invocation {
  /// What the terminal needs to know of options, configuration and environment.
  func terminalOptions(_ configuration: Configuration) -> TerminalOptions {
    let type = environment["TERM"] ?? ""
    return TerminalOptions(
      type: type, colorMode: colorMode(configuration).value,
      escapeDelay: .milliseconds(environment["ESCDELAY"].flatMap { Int(digits: $0) } ?? 25),
      allowsQuestions: !asksNothing(configuration),
      asksBackground: themeName(configuration).value == Appearance.auto,
      asksName: asksForBidi(configuration),
      isITerm2: environment["TERM_PROGRAM"] == "iTerm.app"
        || environment["LC_TERMINAL"] == "iTerm2",
      pictures: pictures(configuration).value, multiplexer: multiplexer,
      widths: widths(configuration).value, isLinear: isLinear(configuration))
  }

  /// Whether the screen is read and typed line by line: where it is wished, and on a
  /// terminal that can do no more.
  func isLinear(_ configuration: Configuration) -> Bool {
    options.isAccessible || configuration.isAccessible == true || environment["TERM"] == "dumb"
  }

  /// What stands between the program and the terminal.
  var multiplexer: Multiplexer {
    Multiplexer(
      type: environment["TERM"] ?? "", isTmux: environment["TMUX"] != nil,
      isScreen: environment["STY"] != nil)
  }

  /// How pictures are shown, and what decided it. Without color or with ASCII
  /// alone they are no pixels.
  func pictures(_ configuration: Configuration) -> Decided<PictureWish> {
    if options.isASCII || configuration.usesASCII == true {
      return Decided(value: .tiles, reason: "ASCII only")
    }
    let color = colorMode(configuration)
    if color.value == .none { return Decided(value: .tiles, reason: color.reason) }
    if let wish = options.pictures { return Decided(value: wish, reason: "--pictures") }
    if let wish = configuration.pictures {
      return Decided(value: wish, reason: "pictures in \(configurationName)")
    }
    return Decided(value: .auto, reason: "the default")
  }

  /// Whether the terminal is asked how wide emoji of several parts are, and what decided it. With
  /// ASCII alone it gets none.
  func widths(_ configuration: Configuration) -> Decided<WidthPolicy> {
    if options.isASCII || configuration.usesASCII == true {
      return Decided(value: .fixed, reason: "ASCII only")
    }
    if let policy = options.widths { return Decided(value: policy, reason: "--widths") }
    if let policy = configuration.widths {
      return Decided(value: policy, reason: "widths in \(configurationName)")
    }
    return Decided(value: .measured, reason: "the default")
  }

  /// The interface's model as options and configuration ask for it.
  ///
  /// - Throws: Where the theme that was named cannot be had.
  func model(_ configuration: Configuration) throws -> Model {
    var model = Model(
      glyphs: glyphs(configuration), isColored: colorMode(configuration).value != .none,
      reducesMotion: reducesMotion(configuration),
      density: .comfortable)
    if let choices = choicesFile?.choices { model.take(choices) }
    model.appearance.density = configuration.density ?? model.appearance.density
    model.keymap = configuration.keymap
    chooseBidi(configuration, for: &model)
    model.appearance.linkFolder = environment.workingDirectory
    let name = themeName(configuration).value
    model.appearance.themeSource = themeSource(configuration)
    if let palette = try palette(named: name) {
      model.use(palette)
    } else {
      model.followTerminal(on: groundsFile?.ground(of: terminalKind))
    }
    return model
  }

  /// What the interface draws its own marks with.
  func glyphs(_ configuration: Configuration) -> Glyphs {
    if isLinear(configuration) { return .words }
    return options.isASCII || configuration.usesASCII == true ? .ascii : .unicode
  }

  /// Whether nothing may move by itself.
  func reducesMotion(_ configuration: Configuration) -> Bool {
    options.reducesMotion || configuration.reducesMotion == true || isLinear(configuration)
  }

  /// Who puts words that run from right to left in order, and what decided it.
  ///
  /// Programs that use the whole screen are asked to do it themselves, and most terminals do not do
  /// it; some that do obey a sequence that ends it, others get what they turn into the right order.
  /// Left to the terminal where that is known not to be so.
  ///
  /// - Parameter name: What the terminal calls itself; nil where it was not asked or did not say.
  func bidi(_ configuration: Configuration, terminal name: String? = nil) -> Decided<Bidi> {
    if let wish = options.bidi {
      return Decided(value: wish, reason: "--bidi")
    }
    if let wish = configuration.bidi {
      return Decided(value: wish, reason: "bidi in \(configurationName)")
    }
    if let name, let bidi = Bidi(terminalNamed: name) {
      return Decided(value: bidi, reason: "XTVERSION: \(name)")
    }
    let type = environment["TERM"] ?? ""
    if let bidi = Bidi(terminalNamed: type) { return Decided(value: bidi, reason: "TERM: \(type)") }
    let isBehindAnother = environment["TMUX"] != nil || environment["STY"] != nil
    let reordering: [(isSo: Bool, bidi: Bidi, reason: String)] = [
      (environment["KITTY_WINDOW_ID"] != nil, .words, "KITTY_WINDOW_ID: it turns words"),
      (environment["MLTERM"] != nil, .runs, "MLTERM: it orders rows"),
      (environment["KONSOLE_VERSION"] != nil, .terminal, "KONSOLE_VERSION: it reorders"),
      (
        environment["TERM_PROGRAM"] == "Apple_Terminal", .terminal, "TERM_PROGRAM: it reorders"
      ),
      (
        isBehindAnother && environment["VTE_VERSION"] != nil, .terminal,
        "VTE_VERSION: out of reach"
      ),
    ]
    if let found = reordering.first(where: \.isSo) {
      return Decided(value: found.bidi, reason: found.reason)
    }
    return Decided(value: .program, reason: "the default")
  }

  /// Has a model put right-to-left words in order as is wished, else as the terminal needs it.
  func chooseBidi(_ configuration: Configuration, for model: inout Model) {
    model.appearance.wantedBidi = bidi(configuration).value
    model.appearance.asksForBidi = asksForBidi(configuration)
  }

  private func asksForBidi(_ configuration: Configuration) -> Bool {
    options.bidi == nil && configuration.bidi == nil
  }

  /// How many colors are used, and what decided it: what is wished, then the terminal.
  func colorMode(_ configuration: Configuration) -> Decided<ColorMode> {
    guard let wish = colorWish(configuration) else { return terminalColorMode }
    return Decided(value: wish.value ? promised : .none, reason: wish.reason)
  }

  /// Whether colors are wished, and what decided it: `--color`, then the configuration, then
  /// `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`; nil where it is left to the terminal.
  func colorWish(_ configuration: Configuration) -> Decided<Bool>? {
    // One that says `auto` is heard, too: what comes behind it is left to the environment.
    let (name, wish) =
      options.color.map { ("--color", $0) }
      ?? ("color in \(configurationName)", configuration.color)
    if let wish, wish != "auto" {
      return Decided(value: wish == "always", reason: "\(name)=\(wish)")
    }
    if environment["NO_COLOR"] != nil { return Decided(value: false, reason: "NO_COLOR") }
    if let force = environment["CLICOLOR_FORCE"], force != "0" {
      return Decided(value: true, reason: "CLICOLOR_FORCE")
    }
    return environment["CLICOLOR"] == "0" ? Decided(value: false, reason: "CLICOLOR=0") : nil
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
