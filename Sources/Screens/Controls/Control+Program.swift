import TerminalCore

extension Control {
  /// What concerns the program as a whole.
  static let program: [Control] = [
    commands,
    help,
    Control(
      .back, .back, [Shortcut(.escape)], in: .program, footer: 1,
      elsewhere: Words.nothingToGoBack),
    Control(
      .quit, .quit, [Shortcut("q")], in: .program, act: { model, scene in model.leave(scene) }),
    Control(
      .interrupt, .interrupt, [.control("c")], in: .program,
      act: { model, _ in model.interrupt() }),
    Control(
      .suspend, .suspend, [.control("z")], in: .program, act: { _, _ in [.terminal(.suspend)] }),
    Control(.redraw, .redraw, [.control("l")], in: .program, act: { _, _ in [.terminal(.redraw)] }),
  ]
}

extension Model {
  /// Ctrl-C: leaves at once when it is pressed twice.
  ///
  /// An ordinary key in between begins anew.
  mutating func interrupt() -> [Effect] {
    if pressed.wasInterrupted { return [.terminal(.quit)] }
    pressed.wasInterrupted = true
    say(Words.pressAgain)
    return []
  }

  /// Says something above the footer, until the next act.
  ///
  /// - Parameter isError: Draws it as a complaint, and notes it in the inspector.
  mutating func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
    if isError { inspector.note(refusal: text) }
  }
}

extension ControlID {
  /// What is about the program itself.
  package static let (
    back, quit, interrupt, suspend, redraw
  ) = (
    ControlID("back"), ControlID("quit"), ControlID("interrupt"), ControlID("suspend"),
    ControlID("redraw")
  )
}
