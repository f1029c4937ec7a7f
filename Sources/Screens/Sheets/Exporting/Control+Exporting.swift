extension Control {
  /// What writes the screen into a file.
  static let exporting: [Control] = [
    Control(
      .export, "picture", "Write the screen into a file: SVG, HTML, PNG or text",
      also: "export screenshot svg html png picture image save file capture", [], in: .copying,
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
