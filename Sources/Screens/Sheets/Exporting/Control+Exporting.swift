import TerminalCore

extension Control {
  /// What writes the screen into a file.
  static let exporting: [Control] = [
    Control(
      .export, .export, [], in: .copying,
      act: { model, scene in
        model.ask(ExportSheet(.name(ExportSheet.name(model, scene))))
        return []
      })
  ]
}

extension ControlID {
  /// What is written into a file.
  package static let export = ControlID("export")
}
