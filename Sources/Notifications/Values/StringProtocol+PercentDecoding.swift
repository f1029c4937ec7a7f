extension StringProtocol {
  /// The bytes of a part of an address, with `%20` and the like read.
  ///
  ///     String(decoding: "Tea%20%26".percentDecodedBytes, as: UTF8.self)  // Tea &
  ///
  /// - Returns: A percent sign without two digits behind it stays; they need not be UTF-8.
  package var percentDecodedBytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      // Not by what reads numbers: that takes a sign for one of the digits.
      let digits = rest.prefix(byte == UInt8(ascii: "%") ? 2 : 0).compactMap(\.hexDigitValue)
      bytes.append(digits.count == 2 ? digits[0] << 4 | digits[1] : byte)
      if digits.count == 2 { rest = rest.dropFirst(2) }
    }
    return bytes
  }
}
