import TerminalCore

/// A picture as the child process writes it: width and height of four bytes each, the lowest first, and the
/// pixels.
enum PictureMessage {
  /// The message for a picture: 8 bytes of extent, then its pixels as they are.
  ///
  /// - Parameter picture: Four bytes a pixel.
  static func bytes(of picture: Picture) -> [UInt8] {
    [picture.width, picture.height].flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    } + picture.pixels
  }

  /// Nil where the bytes are none, since their writer cannot be trusted.
  ///
  /// - Returns: Nil also where the number of pixels is not what the extent says.
  static func picture(_ bytes: [UInt8]) -> Picture? {
    guard bytes.count > 8 else { return nil }
    let (width, height) = (number(bytes[0..<4]), number(bytes[4..<8]))
    return Picture(width: width, height: height, pixels: Array(bytes[8...]))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
