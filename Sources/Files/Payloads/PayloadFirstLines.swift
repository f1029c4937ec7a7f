/// How the payloads of a stream are written.
enum PayloadForm {
  /// One a line.
  case lines
  /// Each over as many lines as it takes.
  case whole
}

/// What the first lines tell of how payloads are written, line by line as they come.
///
/// A first line that begins an object and does not end it begins a payload over several lines,
/// unless the next is an object by itself: then it is a line that is broken.
struct PayloadFirstLines: Sendable {
  // From the first byte that is looked at.
  private var lineStart = 0
  private var scannedCount = 0
  private var beginsObject = false

  /// The form; nil while more has to come.
  mutating func form(of bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> PayloadForm? {
    let base = bytes.startIndex
    while let lineFeed = bytes[(base + scannedCount)...].firstIndex(of: 0x0A) {
      let line = bytes[(base + lineStart)..<lineFeed]
      scannedCount = lineFeed + 1 - base
      lineStart = scannedCount
      if let form = form(toldBy: line) { return form }
    }
    scannedCount = bytes.count
    guard isAtEnd else { return nil }
    return form(toldBy: bytes[(base + lineStart)...]) ?? (beginsObject ? .whole : .lines)
  }

  // Nil where one more line has to be seen.
  private mutating func form(toldBy line: ArraySlice<UInt8>) -> PayloadForm? {
    let line = Self.trimmed(line)
    if line.isEmpty { return nil }
    let isWhole = BracketScan.isWhole(line)
    if beginsObject { return isWhole ? .lines : .whole }
    guard line.first == UInt8(ascii: "{"), !isWhole else { return .lines }
    beginsObject = true
    return nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0.isJSONBlank }
    while let last = line.last, last.isJSONBlank { line.removeLast() }
    return line
  }
}
