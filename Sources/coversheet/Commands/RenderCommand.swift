import Delivery
import Notifications
import Screens
import Sessions
import TerminalCore

extension CommandSpec {
  /// `coversheet render`: draws one frame as text or as a picture, without a terminal.
  static let render = CommandSpec(
    name: "render", synopsis: "WHAT|-",
    summary: "draw one picture, exactly what the screen would show",
    examples: [
      ("coversheet render Messages.app", "the list as text"),
      ("coversheet render day.scenario --theme=dark -o day.svg", "a picture to send"),
      ("coversheet render Messages.app --bare --previews=never -o hidden.png", "the phone alone"),
      ("coversheet render Messages.app --keys='W \"pl 22\"' -o words.svg", "after some keys"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying + [.color, .ascii, .bidi]
  ) { (invocation, options: RenderOptions) in
    try invocation.expectAtMost(1)
    let drawing = try options.drawing(in: invocation)
    let look = try invocation.look(
      options.picture, as: try options.pictureFormat(at: invocation.outputPath))
    let played = try options.played(in: invocation)
    let status = invocation.status(of: played.run)
    let session = try options.session(of: played.run)
    try invocation.deliver(try drawing(played, session, look), look, status)
    return status
  }

  /// What a PNG is called among the formats and in names of files.
  static let pngFormat = "png"
}

/// What `render` takes.
private struct RenderOptions: CommandOptions {
  /// Until when it is played.
  let moment: PlayedMoment
  /// What the picture looks like.
  let picture: PictureOptions
  private let format: String?
  private let previews: Previews?
  private let keys: String?

  init(_ line: inout OptionReader) {
    moment = PlayedMoment(&line)
    line.shares(.output)
    picture = PictureOptions(&line, sizeSummary: "how big; 80x24 if not said")
    format = line.value(
      CommandLineOption(
        name: "format", value: "FORMAT",
        choices: PictureFormat.allCases.map(\.rawValue) + [CommandSpec.pngFormat],
        summary:
          "how to write it; as the name after -o ends, else text; png by rsvg-convert"
      ))
    previews = line.choice(
      CommandLineOption(
        name: "previews", value: "WHEN", choices: Previews.allCases.map(\.rawValue),
        summary: "as if the phone showed previews then; as it is set if not said"))
    keys = line.value(Self.keys)
  }

  private static let keys = CommandLineOption(
    name: "keys", value: "KEYS",
    summary: "what shows after these were pressed: W Tab ctrl-r, and \"in quotes\" what is typed")

  /// What was said, else what the output's name ends in, else text; nil for a PNG.
  func pictureFormat(at outputPath: String?) throws(UsageError) -> PictureFormat? {
    if let format {
      let named = PictureFormat(rawValue: format)
      try PictureEnding.check(outputPath, writing: [named?.fileEnding ?? format])
      return named
    }
    guard let outputPath else { return .text }
    if PictureFormat.ending(of: outputPath) == CommandSpec.pngFormat { return nil }
    if let named = PictureFormat(path: outputPath) { return named }
    try PictureEnding.check(outputPath, writing: [PictureFormat.svg.rawValue])
    return .text
  }

  // The screen counts what was not as expected, and keys look at it.
  func played(in invocation: Invocation) throws -> PlayedInput {
    try invocation.playedInput(at: moment, keepsChecks: !picture.isBare)
  }

  // H1: what the phone is set to is what a person could set it to.
  func session(of run: HeadlessRun) throws(UsageError) -> Session {
    var session = run.session
    if let previews {
      try Self.perform(
        .set(nil, [.previews(previews)]), on: &session, for: "--previews=\(previews.rawValue)")
    }
    // Keys act on the phone that is seen: what lies behind its lock is seen unlocked.
    let isLocked = session.state.pictured(as: picture.screen).device.isLocked
    if keys?.isEmpty == false, isLocked != session.state.device.isLocked {
      try Self.perform(
        .device(isLocked ? .lock : .unlock), on: &session,
        for: "--screen=\(picture.screen.rawValue)")
    }
    return session
  }

  private static func perform(
    _ command: Command, on session: inout Session, for option: String
  ) throws(UsageError) {
    do throws(Refusal) {
      _ = try session.perform(command)
    } catch {
      throw UsageError("\(option): \(error.description)")
    }
  }
}

extension RenderOptions {
  /// What draws a session that was played.
  typealias Drawing = (PlayedInput, Session, PictureLook) throws -> String

  /// - Throws: What is wrong with the keys; nothing was played yet.
  func drawing(in invocation: Invocation) throws(UsageError) -> Drawing {
    if keys != nil {
      try invocation.refuse([PictureOptions.bare], with: "--keys", "the phone alone takes no keys")
    }
    let pressed = try Self.sequence(keys ?? "").keys
    return { played, session, look in
      try invocation.picture(of: played, session, pressing: pressed, look)
    }
  }

  private static func sequence(_ text: String) throws(UsageError) -> KeySequence {
    do throws(KeySequence.UnknownKey) {
      return try KeySequence(reading: text)
    } catch {
      throw UsageError(
        "--keys: “\(error.word.visibleLine)” is no key; write keys as “coversheet help keys” names"
          + " them, with blanks between, and what is typed in quotes: W \"pl 22\" Tab")
    }
  }
}

extension Invocation {
  /// The bytes of a PNG file that shows an SVG.
  func png(_ svg: String) throws -> [UInt8] {
    try PNGPicture(svg, try locations().programs.launcher).bytes
  }
}
