extension Control {
  /// Opens the command line.
  static let commands = Control(
    .commands, .commands, [Shortcut(":"), .control("p")], in: .program, footer: 12,
    act: { model, scene in model.openCommands(scene) })
}

extension ControlID {
  /// The command line.
  package static let commands = ControlID("commands")
}
