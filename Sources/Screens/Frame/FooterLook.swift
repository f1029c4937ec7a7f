import TerminalCore

/// All that the last row depends on where nothing lies on top.
struct FooterLook: Equatable {
  let columns: Int
  let glyphs: Glyphs
  /// The acts that are of use, the main one first.
  let acts: [Entry]
  /// Help and the way back, at the trailing side.
  let ends: [Entry]

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
    let help = ends.first { $0.control == .help }.map(part)
    let back = ends.first { $0.control != .help }.map(part)
    return LastRow(columns: columns, glyphs: glyphs).part(acts.map(part), help: help, back: back)
      .arranged(columns: columns, glyphs: glyphs).element
  }

  private func part(_ entry: Entry) -> Part { entry.part(glyphs) }
}

extension FooterLook.Entry {
  /// Its key and what it is called.
  func part(_ glyphs: Glyphs) -> Part {
    .text([
      TextRun(key.name(glyphs).before(label), reason == nil ? .accent : .dim, .bold),
      TextRun(" \(label)  ", .dim),
    ]).identified(.control(control)).meaning(.button, label: label, whyDisabled: reason)
  }
}
