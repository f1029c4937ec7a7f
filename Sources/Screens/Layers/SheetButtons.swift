import TerminalCore

/// The two ways out of a sheet: Enter, which does what the sheet is for, and Esc.
struct SheetButtons {
  private let glyphs: Glyphs

  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  /// The buttons side by side.
  ///
  /// - Parameter act: What Enter does, in a word; nil where there is nothing to do.
  func part(_ act: String?) -> Part {
    .horizontal([
      act.map { button("deliver", Shortcut(.enter), $0) },
      button("cancel", Shortcut(.escape), ControlWords.cancel.title),
    ])
  }

  /// A button with its key.
  func button(_ id: String, _ key: Shortcut, _ title: String) -> Part {
    .text([
      TextRun("  \(key.name(glyphs))", .accent, .bold), TextRun(" \(title)", .text),
    ]).identified(.control(id)).meaning(.button, label: title)
  }
}
