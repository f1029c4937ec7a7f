extension Control {
  /// Opens the command line.
  static let commands = Control(
    .commands, "commands", "Find any command, or type a scenario line; completes as you type",
    also: "palette", [Shortcut(":"), .control("p")], in: .program, footer: 12,
    act: { model, scene in model.openCommands(scene) })
}

extension ControlID {
  /// The command line.
  package static let commands = ControlID("commands")
}
