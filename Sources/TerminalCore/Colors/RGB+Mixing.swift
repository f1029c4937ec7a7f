extension RGB {
  /// Whether it is nearer to black than to white, as eyes weigh it.
  package var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 127_500 }

  /// A step toward another color.
  ///
  /// Beyond 0 and 100 it goes on as far as there are colors.
  ///
  /// - Parameter percent: 0 is this color, 100 the other.
  package func mixed(_ percent: Int, with other: RGB) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: (Int(one) * (100 - percent) + Int(two) * percent) / 100)
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The color as terminals are asked for it.
  package var color: Color { .rgb(red: red, green: green, blue: blue) }
}
