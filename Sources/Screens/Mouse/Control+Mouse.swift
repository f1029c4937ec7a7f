extension Control {
  /// What concerns the mouse, and what it can do besides.
  static let mouse: [Control] = [
    Control(
      .mouse, "mouse",
      "Leave the mouse to the terminal, so that text can be selected, or take it back",
      also: "select text capture", [Shortcut("%")], in: .program,
      label: { model, _ in Words.mouseNow(model.pointer.capturesMouse) },
      act: { model, _ in
        model.pointer.capturesMouse.toggle()
        model.pointer.grip = nil
        model.say(Words.mouse(isCaptured: model.pointer.capturesMouse))
        return []
      }),
    splitter(
      .narrower, ControlWords("narrower phone", "Move the line between the panes back"), "{", -4),
    splitter(.wider, ControlWords("wider phone", "Move the line between the panes on"), "}", 4),
  ]

  private static func splitter(
    _ id: ControlID, _ words: ControlWords, _ key: String, _ columns: Int
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .inspector,
      when: { model, _ in
        .when(model.layout.hasInspector && model.layout.hasPhone, else: Words.onePaneOnly)
      },
      act: { model, _ in
        let before = model.layout.phoneColumns
        model.inspector.room.phoneColumns = before + columns
        model.inspector.room.phoneColumns = model.layout.phoneColumns
        if model.layout.phoneColumns == before { model.say(Words.noFurther) }
        return [.rememberChoices(Choices(phoneColumns: model.layout.phoneColumns))]
      })
  }
}

/// The mouse, and the divider between the panes.
extension ControlID {
  package static let mouse = ControlID("mouse")
  package static let narrower = ControlID("narrower")
  package static let wider = ControlID("wider")
}
