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
  ///   - isWritten: Whether letters are written: then Enter and Esc are named, whatever the person
  ///     has for them elsewhere.
  func part(_ acts: [SheetAct], isWritten: Bool) -> Part {
    let own = isWritten ? nil : acts.map(\.key)
    let words = acts.first(where: \.isWayBack)?.words ?? ControlID.back.title
    return LastRow(columns: model.size.columns, glyphs: model.glyphs).part(
      acts.filter { !$0.isWayBack }.map { entry(named($0.key, beside: own), $0.words, blanks: 2) },
      help: help(isWritten),
      back: entry(named(Key(.escape), beside: own), words, blanks: 1))
  }

  // The person's own key for what Enter, Esc and the like do on whatever lies on top; not one that
  // does something else there.
  private func named(_ key: Key, beside own: [Key]?) -> Key {
    guard let own, let control = model.keymap.fixedControl(of: key) else { return key }
    let single = control.shortcuts.compactMap { $0.keys.count == 1 ? $0.keys[0] : nil }
    return single.contains(key) ? key : single.first { !own.contains($0) } ?? key
  }

  private func help(_ isWritten: Bool) -> Part? {
    helpKey(isWritten).map { entry($0, ControlID.help.title, blanks: 1) }
  }

  private func helpKey(_ isWritten: Bool) -> Key? {
    model.keymap.control(.help)?.shortcut(whileWriting: isWritten)?.keys.first
  }

  private func entry(_ key: Key, _ words: String, blanks: Int) -> Part {
    .text([
      TextRun(Shortcut([key]).hint(model.glyphs), .accent, .bold),
      TextRun(" \(words)" + String(repeating: " ", count: blanks), .dim),
    ]).identified(.hintKey(key)).meaning(.button, label: words)
  }
}
