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
