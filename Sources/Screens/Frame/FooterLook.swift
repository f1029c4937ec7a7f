import TerminalCore

/// All that the last row depends on where nothing lies on top.
struct FooterLook: Equatable {
  let columns: Int
  let glyphs: Glyphs
  /// The acts that are of use, the main one first.
  let acts: [Entry]
  /// Help and the way back, at the trailing side.
  let help: Entry?
  /// The key that goes back, or else leaves.
  let back: Entry?

  /// What can be done with a key.
  struct Entry: Equatable {
    let control: ControlID
    let key: Shortcut
    let label: String
    /// Why it cannot be done now; nil where it can.
    let reason: String?
  }

  /// The row, laid out.
  var part: Part {
    LastRow(columns: columns, glyphs: glyphs)
      .part(
        acts.map { $0.part(glyphs) }, help: help?.part(glyphs, blanks: 1),
        back: back?.part(glyphs, blanks: 1)
      )
      .arranged(columns: columns, glyphs: glyphs).element
  }
}

extension FooterLook.Entry {
  /// Its key and what it is called.
  ///
  /// - Parameter blanks: Those behind it.
  func part(_ glyphs: Glyphs, blanks: Int = 2) -> Part {
    .text([
      TextRun(key.hint(glyphs).before(label), reason == nil ? .accent : .dim, .bold),
      TextRun(" \(label)" + String(repeating: " ", count: blanks), .dim),
    ]).identified(.control(control)).meaning(.button, label: label, whyDisabled: reason)
  }
}
