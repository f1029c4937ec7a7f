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
  func part(_ acts: [Part?], isWritten: Bool) -> Part {
    let entries = acts.compactMap(\.self).enumerated().map { place, act in
      Optional(act.droppable(place == 0 ? Keeping.main : Keeping.other))
    }
    return .horizontal(
      [.text(" ")] + entries
        + [.spacer(), help(isWritten), back.droppable(Keeping.back)])
  }

  /// The row with what there is to say in place of the acts, cut where it is too long.
  func part(saying words: Part, isWritten: Bool) -> Part {
    .horizontal([
      .text(" "), words.growing(), help(isWritten), back.droppable(Keeping.back),
    ])
  }

  /// An act of a sheet or a view.
  func entry(_ act: SheetAct) -> Part { entry(act.key, act.words) }

  private var back: Part { entry(Key(.escape), ControlWords.back.title) }

  private func help(_ isWritten: Bool) -> Part? {
    let shortcuts = model.keymap.control(.help)?.shortcuts ?? []
    let shortcut = isWritten ? shortcuts.first { !$0.isTyped } : shortcuts.first
    return shortcut?.keys.first.map { entry($0, ControlWords.help.title) }
  }

  private func entry(_ key: Key, _ words: String) -> Part {
    .text([
      TextRun(Shortcut([key]).name(model.glyphs), .accent, .bold), TextRun(" \(words)  ", .dim),
    ]).identified(.hintKey(key)).meaning(.button, label: words)
  }
}
