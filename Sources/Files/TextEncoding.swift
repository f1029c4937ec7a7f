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
    let even = zeros(beginning, from: 0)
    let odd = zeros(beginning, from: 1)
    if even == 0 && odd * 4 > beginning.count { return (.utf16LittleEndian, 0) }
    if odd == 0 && even * 4 > beginning.count { return (.utf16BigEndian, 0) }
    return (.binary, 0)
  }

  private static func zeros(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    stride(from: start, to: bytes.count, by: 2).count { bytes[$0] == 0 }
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
