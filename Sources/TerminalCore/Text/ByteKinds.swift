/// What kinds of bytes a text has: enough to know that it needs no looking at its characters.
struct ByteKinds: OptionSet {
  let rawValue: UInt8

  /// A line feed.
  static let lineFeed = ByteKinds(rawValue: 1)
  /// Another control character of 7 bits.
  static let control = ByteKinds(rawValue: 2)
  /// A byte of a character that is not of 7 bits.
  static let beyondASCII = ByteKinds(rawValue: 4)
}

extension String {
  /// The kinds of its bytes.
  var byteKinds: ByteKinds {
    var copy = self
    return copy.withUTF8 { bytes in
      var kinds: ByteKinds = []
      for byte in bytes where byte < 0x20 || byte >= 0x7F {
        kinds.insert(byte == 0x0A ? .lineFeed : byte < 0x80 ? .control : .beyondASCII)
      }
      return kinds
    }
  }
}
