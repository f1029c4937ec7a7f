import Glibc
import Notifications
import Screens
import Sessions
import TerminalCore

extension CommandSpec {
  static let render = CommandSpec(
    name: "render", synopsis: "WHAT",
    summary: "draw one picture, exactly what the screen would show",
    examples: [
      ("coversheet render Messages.app", "the list as text"),
      ("coversheet render day.scenario --format=svg --theme=dark -o day.svg", "a picture to send"),
    ],
    options: [
      .at, .theme, .output,
      Option(
        name: "screen", value: "SCREEN", choices: PicturedScreen.allCases.map(\.rawValue),
        summary: "what to draw; as it is if not said"),
      Option(name: "size", value: "COLUMNSxROWS", summary: "how big; 80x24 if not said"),
      Option(
        name: "format", value: "FORMAT",
        choices: PictureFormat.allCases.map(\.rawValue) + [pngFormat],
        summary: "how to write it; text if not said; png with rsvg-convert or its like"),
    ],
    common: Option.playing + Option.verdict + [.color, .ascii, .bidi]
  ) { invocation in
    try invocation.expectAtMost(1)
    let run = try invocation.headlessRun()
    let status = invocation.status(of: run)
    if invocation.arguments["format"] == pngFormat {
      try invocation.deliverPNG(of: run.session, status)
    } else {
      try invocation.deliver(try invocation.picture(of: run.session), status)
    }
    return status
  }

  private static let pngFormat = "png"
}

extension Invocation {
  fileprivate func picture(of session: Session) throws -> String {
    try picture(
      of: session, as: arguments["format"].flatMap(PictureFormat.init(rawValue:)) ?? .text)
  }

  fileprivate func deliverPNG(of session: Session, _ status: ExitStatus) throws {
    if outputPath == nil, isatty(STDOUT_FILENO) == 1 {
      throw UsageError("a PNG is no text for a terminal; say -o FILE")
    }
    try deliver(try PNGPicture(picture(of: session, as: .svg)).bytes, status)
  }

  private func picture(of session: Session, as format: PictureFormat) throws -> String {
    let screen = arguments["screen"].flatMap(PicturedScreen.init(rawValue:)) ?? .asIs
    let frame = session.frame(
      screen, size: try size(), palette: try theme() ?? format.standardTheme,
      glyphs: arguments.has("ascii") ? .ascii : .unicode, isColored: arguments["color"] != "never",
      bidi: format.leavesOrder ? .terminal : arguments["bidi"].flatMap(Bidi.init) ?? .terminal,
      launcher: try surroundings().programs.launcher)
    return format.text(of: frame)
  }

  // A picture has no terminal that `auto` could follow.
  private func theme() throws -> Palette? { try arguments["theme"].flatMap(palette) }

  private func size() throws(UsageError) -> Size {
    guard let text = arguments["size"] else { return Size(columns: 80, rows: 24) }
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
      throw UsageError("--size takes COLUMNSxROWS up to 1000, such as 100x40, not “\(text)”")
    }
    return Size(columns: parts[0], rows: parts[1])
  }
}

extension PictureFormat {
  /// L34: whoever shows an SVG or HTML file puts its words in order.
  fileprivate var leavesOrder: Bool {
    switch self {
    case .text, .styled, .ansi: false
    case .svg, .html: true
    }
  }

  // A picture has no terminal whose colors it could take.
  fileprivate var standardTheme: Palette {
    switch self {
    case .text, .styled, .ansi: .terminal
    case .svg, .html: .dark
    }
  }
}
