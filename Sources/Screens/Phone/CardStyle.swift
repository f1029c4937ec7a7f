import TerminalCore

/// What makes a card stand out from what is behind it.
enum CardStyle: Hashable {
  /// A patch of color.
  case patch
  /// Air and a margin: the terminal's own colors have no patch that can be relied on.
  case plain
  /// A box: no color, or few, or nothing beyond ASCII.
  case box

  init(_ palette: Palette, _ glyphs: Glyphs) {
    if !palette.isColored || palette.hasFewColors || glyphs == .ascii {
      self = .box
    } else {
      self = palette.hasSurfaces ? .patch : .plain
    }
  }
}

extension Element {
  /// The look of what is selected: reversed, in color where the theme says which.
  func selected(in style: CardStyle) -> Self {
    switch style {
    case .patch: filled(.surfaceSelected, .accent, .reverse)
    case .plain, .box: filled(.surfaceSelected, .text, .reverse)
    }
  }
}
