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

extension Int {
  /// Whether a text is a number in decimal digits alone that is too large.
  package static func isExceeded(digits text: String) -> Bool {
    !text.isEmpty && Int(digits: text) == nil
      && text.utf8.hasOnly { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
