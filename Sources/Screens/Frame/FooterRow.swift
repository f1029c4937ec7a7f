import TerminalCore

/// The one form of the last row: acts at the left, help and the way back at the right.
struct FooterRow {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// What stays the longest where there is little room; help always does.
  enum Keeping {
    /// Ranks for `droppable`: where columns are short the lowest rank is left out first.
    static let (other, back, main) = (0, 2, 3)
  }

  /// The row of what lies on top of everything else.
  ///
  /// - Parameters:
  ///   - acts: The main one first; what Esc does is at the end.
  ///   - isWritten: Whether letters are written.
  func part(_ acts: [SheetAct], isWritten: Bool) -> Part {
    LastRow(columns: model.size.columns, glyphs: model.glyphs).part(
      acts.filter { !$0.isWayBack }.map { entry($0.key, $0.words, blanks: 2) },
      help: help(isWritten), back: back(acts.first(where: \.isWayBack)?.words))
  }

  private func back(_ words: String?) -> Part {
    entry(Key(.escape), words ?? ControlID.back.title, blanks: 1)
  }

  private func help(_ isWritten: Bool) -> Part? {
    helpKey(isWritten).map { entry($0, ControlID.help.title, blanks: 1) }
  }

  private func helpKey(_ isWritten: Bool) -> Key? {
    let shortcuts = model.keymap.control(.help)?.shortcuts ?? []
    return (isWritten ? shortcuts.first { !$0.isTyped } : shortcuts.first)?.keys.first
  }

  private func entry(_ key: Key, _ words: String, blanks: Int) -> Part {
    .text([
      TextRun(Shortcut([key]).hint(model.glyphs), .accent, .bold),
      TextRun(" \(words)" + String(repeating: " ", count: blanks), .dim),
    ]).identified(.hintKey(key)).meaning(.button, label: words)
  }
}
