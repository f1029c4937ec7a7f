extension Palette {
  /// White words on black: every word at 7 to 1.
  static let highContrastDark = Palette(name: "high-contrast-dark") { role in
    switch role {
    case .background: .hex(0x000000)
    case .surface: .hex(0x101010)
    case .surfaceSelected: .hex(0x26303F)
    case .text: .hex(0xFFFFFF)
    case .dim: .hex(0xD6DAE0)
    case .accent: .hex(0x8FD0FF)
    case .critical: .hex(0xFFADA6)
    case .quiet: .hex(0xDCC4FF)
    case .success: .hex(0x8DF0A0)
    case .warning: .hex(0xFFDA6E)
    case .line: .hex(0xB4BCC8)
    case .edge: .hex(0x757980)
    case .tint1: .hex(0xFBAE68)
    case .tint2: .hex(0xA0CB72)
    case .tint3: .hex(0x35D2CB)
    case .tint4: .hex(0x89C3FF)
    case .tint5: .hex(0xCCB1FE)
    case .tint6: .hex(0xFDA2CD)
    }
  }

  /// Black words on white: every word at 7 to 1.
  static let highContrastLight = Palette(name: "high-contrast-light") { role in
    switch role {
    case .background: .hex(0xFFFFFF)
    case .surface: .hex(0xF4F4F4)
    case .surfaceSelected: .hex(0xD8E6FA)
    case .text: .hex(0x000000)
    case .dim: .hex(0x2E343D)
    case .accent: .hex(0x003A85)
    case .critical: .hex(0x7E0A10)
    case .quiet: .hex(0x4A2280)
    case .success: .hex(0x063F17)
    case .warning: .hex(0x4B3100)
    case .line: .hex(0x4A525E)
    case .edge: .hex(0x7E8289)
    case .tint1: .hex(0x6E3C00)
    case .tint2: .hex(0x325100)
    case .tint3: .hex(0x00524F)
    case .tint4: .hex(0x004B84)
    case .tint5: .hex(0x583687)
    case .tint6: .hex(0x7E2757)
    }
  }

  /// For eyes that tell red from green badly: the four marks differ in brightness
  /// and between blue and yellow.
  package static let redGreenSafe = dimmed(
    "red-green-safe", accent: 0x7FD4FF, critical: 0xFF8C2E, quiet: 0xB3AFC4, success: 0x6C9CFF,
    warning: 0xFFF3A6)

  /// For eyes that tell blue from yellow badly: the four marks differ in brightness
  /// and between red and green.
  package static let blueYellowSafe = dimmed(
    "blue-yellow-safe", accent: 0x9CC8FF, critical: 0xFF6B7E, quiet: 0xAFA4F0, success: 0x2FE0B8,
    warning: 0xFFC9A8)

  // Light words on cards that are dark as those of `dark`, a little fainter.
  private static func dimmed(
    _ name: String, accent: UInt32, critical: UInt32, quiet: UInt32, success: UInt32,
    warning: UInt32
  ) -> Palette {
    Palette(name: name) { role in
      switch role {
      case .background: .hex(0x101318)
      case .surface: .hex(0x1C212A)
      case .surfaceSelected: .hex(0x2A3240)
      case .text: .hex(0xE8EBF0)
      case .dim: .hex(0xA9B2BF)
      case .accent: .hex(accent)
      case .critical: .hex(critical)
      case .quiet: .hex(quiet)
      case .success: .hex(success)
      case .warning: .hex(warning)
      case .line: .hex(0x8791A0)
      case .edge: .hex(0x474E59)
      case .tint1: .hex(0xD48A42)
      case .tint2: .hex(0x7EA750)
      case .tint3: .hex(0x00BDB6)
      case .tint4: .hex(0x599FE4)
      case .tint5: .hex(0xAB8CE0)
      case .tint6: .hex(0xDA7EAB)
      }
    }
  }
}
