extension String {
  private static let plainLetters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  /// A path as addresses have it (RFC 3986): of all bytes that are neither
  /// unreserved nor a slash, the digits.
  ///
  ///     "Tea & cake.apns".percentEncoded  // Tea%20%26%20cake.apns
  package var percentEncoded: String {
    var letters: [UInt8] = []
    letters.reserveCapacity(utf8.count)
    for byte in utf8 {
      if Self.plainLetters.contains(byte) {
        letters.append(byte)
      } else {
        letters += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

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
      let digits = rest.prefix(byte == UInt8(ascii: "%") ? 2 : 0).compactMap {
        Character(Unicode.Scalar($0)).hexDigitValue
      }
      bytes.append(digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : byte)
      if digits.count == 2 { rest = rest.dropFirst(2) }
    }
    return bytes
  }
}
