/// Bytes as letters that need no escaping in an address (RFC 4648, 5), without padding.
///
///     Base64URL.bytes("AQID")      // 1, 2, 3
///     Base64URL.text([1, 2, 3])    // AQID
enum Base64URL {
  /// The bytes; nil where a character is none of the 64, or bits are left over that are no byte.
  ///
  /// Padding is taken where it stands, since some libraries write it.
  ///
  /// Letters of ordinary base64 (`+` and `/`) are taken as well.
  ///
  /// - Complexity: Linear; called once a token, as tokens are remembered.
  static func bytes(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (value, bits) = (UInt32(0), 0)
    for letter in trimmed(text) {
      guard let digit = digit(letter) else { return nil }
      value = value << 6 | UInt32(digit)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
    }
    return bits < 6 ? bytes : nil
  }

  /// The letters of bytes.
  ///
  /// - Returns: Without padding, as RFC 7515 wants it.
  static func text(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    var (value, bits) = (UInt32(0), 0)
    for byte in bytes {
      value = value << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        letters.append(Self.letters[Int(value >> UInt32(bits) & 63)])
      }
    }
    if bits > 0 { letters.append(Self.letters[Int(value << UInt32(6 - bits) & 63)]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text
    while text.last == UInt8(ascii: "=") { text = text.dropLast() }
    return text
  }

  private static func digit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - 48 + 52
    case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
    case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
