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
