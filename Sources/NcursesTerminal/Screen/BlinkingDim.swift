internal import CNcurses

/// Dim for terminals whose sequence for all attributes (`sgr`) leaves it out,
/// although they have it (kitty).
///
/// ncurses sends nothing but that sequence, so that dim goes through it as blinking, which nothing
/// here does, and is made dim in what ncurses wrote.
enum BlinkingDim {
  /// What ncurses gets for dim.
  static var attribute: attr_t { cn_blink() }

  /// Turns blinking into dim in sequences that set all attributes: `ESC [ 0 ;
  /// 5 m` into `ESC [ 0 ; 2 m`.
  ///
  /// - Parameter start: Where in the bytes ncurses' own begin.
  static func translate(_ bytes: inout [UInt8], from start: Int) {
    var index = start
    while index + 3 < bytes.count {
      guard bytes[index...].starts(with: [0x1b, UInt8(ascii: "["), UInt8(ascii: "0")]) else {
        index += 1
        continue
      }
      let end = bytes[(index + 2)...].firstIndex { !isParameter($0) } ?? bytes.count
      if end < bytes.count, bytes[end] == UInt8(ascii: "m") {
        dim(&bytes, index + 2..<end)
      }
      index = end
    }
  }

  private static func isParameter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func dim(_ bytes: inout [UInt8], _ parameters: Range<Int>) {
    for index in parameters where bytes[index] == UInt8(ascii: "5") {
      let isAlone =
        bytes[index - 1] == UInt8(ascii: ";")
        && (index + 1 == parameters.upperBound || bytes[index + 1] == UInt8(ascii: ";"))
      if isAlone { bytes[index] = UInt8(ascii: "2") }
    }
  }
}
