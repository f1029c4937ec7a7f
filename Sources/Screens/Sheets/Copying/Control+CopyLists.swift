extension Control {
  /// What is copied by a letter and a choice: code, the screen, everything else.
  static let copyLists: [Control] = [
    list(
      .copyCode,
      ControlWords(
        "code", "Copy code or a line for a shell", also: "clipboard swift simctl curl shell"), "yc",
      [.copySimctl, .copySwift, .copyCategory, .copyRequest]),
    list(
      .copyPicture,
      ControlWords("screen", "Keep the screen: picture or text", also: "clipboard screenshot"),
      "ys", [.export, .copyScreen]),
    list(
      .copyOther,
      ControlWords("more", "Copy something else", also: "clipboard name json token line file"),
      "yy", [.copyName, .copyLine, .copyJSON, .copyToken, .savePayload]),
  ]

  private static func list(
    _ id: ControlID, _ words: ControlWords, _ keys: String, _ controls: [ControlID]
  ) -> Control {
    Control(
      id, words, [Shortcut(keys)], in: .copying,
      act: { model, scene in
        var list = CopyList(
          title: words.summary, controls: controls,
          // The screen is kept whatever is selected.
          subject: id == .copyPicture ? nil : model.copied(in: scene))
        let first = controls.firstIndex { id in
          Control.with(id).map { Bindings(model, scene).isEnabled($0) } ?? false
        }
        list.choice.select(first ?? 0, of: controls.count, seeing: controls.count)
        model.open(list)
        return []
      })
  }
}

/// Lists of what can be copied.
extension ControlID {
  static let copyCode = ControlID("copy-code")
  static let copyPicture = ControlID("copy-picture")
  static let copyOther = ControlID("copy-other")

  /// Whether it writes a file, for whose name it may ask, instead of the clipboard.
  var writesFile: Bool { self == .export || self == .savePayload }
}
