extension TextEncoding {
  /// Whether bytes have no lines of UTF-8: they are UTF-16, or binary and do not even begin as a payload.
  ///
  /// Of a payload with a zero byte in it the other lines are read.
  static func isForeign(_ bytes: [UInt8]) -> Bool {
    switch detect(bytes).encoding {
    case .utf8: false
    case .utf16BigEndian, .utf16LittleEndian: true
    case .binary: bytes.first { !$0.isJSONBlank } != UInt8(ascii: "{")
    }
  }
}
