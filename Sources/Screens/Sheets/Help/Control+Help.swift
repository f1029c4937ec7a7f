extension Control {
  /// Opens help.
  static let help = Control(
    .help, .help, [Shortcut("?"), Shortcut(.function(1))], in: .program,
    act: { model, _ in
      model.open(HelpSheet())
      return []
    })
}

extension ControlID {
  /// Every key.
  package static let help = ControlID("help")
}
