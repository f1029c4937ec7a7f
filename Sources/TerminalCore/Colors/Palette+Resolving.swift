/// A style as it is drawn.
package struct ResolvedStyle: Equatable, Sendable {
  /// The color of the character.
  package var foreground: Color
  /// The color of the patch behind it.
  package var background: Color
  /// The style's own, and those that speak for a role without a color.
  package var attributes: Attributes
}

extension Palette {
  /// What a style looks like in this theme.
  ///
  /// A role that has no color of its own here still says something: `dim` and `line` are dim, what
  /// wants to be noticed is bold. Black in few colors is never bold.
  package func resolved(_ style: Style) -> ResolvedStyle {
    if !isColored {
      return ResolvedStyle(
        foreground: .standard, background: .standard,
        attributes: style.attributes.union(style.foreground.emphasis))
    }
    let foreground = self[style.foreground]
    return ResolvedStyle(
      foreground: foreground, background: self[style.background],
      attributes: attributes(of: style, in: foreground))
  }

  private func attributes(of style: Style, in foreground: Color) -> Attributes {
    let isPlain = style.foreground != .text && foreground == self[.text]
    var attributes = style.attributes
    if isPlain { attributes.formUnion(style.foreground.emphasis) }
    // Terminals of eight colors draw a bold one as its bright twin: black would be a gray, and what
    // is to be seen first the faintest.
    if hasFewColors, foreground == .ansi(0) { attributes.remove(.bold) }
    return attributes
  }
}

extension Role {
  /// What speaks for the role where its color does not.
  fileprivate var emphasis: Attributes {
    switch self {
    case .dim, .line, .edge: .dim
    case .accent, .critical, .warning: .bold
    case .background, .surface, .surfaceSelected, .text, .quiet, .success, .tint1, .tint2, .tint3,
      .tint4, .tint5, .tint6:
      []
    }
  }
}
