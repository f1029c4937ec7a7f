import TerminalCore

extension Control {
  /// What concerns the program as a whole.
  static let program: [Control] = [
    Control(
      "commands", .commands, [Shortcut(":"), .control("p")], in: .program, footer: 7,
      act: { model, scene in model.openCommands(scene) }),
    Control(
      "help", .help, [Shortcut("?")], in: .program,
      act: { model, _ in
        model.layers.append(.help(HelpList()))
        return []
      }),
    Control(
      "back", .back, [Shortcut(.escape)], in: .program, footer: 0,
      label: { model, scene in
        guard model.canLeaveLayer(scene), !scene.isLookingBack else { return nil }
        return scene.phoneLayer.flatMap { scene.state.choices(of: $0).last }
          .flatMap { $0.isWayOut ? $0.title : nil }
      },
      when: { model, scene in
        .when(
          model.canGoBack || scene.isLookingBack || model.canLeaveLayer(scene),
          else: Words.nothingToGoBack)
      },
      act: { model, scene in
        if model.returnsToPresent(scene) { return model.show(.present, scene) }
        if model.canLeaveLayer(scene), let layer = scene.phoneLayer {
          return model.leave(layer, scene)
        }
        model.goBack(scene)
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
  fileprivate func canLeaveLayer(_ scene: Scene) -> Bool {
    focus == .phone && phoneLayer(in: scene) != nil
  }

  fileprivate var canGoBack: Bool {
    if search != nil || filter != nil { return true }
    return inspector.isZoomed || focus == .inspector
  }

  fileprivate mutating func goBack(_ scene: Scene) {
    if !inspector.isZoomed, focus == .phone {
      if search != nil { return endSearch() }
      if filter != nil { return clearFilter(scene) }
    }
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
    if isError { note(refusal: text) }
  }
}
