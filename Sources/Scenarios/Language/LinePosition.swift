import Notifications

/// Counts lines and characters of a scenario, from the last answer on, so that a line of many
/// words is gone through once.
struct LinePosition {
  private var line: Int
  private var lineStart: Int
  private var offset: Int
  private var isASCII = true
  // Where the characters of the present line begin, in bytes; made once a place in it is asked for
  // that has more than ASCII before it.
  private var starts: [Int] = []

  /// - Parameters:
  ///   - start: The first byte of a line, behind a byte order mark.
  ///   - line: That line, from 1.
  init(start: Int, line: Int = 1) {
    self.line = line
    lineStart = start
    offset = start
  }

  /// The line and the column of a byte, from 1; asked for in rising order.
  ///
  /// - Parameters:
  ///   - target: From the file's first byte.
  ///   - bytes: The whole file, the same each time.
  mutating func position(of target: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    while offset < target {
      if bytes[offset] == .lineFeed {
        begin(at: offset + 1)
      } else if bytes[offset] >= 0x80 {
        isASCII = false
      }
      offset += 1
    }
    return (line, column(of: target, in: bytes))
  }

  private mutating func begin(at start: Int) {
    line += 1
    lineStart = start
    isASCII = true
    starts = []
  }

  private mutating func column(of target: Int, in bytes: [UInt8]) -> Int {
    if target < offset {
      return String(decoding: bytes[lineStart..<target], as: UTF8.self).count + 1
    }
    if isASCII { return target - lineStart + 1 }
    if starts.isEmpty { readStarts(in: bytes) }
    return starts.indices.partitioningIndex { starts[$0] >= target } + 1
  }

  private mutating func readStarts(in bytes: [UInt8]) {
    let end = bytes[lineStart...].firstIndex(of: .lineFeed) ?? bytes.count
    var next = lineStart
    for character in String(decoding: bytes[lineStart..<end], as: UTF8.self) {
      starts.append(next)
      next += character.utf8.count
    }
  }
}
