import Programs
import Scenarios
import Screens
import Sessions
import TerminalCore

extension Session {
  /// What a screen shows of the present moment.
  var scene: Scene { scene(as: .asIs, in: surroundings) }

  // Where nothing but the phone is known.
  private var surroundings: ScreenSurroundings { ScreenSurroundings(nextEventTime: nextDeadline) }

  private func scene(as picture: PicturedScreen, in surroundings: ScreenSurroundings) -> Scene {
    Scene(
      state: state.pictured(as: picture), facts: facts, undoTitle: undoTitle, redoTitle: redoTitle,
      sourceTitle: surroundings.title, nextEventTime: surroundings.nextEventTime,
      isLookingBack: isLookingBack, diagnostics: surroundings.complaints,
      failedChecks: failedChecks, dataFolder: dataFolder)
  }

  /// A picture of a screen, exactly what the interface would show.
  ///
  /// - Parameters:
  ///   - surroundings: What it tells beside the phone; nil tells what comes next.
  ///   - isBare: Whether only the phone is drawn: no status line, hint or selection.
  ///   - clockSpeed: Simulated seconds in a second where the clock goes on by itself; nil where
  ///     it stands.
  ///   - launcher: How the pictures in it are decoded; nil decodes none.
  package func frame(
    _ screen: PicturedScreen, size: Size, palette: Palette = .terminal,
    glyphs: Glyphs = .unicode, isColored: Bool = true, bidi: Bidi = .terminal,
    in surroundings: ScreenSurroundings? = nil, isBare: Bool = false, clockSpeed: Int? = nil,
    launcher: ProgramLauncher? = nil
  ) -> Frame {
    var model = Model(
      size: size, glyphs: glyphs, isColored: isColored, showing: screen, isBare: isBare)
    let scene = scene(as: screen, in: surroundings ?? self.surroundings)
    model.use(palette)
    model.appearance.bidi = bidi
    model.clockSpeed = clockSpeed
    for case .pictures(let files) in model.orders(in: scene) {
      for file in files {
        model.phone.pictures[file] = RunningDecoders.decoded(file, launcher: launcher)
      }
    }
    return model.frame(in: scene, size: size)
  }

  /// The picture that a scenario's `snapshot` asks for.
  func picture(_ request: SnapshotRequest, launcher: ProgramLauncher?) -> String {
    let screen = request.screen.flatMap(PicturedScreen.init(rawValue:)) ?? .asIs
    let size = request.size.map { Size(columns: $0.columns, rows: $0.rows) }
    var frame = frame(
      screen, size: size ?? Size(columns: 80, rows: 24), isBare: request.isBare, launcher: launcher)
    if let mask = request.mask { frame.canvas.cover(mask.matches) }
    return PictureFormat(rawValue: request.format ?? "text")?.text(of: frame) ?? frame.text
  }
}
