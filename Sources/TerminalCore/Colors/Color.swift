/// A color as a terminal can be asked for it.
package enum Color: Hashable, Sendable {
  /// Whatever the terminal draws with by itself.
  case standard
  /// One of the terminal's own sixteen: 0 to 7 plain, 8 to 15 bright. From 16 on, where there are
  /// 256: the color cube, then grays.
  case ansi(UInt8)
  /// 24 bits, for terminals that can; others get the nearest that they have.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
