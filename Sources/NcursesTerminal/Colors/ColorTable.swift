internal import CNcurses
import TerminalCore

/// A style as ncurses takes it.
struct TerminalStyle {
  /// ncurses' attributes, without colors.
  let attributes: attr_t
  /// The number of the pair of colors; 0 is whatever the terminal draws with.
  let pair: Int32
  /// The same pair as numbers of colors; -1 is whatever the terminal draws with.
  let foreground, background: Int
  /// A blank in it.
  let blank: cchar_t

  init(_ attributes: attr_t, pair: Int32 = 0, foreground: Int = -1, background: Int = -1) {
    (self.attributes, self.pair) = (attributes, pair)
    (self.foreground, self.background) = (foreground, background)
    blank = Self.cell([0x20, 0], attributes, pair)
  }

  /// Up to five code points, and a zero at the end, as ncurses has them.
  func cell(_ scalars: [wchar_t]) -> cchar_t { Self.cell(scalars, attributes, pair) }

  private static func cell(
    _ scalars: [wchar_t], _ attributes: attr_t, _ pair: Int32
  ) -> cchar_t {
    var cell = cchar_t()
    var pair = pair
    setcchar(&cell, scalars, attributes, Int16(clamping: pair), &pair)
    return cell
  }
}

/// Which look each style has under the present theme.
struct ColorTable {
  /// The theme.
  private(set) var palette: Palette
  /// Colors of 24 bits that stand behind numbers.
  private(set) var slots = TrueColorSlots()
  /// What the terminal has of them.
  let depth: ColorDepth
  private let colors: Int
  private let hasDim: Bool
  // What ncurses gets for dim.
  private let dim: attr_t
  private let hasDefaultColors: Bool
  // Roles and attributes make few styles: looking through them is faster than hashing one.
  private var looks: [(style: Style, look: TerminalStyle)] = []
  private var last: (style: Style, look: TerminalStyle)?
  /// The same styles as numbers of SGR.
  var renditions = RenditionTable()

  /// Makes a table; `newterm` must have been called.
  ///
  /// - Parameters:
  ///   - mode: The wish; what the terminal has limits it.
  ///   - capabilities: What terminfo says of colors and of dim.
  init(mode: ColorMode, _ capabilities: Capabilities, palette: Palette = .terminal) {
    depth = Self.depth(for: mode, colors: capabilities.colors)
    colors = capabilities.colors
    hasDim = capabilities.hasDim
    dim = capabilities.setsAllButDim ? BlinkingDim.attribute : cn_dim()
    self.palette = palette
    if depth == .none {
      hasDefaultColors = true
    } else {
      start_color()
      hasDefaultColors = use_default_colors() == OK
    }
  }

  private static func depth(for mode: ColorMode, colors: Int) -> ColorDepth {
    if colors < 8 || mode == .none { return .none }
    if colors < 256 || mode == .sixteen { return .sixteen }
    switch mode {
    case .none, .sixteen, .palette256: return .twoHundredFiftySix
    case .truecolor: return .full
    case .automatic:
      return Capabilities.promisesTrueColor || colors > 256 ? .full : .twoHundredFiftySix
    }
  }

  /// Takes another theme.
  ///
  /// - Returns: Whether it is another one, and everything is to be painted again.
  mutating func use(_ palette: Palette) -> Bool {
    guard palette != self.palette else { return false }
    self.palette = palette
    looks = []
    last = nil
    renditions = RenditionTable()
    slots.removeAll()
    return true
  }

  /// The look of a style.
  mutating func look(of style: Style) -> TerminalStyle {
    if let last, last.style == style { return last.look }
    let look = looks.first { $0.style == style }?.look ?? newLook(of: style)
    last = (style, look)
    return look
  }

  /// What asks for a style by SGR alone; nil where something else does.
  mutating func rendition(of style: Style) -> GraphicRendition? {
    if let known = renditions.known(style) { return known.rendition }
    var bytes = look(of: style).sequence
    slots.translate(&bytes)
    return renditions.learn(style, askedForBy: bytes)
  }

  private mutating func newLook(of style: Style) -> TerminalStyle {
    let look = makeLook(of: style)
    looks.append((style, look))
    return look
  }

  private mutating func makeLook(of style: Style) -> TerminalStyle {
    let usesColor = palette.isColored && depth != .none
    var wanted = (usesColor ? palette : palette.uncolored).resolved(style)
    if usesColor { standIn(forDim: &wanted) }
    var attributes = wanted.attributes.forNcurses(dim: dim)
    guard usesColor else { return TerminalStyle(attributes) }
    var foreground = number(of: wanted.foreground, attributes: &attributes)
    var unused: attr_t = 0
    var background = number(of: wanted.background, attributes: &unused)
    if !hasDefaultColors {
      if foreground < 0 { foreground = 7 }
      if background < 0 { background = 0 }
    }
    let isStandard = (foreground, background) == (-1, -1)
    let pair = isStandard ? 0 : max(0, alloc_pair(Int32(foreground), Int32(background)))
    return TerminalStyle(attributes, pair: pair, foreground: foreground, background: background)
  }

  // Bright black says it where there is no dim; of eight colors none does.
  private func standIn(forDim style: inout TerminalCore.ResolvedStyle) {
    guard !hasDim, colors >= 16, style.attributes.contains(.dim) else { return }
    style.attributes.remove(.dim)
    style.foreground = .ansi(8)
  }

  /// The bytes that switch a plain terminal to colors beside ncurses, which has no numbers for
  /// as many as a picture has.
  func sequence(of look: TerminalCore.ResolvedStyle) -> [UInt8] {
    var attributes: attr_t = 0
    var unused: attr_t = 0
    let foreground = bytes(of: look.foreground, "setaf", 38, &attributes)
    let background = bytes(of: look.background, "setab", 48, &unused)
    return TerminalStyle(attributes).sequence + foreground + background
  }

  private func bytes(
    of color: Color, _ capability: String, _ code: Int, _ attributes: inout attr_t
  ) -> [UInt8] {
    switch color.reduced(to: depth) {
    case .standard: return []
    case .ansi(let number) where number < 16:
      let own = ownColor(Int(number), attributes: &attributes)
      return own < 0 ? [] : Capabilities.bytes(capability, own)
    case .ansi(let number) where depth == .full:
      return bytes(of: RGB.ansi(number).color, capability, code, &attributes)
    case .ansi(let number): return Capabilities.bytes(capability, Int(number))
    case .rgb(let red, let green, let blue) where colors > 256:
      return Capabilities.bytes(capability, RGB(red, green, blue).directNumber)
    case .rgb(let red, let green, let blue):
      return Array("\u{1b}[\(code);2;\(red);\(green);\(blue)m".utf8)
    }
  }

  /// The number of a color, -1 for the standard one; on eight colors brightness is an attribute.
  private mutating func number(of color: Color, attributes: inout attr_t) -> Int {
    switch color.reduced(to: depth) {
    case .standard: -1
    case .ansi(let number) where number < 16: ownColor(Int(number), attributes: &attributes)
    case .ansi(let number) where depth == .full:
      // Its number may stand for another color there.
      trueColor(RGB.ansi(number))
    case .ansi(let number): Int(number)
    case .rgb(let red, let green, let blue): trueColor(RGB(red, green, blue))
    }
  }

  private func ownColor(_ number: Int, attributes: inout attr_t) -> Int {
    if number < 8 || colors >= 16 { return number & 15 }
    // Bright black would be black: not to be seen on black. Dim says the same.
    attributes |= number == 8 ? dim : cn_bold()
    return number == 8 ? -1 : number - 8
  }

  private mutating func trueColor(_ color: RGB) -> Int {
    colors > 256 ? color.directNumber : slots.number(of: color)
  }
}

extension RGB {
  // What a `-direct` entry takes: the color itself, but for the first eight numbers, which are the
  // terminal's own.
  fileprivate var directNumber: Int { max(8, Int(red) << 16 | Int(green) << 8 | Int(blue)) }
}

extension Attributes {
  /// The attributes as ncurses has them.
  ///
  /// - Parameter dim: What it gets for dim.
  fileprivate func forNcurses(dim: attr_t) -> attr_t {
    var attributes: attr_t = 0
    if contains(.bold) { attributes |= cn_bold() }
    if contains(.dim) { attributes |= dim }
    if contains(.italic) { attributes |= cn_italic() }
    if contains(.underline) { attributes |= cn_underline() }
    if contains(.reverse) { attributes |= cn_reverse() }
    if contains(.concealed) { attributes |= cn_invisible() }
    return attributes
  }
}

extension TerminalStyle {
  /// The bytes that switch a plain terminal to this look.
  var sequence: [UInt8] {
    var bytes: [UInt8] = []
    if attributes & cn_bold() != 0 { bytes += Capabilities.bytes("bold") }
    if attributes & (cn_dim() | BlinkingDim.attribute) != 0 { bytes += Capabilities.bytes("dim") }
    if attributes & cn_italic() != 0 { bytes += Capabilities.bytes("sitm") }
    if attributes & cn_underline() != 0 { bytes += Capabilities.bytes("smul") }
    if attributes & cn_reverse() != 0 { bytes += Capabilities.bytes("rev") }
    if attributes & cn_invisible() != 0 { bytes += Capabilities.bytes("invis") }
    if foreground >= 0 { bytes += Capabilities.bytes("setaf", foreground) }
    if background >= 0 { bytes += Capabilities.bytes("setab", background) }
    return bytes
  }
}
