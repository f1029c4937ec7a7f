/// A color as an app's files name it: a slot of a base16 scheme, a plain word, or `#rrggbb` (C16).
package enum Tint: Hashable, Sendable {
  /// Drawn as the theme draws it.
  case hue(Hue)
  /// As 0xRRGGBB.
  case rgb(UInt32)

  /// The colors that have a word.
  package enum Hue: String, CaseIterable, Sendable {
    case white, gray, red, orange, yellow, green, cyan, blue, purple
  }

  /// Reads a name; nil for one that names no color.
  package init?(_ name: String) {
    if let hue = Self.names.first(where: { $0.name == name.lowercased() })?.hue {
      self = .hue(hue)
    } else if name.hasPrefix("#"), name.utf8.count == 7, name.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(name.dropFirst(), radix: 16)
    {
      self = .rgb(number)
    } else {
      return nil
    }
  }

  /// As a file names it.
  package var name: String {
    switch self {
    case .hue(let hue): hue.rawValue
    case .rgb(let number): "#" + String(number | 0x1_000_000, radix: 16).dropFirst()
    }
  }

  /// The word that comes nearest: by the angle on the wheel of colors, pink for red; white or gray
  /// for what has hardly any color.
  package var nearestHue: Hue {
    switch self {
    case .hue(let hue): hue
    case .rgb(let number): Hue(number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    }
  }

  /// Every name, as suggestions need them.
  package static let allNames = names.map(\.name)

  private static let slots: [(name: String, hue: Hue)] = [
    ("base03", .gray), ("base04", .gray), ("base05", .white), ("base06", .white),
    ("base07", .white), ("base08", .red), ("base09", .orange), ("base0a", .yellow),
    ("base0b", .green), ("base0c", .cyan), ("base0d", .blue), ("base0e", .purple),
    ("base0f", .orange), ("gray", .gray),
  ]

  private static let names = slots + Hue.allCases.map { (name: $0.rawValue, hue: $0) }
}

extension Tint.Hue {
  // Shares of red, green and blue, each 0 to 255.
  fileprivate init(_ red: UInt32, _ green: UInt32, _ blue: UInt32) {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let brightest = max(red, green, blue)
    let span = brightest - min(red, green, blue)
    guard span >= 32 else {
      self = brightest >= 192 ? .white : .gray
      return
    }
    // In degrees, from -60 to 300.
    let angle =
      switch brightest {
      case red: 60 * (green - blue) / span
      case green: 120 + 60 * (blue - red) / span
      default: 240 + 60 * (red - green) / span
      }
    self =
      switch angle {
      case ..<15: .red
      case ..<45: .orange
      case ..<70: .yellow
      case ..<160: .green
      case ..<195: .cyan
      case ..<250: .blue
      default: .purple
      }
  }
}
