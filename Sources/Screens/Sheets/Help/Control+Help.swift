extension Control {
  /// Opens help.
  static let help = Control(
    .help, "help", "Show every key", also: "keys shortcuts manual bindings",
    [Shortcut("?"), Shortcut(.function(1))], in: .program,
    act: { model, _ in
      model.open(HelpSheet())
      return []
    })
}

extension ControlID {
  /// Every key.
  package static let help = ControlID("help")
}
