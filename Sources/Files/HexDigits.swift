extension UInt8 {
  /// What this letter counts as a hexadecimal digit, in either case; nil for one that is none.
  var hexDigitValue: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The scalar of a surrogate pair; nil where the two are none.
  init?(lead: UInt16, trail: UInt16) {
    guard UTF16.isLeadSurrogate(lead), UTF16.isTrailSurrogate(trail) else { return nil }
    self.init(0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF)
  }
}

extension FixedWidthInteger {
  /// Reads digits alone; nil for anything else, and for more than fits.
  ///
  /// `init(_:radix:)` takes a sign before them, too: what follows a prefix such as `0x` has none.
  init?(digits: some StringProtocol, radix: Int) {
    guard let first = digits.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+")
    else { return nil }
    self.init(digits, radix: radix)
  }
}
