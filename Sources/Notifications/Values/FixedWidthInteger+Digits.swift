extension FixedWidthInteger {
  /// Reads a number in decimal digits alone, as people and headers write it:
  /// `init(_:)` takes a sign, too.
  ///
  /// - Parameter text: Leading zeros are passed over. Nil where it is empty, and for a
  ///   number that is too large.
  @inlinable package init?(digits text: some StringProtocol) {
    guard text.utf8.hasOnly({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    self.init(text, radix: 10)
  }
}
