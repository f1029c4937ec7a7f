import Interaction
import Screens
import Sessions
import TerminalCore

/// What a picture shows, and how big: for the commands that draw one.
struct PictureOptions: CommandOptions {
  /// Which screen is drawn.
  let screen: PicturedScreen
  /// Whether the phone alone is drawn.
  let isBare: Bool
  /// Whether a screen was asked for by name.
  let hasScreen: Bool
  private let sizeText: String?

  init(_ line: inout OptionReader) { self.init(&line, sizeSummary: "how big; 80x24 if not said") }

  /// - Parameter sizeSummary: What help says of `--size`.
  init(_ line: inout OptionReader, sizeSummary: String) {
    line.shares(.theme)
    let named: PicturedScreen? = line.choice(
      CommandLineOption(
        name: "screen", value: "SCREEN", choices: PicturedScreen.allCases.map(\.rawValue),
        summary: "what to draw; as it is if not said"))
    screen = named ?? .asIs
    sizeText = line.value(
      CommandLineOption(name: "size", value: "COLUMNSxROWS", summary: sizeSummary))
    isBare = line.has(Self.bare)
    hasScreen = named != nil
  }

  /// The phone without anything of the interface around it.
  static let bare = CommandLineOption(
    name: "bare", summary: "leave out status line, hints and selection")

  /// The size that was asked for, else a usual one.
  func size(else usual: Size = Size(columns: 80, rows: 24)) throws(UsageError) -> Size {
    try sizeText.map { text throws(UsageError) in try Size(option: text) } ?? usual
  }
}

extension Invocation {
  /// A picture of the present moment of a session, in the colors that were asked for.
  func picture(
    of session: Session, as format: PictureFormat, _ own: PictureOptions
  ) throws -> String {
    let frame = session.frame(
      own.screen, size: try own.size(), palette: try pictureTheme() ?? format.standardTheme,
      glyphs: options.isASCII ? .ascii : .unicode, isColored: isColored(format),
      bidi: format.leavesOrder ? .terminal : (options.bidi ?? .terminal).inFiles,
      isBare: own.isBare, launcher: try locations().programs.launcher)
    return format.text(of: frame)
  }

  /// A picture of the screen after keys were pressed on what was played.
  ///
  /// - Parameter session: The run's, perhaps with other settings.
  func picture(
    of run: HeadlessRun, _ session: Session, pressing keys: [Key], as format: PictureFormat,
    _ own: PictureOptions
  ) throws -> String {
    let opening = try silentOpening(arguments.operands).played(by: run, to: session)
    var model = Model(
      size: try own.size(), glyphs: options.isASCII ? .ascii : .unicode,
      isColored: isColored(format), showing: own.screen)
    model.use(try pictureTheme() ?? format.standardTheme)
    model.appearance.bidi = options.bidi ?? .terminal
    var interaction = Interaction(played: opening, model: model, locations: try locations())
    do throws(KeyBeyondScreen) {
      try interaction.press(keys)
    } catch {
      throw UsageError(
        "--keys: key \(error.number), \(Shortcut([error.key])), does more than a picture can show;"
          + " end before it")
    }
    return format.text(of: interaction.picture(as: format))
  }

  // Pictures have their colors whatever the terminal has; what a terminal is to show follows what its owner wants.
  private func isColored(_ format: PictureFormat) -> Bool {
    if let color = options.color, color != "auto" { return color == "always" }
    return format != .ansi || environment["NO_COLOR"] == nil
  }

  /// The theme that was asked for; nil for none, and for `auto`: a picture has no terminal that it could follow.
  func pictureTheme() throws -> Palette? { try options.theme.flatMap(palette) }
}

extension PictureFormat {
  /// The theme of what nobody chose one for: a picture has no terminal whose colors it could take.
  var standardTheme: Palette {
    switch self {
    case .text, .styled, .ansi: .terminal
    case .svg, .html: .dark
    }
  }
}
