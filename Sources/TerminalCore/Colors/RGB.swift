/// A color in numbers, for files and for finding the nearest.
package struct RGB: Hashable, Sendable {
  /// The share of red, 0 to 255.
  package var red: UInt8
  /// The share of green, 0 to 255.
  package var green: UInt8
  /// The share of blue, 0 to 255.
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// From a number as stylesheets write it: 0xRRGGBB.
  package init(_ hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// As stylesheets write it: `#rrggbb`.
  package var hex: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  /// One of the 256 colors; of the first sixteen, which are the person's own, a usual choice.
  package static func ansi(_ index: UInt8) -> RGB {
    if index < 16 { return RGB(sixteen[Int(index)]) }
    if index >= 232 {
      let gray = 8 + 10 * (index - 232)
      return RGB(gray, gray, gray)
    }
    let cube = index - 16
    return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private static let sixteen: [UInt32] = [
    0x1B1D23, 0xE06C75, 0x8CC265, 0xD9A64E, 0x5F9DF7, 0xC57BDB, 0x4FB9C4, 0xC9CDD4,
    0x7A808C, 0xFF8A92, 0xA9DB85, 0xF0C674, 0x86B6FF, 0xDD9BEF, 0x76D5DE, 0xFFFFFF,
  ]

  private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }

  /// The nearest of some of the 256, by distance weighted as eyes weigh it; the first of several.
  func nearest(in indices: Range<Int>) -> UInt8 {
    let best = indices.min { distance(to: .ansi(UInt8($0))) < distance(to: .ansi(UInt8($1))) }
    return UInt8(best ?? 0)
  }

  /// The nearest of the cube and the grays: the same as `nearest(in: 16..<256)`.
  ///
  /// The distance is a sum over the shares, so each has its own nearest step of the cube, and the
  /// nearest gray is the one nearest to their weighted mean.
  var nearestBeyondSixteen: UInt8 {
    let cube =
      16 + 36 * Self.step(nearest: red) + 6 * Self.step(nearest: green)
      + Self.step(nearest: blue)
    let tenfoldMean = 3 * Int(red) + 6 * Int(green) + Int(blue)
    let gray = 232 + UInt8(min(23, max(0, tenfoldMean - 31) / 100))
    return distance(to: .ansi(gray)) < distance(to: .ansi(cube)) ? gray : cube
  }

  // The lower of two that are as near.
  private static func step(nearest share: UInt8) -> UInt8 {
    share < 48 ? 0 : max(1, (share - 36) / 40)
  }

  private func distance(to other: RGB) -> Int {
    let (dr, dg, db) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return 3 * dr * dr + 6 * dg * dg + db * db
  }
}
