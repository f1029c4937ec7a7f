/// Looks for the bracket that ends what the first one began, going on where it stopped;
/// brackets in texts are none.
struct BracketScan: Sendable {
  // From the first byte that is looked at.
  private var scannedCount = 0
  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  /// Whether bytes that begin with a bracket end with the one that closes it, blanks aside.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "{"), let end = end(of: bytes) else { return false }
    return bytes[end...].allSatisfy(\.isJSONBlank)
  }

  /// The index behind the bracket that closes the first one; nil where none does.
  static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var scan = BracketScan()
    return scan.end(in: bytes)
  }

  /// Where a payload ends whose last bracket is missing: before the first later line that is an
  /// object by itself, or begins one.
  ///
  /// - Returns: The index of the line feed before that line; the end of the
  ///   bytes where there is none.
  static func endBeforeNextPayload(of bytes: ArraySlice<UInt8>) -> Int {
    var rest = bytes
    while let lineFeed = rest.firstIndex(of: 0x0A) {
      rest = rest[(lineFeed + 1)...]
      let line = rest.prefix { $0 != 0x0A }
      if isWhole(line.drop(while: \.isJSONBlank)) { return lineFeed }
      if line.first == UInt8(ascii: "{"), !goesOn(bytes[..<lineFeed]) { return lineFeed }
    }
    return bytes.endIndex
  }

  /// Whether bytes end where a value goes on: within one, no object begins behind anything else.
  static func goesOn(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last { !$0.isJSONBlank }.map { "{[,:".utf8.contains($0) } ?? false
  }

  /// The index behind the last bracket; nil while that is still to come.
  mutating func end(in bytes: ArraySlice<UInt8>) -> Int? {
    while scannedCount < bytes.count {
      let byte = bytes[bytes.startIndex + scannedCount]
      scannedCount += 1
      if isEscaped {
        isEscaped = false
      } else if isInText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth <= 0 { return bytes.startIndex + scannedCount }
      }
    }
    return nil
  }
}
