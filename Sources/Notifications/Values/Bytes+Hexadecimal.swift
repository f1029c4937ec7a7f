extension UInt8 {
  /// What this letter counts as a hexadecimal digit, in either case; nil for one that is none.
  @inlinable package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Sequence<UInt8> {
  /// Two digits a byte, in lower case.
  ///
  /// Without prefix or spaces; empty for no bytes.
  package var hexadecimalDigits: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in self { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The bytes that digits stand for, two a byte; nil where one is no
  /// digit, or their number is odd.
  ///
  /// - Parameter text: Capitals are read, too; a prefix such as `0x` is not.
  package init?(hexadecimal text: some StringProtocol) {
    let digits = text.utf8.compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map {
      digits[$0] << 4 | digits[$0 + 1]
    }
  }
}
