import Interaction
import Screens
import Sessions
import TerminalCore

/// How one picture is drawn and written: found out before anything is played, so that a wrong
/// option is all that is said.
struct PictureLook {
  /// What is drawn.
  let options: PictureOptions
  /// As what; a PNG is an SVG first.
  let format: PictureFormat
  /// Whether the SVG becomes a PNG.
  let isPNG: Bool
  /// How big it is.
  let size: Size
  /// Its colors.
  let palette: Palette
}

extension Invocation {
  /// The look that was asked for.
  ///
  /// - Parameter format: Nil for a PNG.
  func look(_ own: PictureOptions, as format: PictureFormat?) throws -> PictureLook {
    if format == nil, outputPath == nil, environment.isOutputTerminal {
      throw UsageError("a PNG is no text for a terminal; say -o FILE")
    }
    return PictureLook(
      options: own, format: format ?? .svg, isPNG: format == nil, size: try own.size(),
      palette: try pictureTheme() ?? (format ?? .svg).standardTheme)
  }

  /// A picture of the screen after keys were pressed on what was played; of none, of the phone
  /// alone, which takes no keys.
  ///
  /// - Parameter session: That of its run, perhaps with other settings.
  /// - Throws: `UsageError` for a key that does more than a picture can show.
  func picture(
    of played: PlayedInput, _ session: Session, pressing keys: [Key], _ look: PictureLook
  ) throws -> String {
    if look.options.isBare { return try barePicture(of: session, look) }
    var model = Model(
      size: look.size, glyphs: options.isASCII ? .ascii : .unicode,
      isColored: isColored(look.format), showing: look.options.screen)
    model.use(look.palette)
    model.appearance.bidi = options.bidi ?? .terminal
    var interaction = Interaction(
      played: played.opening.played(by: played.run, to: session), from: played.opening,
      model: model, locations: try locations())
    do throws(KeyBeyondScreen) {
      try interaction.press(keys)
    } catch {
      throw UsageError(
        "--keys: key \(error.number), \(Shortcut([error.key])), does more than a picture can show;"
          + " end before it")
    }
    return look.format.text(of: interaction.picture(as: look.format))
  }

  private func barePicture(of session: Session, _ look: PictureLook) throws -> String {
    let frame = session.frame(
      look.options.screen, size: look.size, palette: look.palette,
      glyphs: options.isASCII ? .ascii : .unicode, isColored: isColored(look.format),
      bidi: look.format.leavesOrder ? .terminal : (options.bidi ?? .terminal).inFiles,
      isBare: true, launcher: try locations().programs.launcher)
    return look.format.text(of: frame)
  }

  /// Writes a picture where it was asked for.
  func deliver(_ picture: String, _ look: PictureLook, _ status: ExitStatus) throws {
    if look.isPNG {
      try deliver(png(picture), status)
    } else {
      try deliver(picture, status)
    }
  }

  // Pictures have their colors whatever the terminal has; what a terminal is to show
  // follows what its owner wants.
  private func isColored(_ format: PictureFormat) -> Bool {
    format == .ansi ? colorWish ?? true : options.color != "never"
  }

  /// The theme that was asked for; nil for none, and for `auto`: a picture has no
  /// terminal that it could follow.
  func pictureTheme() throws -> Palette? { try options.theme.flatMap(palette) }
}
