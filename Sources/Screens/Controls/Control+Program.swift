import TerminalCore

extension Control {
  /// What concerns the program as a whole.
  static let program: [Control] = [
    commands,
    help,
    Control(
      .back, "back", "One level back; never leaves", [Shortcut(.escape)], in: .program, footer: 1,
      elsewhere: Words.nothingToGoBack),
    Control(
      .quit, "leave", "Leave", also: "exit quit close bye", [Shortcut("q")], in: .program,
      act: { model, scene in model.leave(scene) }),
    Control(
      .interrupt, "leave", "Leave, when pressed twice", also: "quit exit kill", [.control("c")],
      in: .program,
      act: { model, scene in interrupt(&model, scene) }),
    Control(
      .suspend, "suspend", "Stop for now; the shell’s fg comes back", also: "background shell",
      [.control("z")], in: .program, act: { _, _ in [.terminal(.suspend)] }),
    Control(
      .redraw, "redraw", "Draw the screen anew", also: "refresh repaint reload", [.control("l")],
      in: .program, act: { _, _ in [.terminal(.redraw)] }),
  ]

  // Ctrl-C leaves at once when it is pressed twice; an ordinary key in between begins anew.
  private static func interrupt(_ model: inout Model, _ scene: Scene) -> [Effect] {
    if model.pressed.wasInterrupted { return [.terminal(.quit)] }
    model.pressed.wasInterrupted = true
    model.say(leavesByKey(model, scene) ? Words.pressAgainOrQuit : Words.pressAgain)
    return []
  }

  // Tried on a copy: a sheet closes by the key, a line takes it, and a recording is asked about.
  private static func leavesByKey(_ model: Model, _ scene: Scene) -> Bool {
    var model = model
    let keys = model.keymap.control(.quit)?.shortcuts.first?.keys ?? []
    return keys.flatMap { model.press($0, scene) }.contains(.terminal(.quit))
  }
}

/// What is about the program itself.
extension ControlID {
  package static let back = ControlID("back")
  package static let quit = ControlID("quit")
  package static let interrupt = ControlID("interrupt")
  package static let suspend = ControlID("suspend")
  package static let redraw = ControlID("redraw")
}
