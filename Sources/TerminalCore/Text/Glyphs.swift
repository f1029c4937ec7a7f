/// What the interface itself draws with: lines, edges, the mark for a cut.
package enum Glyphs: Hashable, Sendable {
  case unicode
  /// `--ascii`: nothing of ours beyond 7 bits.
  case ascii
  /// `--accessible`: marks are words, and nothing is drawn that is only to be looked at.
  case words

  /// Stands where text was cut.
  package var ellipsis: String {
    switch self {
    case .unicode, .words: "…"
    case .ascii: "..."
    }
  }
  /// The same where a part of the interface cuts what it shows: `…` may be the text's own.
  package var cut: String {
    switch self {
    case .unicode: "⋯"
    case .ascii: "..."
    case .words: "…"
    }
  }

  /// A line along a row.
  var horizontal: Character {
    switch self {
    case .unicode: "─"
    case .ascii, .words: "-"
    }
  }
  /// A line along a column.
  var vertical: Character {
    switch self {
    case .unicode: "│"
    case .ascii, .words: "|"
    }
  }

  /// The corner of a box, by its physical place.
  func corner(top: Bool, left: Bool, isRounded: Bool = false) -> Character {
    guard self == .unicode else { return "+" }
    switch (top, left) {
    case (true, true): return isRounded ? "╭" : "┌"
    case (true, false): return isRounded ? "╮" : "┐"
    case (false, true): return isRounded ? "╰" : "└"
    case (false, false): return isRounded ? "╯" : "┘"
    }
  }
}
