/// A look in the terms of SVG and HTML.
struct FileLook: Hashable {
  /// The color of the characters, reverse and dim carried out.
  let foreground: RGB
  /// Nil where nothing but the frame's own background is behind.
  let background: RGB?
  /// What is left for the format: bold, italic, underline.
  let attributes: Attributes

  /// Resolves a style; reverse is carried out, and dim mixed into the color,
  /// which neither format has.
  init(_ style: Style, in palette: Palette) {
    self.init(palette.resolved(style), in: palette)
  }

  /// Resolves the look of a run.
  init(_ run: CellRun, in palette: Palette) {
    self.init(run.look ?? palette.resolved(run.style), in: palette)
  }

  private init(_ look: ResolvedStyle, in palette: Palette) {
    var front = palette.number(of: look.foreground, otherwise: .text)
    var back = palette.number(of: look.background, otherwise: .background)
    // Before the two are exchanged: what is faint is the style's own color, also where it is behind
    // the words. Three fifths of it are still read well.
    if look.attributes.contains(.dim) { front = front.mixed(40, with: back) }
    if look.attributes.contains(.reverse) { (front, back) = (back, front) }
    foreground = front
    background = back == palette.fileBackground ? nil : back
    attributes = look.attributes.subtracting([.reverse, .dim])
  }
}

extension Palette {
  /// What a file has behind everything.
  var fileBackground: RGB { number(of: .background) }

  /// The color of a role in numbers.
  package func number(of role: Role) -> RGB { number(of: self[role], otherwise: role) }

  /// The color in numbers; a terminal's own colors get usual ones.
  func number(of color: Color, otherwise role: Role) -> RGB {
    switch color {
    case .standard: role == .text ? RGB(0xE4E7EC) : RGB(0x14171C)
    case .ansi(let index): .ansi(index)
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}
