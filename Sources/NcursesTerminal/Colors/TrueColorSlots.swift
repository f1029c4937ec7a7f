import TerminalCore

/// Lets 24-bit colors through an ncurses whose terminfo entry knows 256.
///
/// Only a `-direct` entry makes ncurses write 24 bits, and hardly any terminal names itself so.
/// Each color gets one of the numbers 16 to 255 instead, and where ncurses asks for that number
/// (`38;5;n`), `translate` writes the color itself (`38;2;r;g;b`).
struct TrueColorSlots {
  private var colors: [RGB] = []
  private static let first = 16

  /// The number that stands for a color; the nearest of 256 would be wrong here, as its number may
  /// stand for another color, so after 240 colors the last one serves.
  mutating func number(of color: RGB) -> Int {
    if let known = colors.firstIndex(of: color) { return Self.first + known }
    guard colors.count < 256 - Self.first else { return 255 }
    colors.append(color)
    return Self.first + colors.count - 1
  }

  /// Forgets every color, for another theme.
  mutating func removeAll() {
    colors = []
  }

  /// Replaces the numbers by their colors in what ncurses wrote.
  func translate(_ bytes: inout [UInt8]) {
    guard !colors.isEmpty else { return }
    var translated: [UInt8] = []
    translated.reserveCapacity(bytes.count + bytes.count / 4)
    var place = 0
    while place < bytes.count {
      if let (color, end) = request(in: bytes, at: place) {
        translated += "8;2;\(color.red);\(color.green);\(color.blue)m".utf8
        place = end
      } else {
        translated.append(bytes[place])
        place += 1
      }
    }
    bytes = translated
  }

  /// The color asked for by `8;5;n m` after `ESC [ 3` or `ESC [ 4`, and the place after it.
  private func request(in bytes: [UInt8], at place: Int) -> (color: RGB, end: Int)? {
    guard bytes[place] == UInt8(ascii: "8"), place >= 3, bytes[place - 3] == 0x1b,
      bytes[place - 2] == UInt8(ascii: "["), bytes.count > place + 5,
      bytes[place + 1..<place + 4].elementsEqual(";5;".utf8)
    else { return nil }
    var number = 0
    var end = place + 4
    while end < bytes.count, number < 256, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[end] {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "m"),
      colors.indices.contains(number - Self.first)
    else { return nil }
    return (colors[number - Self.first], end + 1)
  }
}
