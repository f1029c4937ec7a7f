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
