/// Resolves the backslashes of a JSON string.
enum JSONEscapes {
  /// The text of a string's bytes, without its quotes.
  ///
  /// Half a surrogate pair and bytes that are no UTF-8 become U+FFFD; the scanner has complained.
  ///
  /// - Parameter bytes: The string's alone.
  static func resolved(_ bytes: CheckedBytes) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { output in
      var (from, to) = (0, 0)
      while from < bytes.count {
        if bytes[from] == UInt8(ascii: "\\"), from + 1 < bytes.count {
          resolve(bytes, &from, output, &to)
        } else {
          output[to] = bytes[from]
          from += 1
          to += 1
        }
      }
      return to
    }
  }

  /// The text of a string that is part of some bytes.
  ///
  /// - Parameter range: Without the quotes.
  static func resolved(_ bytes: CheckedBytes, _ range: Range<Int>) -> String {
    resolved(bytes.part(range))
  }

  private static func resolve(
    _ bytes: CheckedBytes, _ from: inout Int,
    _ output: UnsafeMutableBufferPointer<UInt8>, _ to: inout Int
  ) {
    if bytes[from + 1] == UInt8(ascii: "u"), let scalar = scalar(in: bytes, &from) {
      // No escape is shorter than the bytes it stands for, so the output has room.
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        output[to] = byte
        to += 1
      }
      return
    }
    output[to] = byte(named: bytes[from + 1])
    from += 2
    to += 1
  }

  private static func scalar(
    in bytes: CheckedBytes, _ from: inout Int
  ) -> Unicode.Scalar? {
    guard let unit = hexUnit(in: bytes, at: from + 2) else { return nil }
    from += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard from + 1 < bytes.count, bytes[from] == UInt8(ascii: "\\"),
      bytes[from + 1] == UInt8(ascii: "u"), let low = hexUnit(in: bytes, at: from + 2),
      let scalar = Unicode.Scalar(lead: unit, trail: low)
    else { return "\u{FFFD}" }
    from += 6
    return scalar
  }

  private static func byte(named letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    default: letter
    }
  }

  /// The number that four hexadecimal digits stand for; nil where there are none.
  ///
  /// - Parameter index: That of the first digit.
  static func hexUnit(in bytes: CheckedBytes, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = byte.hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
