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

  /// The color of what is selected, which is reversed: that of the theme where it says which.
  var selectedInk: Role {
    switch self {
    case .patch: .accent
    case .plain, .box: .text
    }
  }
}

extension Element {
  /// The look of what is selected: reversed, in color where the theme says which.
  func selected(in style: CardStyle) -> Self {
    filled(.surfaceSelected, style.selectedInk, .reverse)
  }

  /// A row behind the marker of the selection, reversed where the keys go to it.
  func selected(_ isSelected: Bool, isReversed: Bool, in style: CardStyle, by marks: Marks) -> Self
  {
    (isReversed ? selected(in: style) : self).marked(isSelected, by: marks)
  }

  /// With the marker of the selection before it, as high as it is: it
  /// stands before what is reversed.
  func marked(_ isSelected: Bool, by marks: Marks) -> Self {
    let marker: Self = isSelected ? .repeated(marks.selected, .accent, .bold) : .empty
    return .horizontal([marker.sized(columns: 1), growing()])
  }
}
