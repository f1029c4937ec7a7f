/// Resolves the backslashes of an old-style text (L21).
struct StringsEscapes {
  /// What is no escape or stands for no character, once each.
  private(set) var complaints: [String] = []
  private let bytes: CheckedBytes
  private var at: Int
  private let end: Int
  private var text: [UInt8] = []

  /// - Parameter range: The text without its quotes.
  init(_ bytes: CheckedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
    text.reserveCapacity(range.count)
  }

  /// The text in UTF-8.
  ///
  /// To be asked once.
  mutating func resolved() -> [UInt8] {
    while at < end {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\\"), at < end { resolveEscape() } else { text.append(byte) }
    }
    return text
  }

  private mutating func resolveEscape() {
    let letter = bytes[at]
    at += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): append(codeUnits())
    case UInt8(ascii: "0")...UInt8(ascii: "7"): append(octal(letter))
    default:
      text.append(letter)
      note(letter)
    }
  }

  private mutating func note(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\n"): break
    case UInt8(ascii: "u"): complain("\\u is no escape here; write \\U")
    case 0x21...0x7E:
      complain("\\\(Character(Unicode.Scalar(letter))) is no escape; the backslash is dropped")
    default: complain("this backslash escapes nothing; it is dropped")
    }
  }

  private mutating func complain(_ message: String) {
    if !complaints.contains(message) { complaints.append(message) }
  }

  /// A scalar from `\Uxxxx`, with a second one where it is half of a pair.
  private mutating func codeUnits() -> Unicode.Scalar {
    guard let unit = hexadecimal() else {
      complain("\\U needs four hexadecimal digits")
      return "U"
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), at + 1 < end, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "U")
    {
      let before = at
      at += 2
      if let low = hexadecimal(), let scalar = Unicode.Scalar(lead: unit, trail: low) {
        return scalar
      }
      at = before
    }
    complain("\\U\(String(unit, radix: 16, uppercase: true)) is half of a character")
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt16? {
    var unit: UInt16?
    var digits = 0
    while at < end, digits < 4, let digit = bytes[at].hexDigitValue {
      unit = (unit ?? 0) << 4 | UInt16(digit)
      at += 1
      digits += 1
    }
    return unit
  }

  private mutating func octal(_ first: UInt8) -> Unicode.Scalar {
    var number = UInt32(first - UInt8(ascii: "0"))
    var digits = 1
    while at < end, digits < 3, UInt8(ascii: "0")...UInt8(ascii: "7") ~= bytes[at] {
      number = number << 3 | UInt32(bytes[at] - UInt8(ascii: "0"))
      at += 1
      digits += 1
    }
    if number > 0x7F {
      complain("\\\(String(number, radix: 8)) stands for another character on NeXTSTEP; write \\U")
    }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text += Array(String(Character(scalar)).utf8)
  }
}
