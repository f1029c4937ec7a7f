extension Control {
  /// Opens the line to write something down in.
  static let jotting = Control(
    .jotting, "jot", "Write something down", [Shortcut(.function(9))], in: .program,
    act: { model, _ in
      model.open(JottingSheet())
      return []
    })
}

extension Words {
  /// What the sheet is called.
  static let jotting = "Jot something down"
}

extension ControlID {
  /// A line to write something down in.
  package static let jotting = ControlID("jotting")
}
