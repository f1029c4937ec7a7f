import TerminalCore

extension Control {
  /// What concerns the program as a whole.
  static let program: [Control] = [
    Control(
      "help", .help, [Shortcut("?")], in: .program,
      act: { model, _ in
        model.layers.append(.help(firstRow: 0))
        return []
      }),
    Control(
      "back", .back, [Shortcut(.escape)], in: .program, footer: 0,
      when: { model, _ in .when(model.canGoBack, else: Words.nothingToGoBack) },
      act: { model, _ in
        model.goBack()
        return []
      }),
    Control("quit", .quit, [Shortcut("q")], in: .program, act: { _, _ in [.quit] }),
    Control(
      "interrupt", .interrupt, [.control("c")], in: .program,
      act: { model, _ in model.interrupt() }),
    Control("suspend", .suspend, [.control("z")], in: .program, act: { _, _ in [.suspend] }),
    Control("redraw", .redraw, [.control("l")], in: .program, act: { _, _ in [.redraw] }),
  ]
}

extension Model {
  fileprivate var canGoBack: Bool { inspector.isZoomed || focus == .inspector }

  fileprivate mutating func goBack() {
    inspector.isZoomed = false
    inspector.followsLog = false
    focus = .phone
  }

  /// Ctrl-C: leaves at once when it is pressed twice.
  mutating func interrupt() -> [Effect] {
    if wasInterrupted { return [.quit] }
    wasInterrupted = true
    say(Words.pressAgain)
    return []
  }

  /// Says something above the footer, until the next act.
  mutating func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }
}
