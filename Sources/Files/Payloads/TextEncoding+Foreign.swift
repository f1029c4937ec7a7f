extension TextEncoding {
  /// Whether bytes have no lines of UTF-8: they are UTF-16, or binary and do
  /// not even begin as a payload.
  ///
  /// Of a payload with a zero byte in it the other lines are read. What stands behind
  /// `foreignBeginning` has no say.
  static func isForeign(_ bytes: [UInt8]) -> Bool {
    let beginning = Array(bytes[..<(foreignBeginning(bytes) ?? min(bytes.count, longestBeginning))])
    return switch detect(beginning).encoding {
    case .utf8: false
    case .utf16BigEndian, .utf16LittleEndian: true
    case .binary: beginning.first { !$0.isJSONBlank } != UInt8(ascii: "{")
    }
  }

  /// How many of the first bytes tell whether they are foreign: up to the end of a line that is a
  /// text, or so many that none can come; nil while more are to come that have a say.
  static func foreignBeginning(_ bytes: [UInt8]) -> Int? {
    let beginning = bytes.prefix(longestBeginning)
    var start = 0
    while let lineFeed = beginning[start...].firstIndex(of: 0x0A) {
      let line = beginning[start..<lineFeed]
      start = lineFeed + 1
      if line.allSatisfy(\.isJSONBlank) { continue }
      if !line.contains(0), String(validating: line, as: UTF8.self) != nil { return start }
      break
    }
    return bytes.count < longestBeginning ? nil : longestBeginning
  }

  // All that is looked at to tell an encoding.
  private static var longestBeginning: Int { 64 }
}
