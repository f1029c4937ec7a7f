/// How the bytes of a text file stand for characters.
package enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16BigEndian = "UTF-16BE"
  case utf16LittleEndian = "UTF-16LE"
  case binary

  /// Tells the encoding from a byte order mark, or from where the zero bytes are.
  ///
  /// - Parameter bytes: The file's beginning is enough.
  /// - Returns: The encoding and the number of bytes of the mark.
  package static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markBytes: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    let beginning = bytes.prefix(64)
    guard beginning.contains(0) else { return (.utf8, 0) }
    if isWide(beginning, high: 1, low: 0) { return (.utf16LittleEndian, 0) }
    if isWide(beginning, high: 0, low: 1) { return (.utf16BigEndian, 0) }
    return (.binary, 0)
  }

  // A text begins with a letter, quote or bracket of ASCII, whatever its language, or has many of
  // them; no character is zero.
  private static func isWide(_ bytes: ArraySlice<UInt8>, high: Int, low: Int) -> Bool {
    let starts = stride(from: 0, to: bytes.count - 1, by: 2)
    if starts.contains(where: { bytes[$0] == 0 && bytes[$0 + 1] == 0 }) { return false }
    guard bytes.count > 1 else { return false }
    let isReadable = (0x20..<0x7F).contains(bytes[low]) || (0x09...0x0D).contains(bytes[low])
    if bytes[high] == 0, isReadable { return true }
    let highs = starts.count { bytes[$0 + high] == 0 }
    return highs * 4 > bytes.count && starts.allSatisfy { bytes[$0 + low] != 0 }
  }

  /// The same text in UTF-8 without a mark; nil for bytes that are no text.
  ///
  /// What is wrong within UTF-16 becomes U+FFFD; UTF-8 is passed on as it is.
  ///
  /// - Complexity: Copies nothing for UTF-8 without a mark.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    let (encoding, markBytes) = detect(bytes)
    switch encoding {
    case .utf8: return markBytes == 0 ? bytes : Array(bytes.dropFirst(markBytes))
    case .utf16BigEndian: return utf8(bytes, from: markBytes, high: 0, low: 1)
    case .utf16LittleEndian: return utf8(bytes, from: markBytes, high: 1, low: 0)
    case .binary: return nil
    }
  }

  private static func utf8(_ bytes: [UInt8], from start: Int, high: Int, low: Int) -> [UInt8] {
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
