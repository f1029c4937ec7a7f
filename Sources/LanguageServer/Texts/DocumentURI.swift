import Files

/// A file's address as clients write it, `file:///…`, and its path.
package struct DocumentURI: Hashable, Sendable {
  /// As the client writes it.
  package let text: String
  /// The whole path.
  package let path: String

  /// - Parameter text: Nil results where it is no file's.
  package init?(_ text: String) {
    guard text.hasPrefix("file://") else { return nil }
    let rest = text.dropFirst("file://".count)
    // A host may stand there: `localhost`, or none.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    self.text = text
    path = FilePath(Self.decoded(rest[slash...])).text
  }

  /// The address of a file at a whole path.
  package init(path: String) {
    self.path = path
    text = "file://" + Self.encoded(path)
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let isEscape = byte == UInt8(ascii: "%")
      // Not by what reads numbers: that takes a sign for one of the digits.
      let digits = rest.prefix(isEscape ? 2 : 0).compactMap {
        Character(Unicode.Scalar($0)).hexDigitValue
      }
      bytes.append(digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : byte)
      if digits.count == 2 { rest = rest.dropFirst(2) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
          || "/-._~".utf8.contains(byte))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain
        ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
