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
  ///   - acts: The main one first; made by `entry`.
  ///   - isWritten: Whether letters are written.
  ///   - words: What Esc does; nil where it only goes back.
  func part(_ acts: [Part?], isWritten: Bool, back words: String? = nil) -> Part {
    LastRow(columns: model.size.columns, glyphs: model.glyphs)
      .part(acts.compactMap(\.self), help: help(isWritten), back: back(words))
  }

  /// The row with what there is to say in place of the acts; where that would be cut, the way back makes room for it.
  func part(saying words: String, _ role: Role, isWritten: Bool) -> Part {
    let help = helpKey(isWritten).map { (key: $0, words: ControlID.help.title) }
    let back = (key: Key(.escape), words: ControlID.back.title)
    let ends = [help, back].compactMap(\.self).map { label($0.key, $0.words).columns }
    let fits = words.columns + ends.reduce(1, +) <= model.size.columns
    return .horizontal([
      .text(" "), Part.text(words, role, .bold).growing(), help.map { entry($0.key, $0.words) },
      fits ? entry(back.key, back.words) : nil,
    ])
  }

  /// An act of a sheet or a view.
  func entry(_ act: SheetAct) -> Part { entry(act.key, act.words) }

  private func back(_ words: String?) -> Part {
    entry(Key(.escape), words ?? ControlID.back.title)
  }

  private func help(_ isWritten: Bool) -> Part? {
    helpKey(isWritten).map { entry($0, ControlID.help.title) }
  }

  private func helpKey(_ isWritten: Bool) -> Key? {
    let shortcuts = model.keymap.control(.help)?.shortcuts ?? []
    return (isWritten ? shortcuts.first { !$0.isTyped } : shortcuts.first)?.keys.first
  }

  private func label(_ key: Key, _ words: String) -> String {
    "\(Shortcut([key]).name(model.glyphs)) \(words)  "
  }

  private func entry(_ key: Key, _ words: String) -> Part {
    .text([
      TextRun(Shortcut([key]).name(model.glyphs), .accent, .bold), TextRun(" \(words)  ", .dim),
    ]).identified(.hintKey(key)).meaning(.button, label: words)
  }
}
