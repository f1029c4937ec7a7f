/// Bytes as letters (RFC 4648).
///
///     Base64.standard.text([1, 2])   // AQI=
///     Base64.url.text([1, 2])        // AQI
///     Base64.bytes("AQI".utf8)       // 1, 2
package struct Base64: Sendable {
  private let digits: [UInt8]
  private let isPadded: Bool

  /// With `+` and `/`, padded: property lists, terminals.
  package static let standard = Base64(lastDigits: "+/", isPadded: true)
  /// With `-` and `_`, without padding, as addresses and RFC 7515 have it.
  package static let url = Base64(lastDigits: "-_", isPadded: false)

  private init(lastDigits: String, isPadded: Bool) {
    let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    digits = Array((common + lastDigits).utf8)
    self.isPadded = isPadded
  }

  /// The letters of bytes, in one line.
  package func letters(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { letters.append(digits[bits >> (18 - 6 * place) & 63]) }
      guard isPadded else { continue }
      for _ in group.count..<3 { letters.append(UInt8(ascii: "=")) }
    }
    return letters
  }

  /// The letters of bytes as text, in one line.
  package func text(_ bytes: [UInt8]) -> String { String(decoding: letters(bytes), as: UTF8.self) }

  /// The bytes of letters in either alphabet; nil where one is none of them, or bits are
  /// left over that are no byte.
  ///
  /// Padding is taken where it stands, since some libraries write it for addresses, too.
  package static func bytes(_ letters: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    let end = letters.lastIndex { $0 != UInt8(ascii: "=") }.map(letters.index(after:))
    let digits = letters[..<(end ?? letters.startIndex)]
    let values = digits.compactMap(value)
    guard values.count == digits.count, values.count % 4 != 1 else { return nil }
    return joined(values)
  }

  /// The bytes of letters of the standard alphabet; whatever is none of them is passed over, such
  /// as blanks and line breaks in property lists.
  package static func bytes(within text: String) -> [UInt8] {
    joined(text.utf8.filter { !"-_".utf8.contains($0) }.compactMap(value))
  }

  private static func joined(_ values: [UInt8]) -> [UInt8] {
    var (bytes, buffer, bits) = ([UInt8](), UInt32(0), 0)
    bytes.reserveCapacity(values.count * 3 / 4)
    for value in values {
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
    }
    return bytes
  }

  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
