import TerminalCore

/// A control in the middle of a pane: its key, and what it does.
struct ControlHint {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The controls side by side, in the middle; those that the table lacks are left out.
  func part(_ hints: [(id: ControlID, words: String)]) -> Part {
    .horizontal(spacing: 3, [.spacer()] + hints.map(part) + [.spacer()])
  }

  /// The controls side by side from the leading side on.
  ///
  /// - Parameter mayDrop: Whether the last are left out where there is no room for all.
  func parts(_ hints: [(id: ControlID, words: String)], mayDrop: Bool = false) -> Part {
    .horizontal(spacing: 2, hints.map { mayDrop ? part($0)?.droppable() : part($0) })
  }

  private func part(_ hint: (id: ControlID, words: String)) -> Part? {
    guard let key = model.keymap.control(hint.id)?.shortcuts.first else { return nil }
    return .text([
      TextRun(key.hint(model.glyphs), .accent, .bold), TextRun(" \(hint.words)", .dim),
    ]).identified(.control(hint.id)).meaning(.button, label: hint.words)
  }
}
