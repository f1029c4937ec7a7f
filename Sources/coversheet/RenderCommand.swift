import Delivery
import Glibc
import Interaction
import Notifications
import Screens
import Sessions
import TerminalCore

extension CommandSpec {
  /// `coversheet render`: draws one frame as text or as a picture, without a terminal.
  static let render = CommandSpec(
    name: "render", synopsis: "WHAT",
    summary: "draw one picture, exactly what the screen would show",
    examples: [
      ("coversheet render Messages.app", "the list as text"),
      ("coversheet render day.scenario --theme=dark -o day.svg", "a picture to send"),
      ("coversheet render Messages.app --bare --previews=never -o hidden.png", "the phone alone"),
    ],
    options: [
      .at, .theme, .output,
      CommandLineOption(
        name: "screen", value: "SCREEN", choices: PicturedScreen.allCases.map(\.rawValue),
        summary: "what to draw; as it is if not said"),
      CommandLineOption(name: "size", value: "COLUMNSxROWS", summary: "how big; 80x24 if not said"),
      CommandLineOption(
        name: "format", value: "FORMAT",
        choices: PictureFormat.allCases.map(\.rawValue) + [pngFormat],
        summary:
          "how to write it; as the name after -o ends, else text; png with rsvg-convert or its like"
      ),
      CommandLineOption(name: "bare", summary: "leave out status line, hints and selection"),
      CommandLineOption(
        name: "previews", value: "WHEN", choices: Previews.allCases.map(\.rawValue),
        summary: "as if the phone showed previews then; as it is set if not said"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying + [.color, .ascii, .bidi]
  ) { invocation in
    try invocation.expectAtMost(1)
    let run = try invocation.headlessRun()
    let status = invocation.status(of: run)
    let session = try invocation.session(of: run)
    if let format = invocation.pictureFormat {
      try invocation.deliver(try invocation.picture(of: session, as: format), status)
    } else {
      try invocation.deliverPNG(of: session, status)
    }
    return status
  }

  fileprivate static let pngFormat = "png"
}

extension Invocation {
  /// What was said, else what the output's name ends in, else text; nil for a PNG.
  fileprivate var pictureFormat: PictureFormat? {
    if let name = arguments["format"] { return PictureFormat(rawValue: name) }
    guard let outputPath else { return .text }
    if PictureFormat.ending(of: outputPath) == CommandSpec.pngFormat { return nil }
    return PictureFormat(path: outputPath) ?? .text
  }

  // H1: what the phone is set to is what a person could set it to.
  fileprivate func session(of run: HeadlessRun) throws(UsageError) -> Session {
    var session = run.session
    guard let previews = arguments["previews"].flatMap(Previews.init(rawValue:)) else {
      return session
    }
    do throws(Refusal) {
      _ = try session.perform(.set(nil, [.previews(previews)]))
    } catch {
      throw UsageError("--previews=\(previews.rawValue): \(error.description)")
    }
    return session
  }

  fileprivate func deliverPNG(of session: Session, _ status: ExitStatus) throws {
    if outputPath == nil, isatty(STDOUT_FILENO) == 1 {
      throw UsageError("a PNG is no text for a terminal; say -o FILE")
    }
    try deliver(try PNGPicture(picture(of: session, as: .svg)).bytes, status)
  }

  fileprivate func picture(of session: Session, as format: PictureFormat) throws -> String {
    let screen = arguments["screen"].flatMap(PicturedScreen.init(rawValue:)) ?? .asIs
    let frame = session.frame(
      screen, size: try size(), palette: try theme() ?? format.standardTheme,
      glyphs: arguments.has("ascii") ? .ascii : .unicode, isColored: arguments["color"] != "never",
      bidi: format.leavesOrder ? .terminal : arguments["bidi"].flatMap(Bidi.init) ?? .terminal,
      isBare: arguments.has("bare"), launcher: try locations().programs.launcher)
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
  // A picture has no terminal whose colors it could take.
  fileprivate var standardTheme: Palette {
    switch self {
    case .text, .styled, .ansi: .terminal
    case .svg, .html: .dark
    }
  }
}
