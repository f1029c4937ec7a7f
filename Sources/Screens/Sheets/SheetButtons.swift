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
      act.map { button(Key(.enter), $0) },
      button(Key(.escape), ControlWords.cancel.title),
    ])
  }

  /// A button that does what its key does where the sheet lies on top.
  func button(_ key: Key, _ title: String) -> Part {
    words(Shortcut([key]), title).identified(.hintKey(key)).meaning(.button, label: title)
  }

  /// A key and what it does.
  func words(_ key: Shortcut, _ title: String) -> Part {
    .text([TextRun("  \(key.name(glyphs))", .accent, .bold), TextRun(" \(title)", .text)])
  }
}

extension Key {
  /// What lets something be done that is asked about.
  static let yes = Key(.character("y"))
  /// What lets it be.
  static let no = Key(.character("n"))
}
