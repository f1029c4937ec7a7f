extension Palette {
  /// The themes that need no file, the default first.
  package static let builtIn: [Palette] = [
    .terminal, .dark, .light, .highContrastDark, .highContrastLight, .redGreenSafe, .blueYellowSafe,
    .mono,
  ]

  /// A built-in theme by its name; nil when there is none.
  package static func named(_ name: String) -> Palette? { builtIn.first { $0.name == name } }

  /// The terminal's own sixteen colors: whatever the person chose there.
  ///
  /// Dim words are not "bright black", which several schemes make the background's color.
  package static let terminal = Palette(name: "terminal") { role in
    switch role {
    case .background, .surface, .surfaceSelected, .text, .dim, .line, .edge: .standard
    case .accent, .tint3, .tint4: .ansi(6)
    case .critical: .ansi(1)
    case .quiet, .tint5, .tint6: .ansi(5)
    case .success, .tint2: .ansi(2)
    case .warning, .tint1: .ansi(3)
    }
  }

  /// Light words on dark cards.
  package static let dark = Palette(name: "dark") { role in
    switch role {
    case .background: .hex(0x101318)
    case .surface: .hex(0x1E232C)
    case .surfaceSelected: .hex(0x2C3A52)
    case .text: .hex(0xE8EBF0)
    case .dim: .hex(0xA3ADBB)
    case .accent: .hex(0x7CB7FF)
    case .critical: .hex(0xFF8A80)
    case .quiet: .hex(0xC8A9FF)
    case .success: .hex(0x7DDC8F)
    case .warning: .hex(0xF2C55C)
    case .line: .hex(0x7E8998)
    case .edge: .hex(0x4F5661)
    case .tint1: .hex(0xDF954E)
    case .tint2: .hex(0x87B15A)
    case .tint3: .hex(0x00BDB6)
    case .tint4: .hex(0x64AAF0)
    case .tint5: .hex(0xB596EC)
    case .tint6: .hex(0xE589B6)
    }
  }

  /// Dark words on white cards.
  package static let light = Palette(name: "light") { role in
    switch role {
    case .background: .hex(0xE9ECF1)
    case .surface: .hex(0xFFFFFF)
    case .surfaceSelected: .hex(0xD3E3FB)
    case .text: .hex(0x171B22)
    case .dim: .hex(0x4F5866)
    case .accent: .hex(0x0A52B8)
    case .critical: .hex(0xB01C22)
    case .quiet: .hex(0x6A3BA3)
    case .success: .hex(0x14632B)
    case .warning: .hex(0x744C00)
    case .line: .hex(0x707B89)
    case .edge: .hex(0xB0B8C5)
    case .tint1: .hex(0x925303)
    case .tint2: .hex(0x476C0C)
    case .tint3: .hex(0x006F6B)
    case .tint4: .hex(0x1D66A7)
    case .tint5: .hex(0x7253A2)
    case .tint6: .hex(0x9A4571)
    }
  }

  /// No color at all: bold, dim, reverse and underline speak.
  package static let mono = Palette(name: "mono", isColored: false) { _ in .standard }
}

extension Color {
  /// A color as stylesheets write it: 0xRRGGBB.
  static func hex(_ number: UInt32) -> Color {
    let rgb = RGB(number)
    return .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue)
  }
}
