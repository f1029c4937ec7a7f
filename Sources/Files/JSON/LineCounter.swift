/// Turns byte offsets into lines and columns, from the last answer on where that is possible.
struct LineCounter {
  private let firstLine: Int
  private let firstColumn: Int
  private let firstOffset: Int
  private var offset: Int
  private var line: Int
  private var column: Int

  /// Begins at a byte whose place is known.
  init(firstLine: Int = 1, firstColumn: Int = 1, at offset: Int = 0) {
    self.firstLine = firstLine
    self.firstColumn = firstColumn
    self.firstOffset = offset
    self.offset = offset
    line = firstLine
    column = firstColumn
  }

  /// The line and column of a byte, both from 1, the column in characters.
  mutating func position(of target: Int, in bytes: CheckedBytes) -> (
    line: Int, column: Int
  ) {
    let target = min(target, bytes.count)
    if target < offset { restart(from: min(firstOffset, target)) }
    var start = offset
    var union: UInt8 = 0
    for index in offset..<target {
      let byte = bytes[index]
      union |= byte
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
        start = index + 1
        union = 0
      }
    }
    let isASCII = union < 0x80
    column +=
      isASCII ? target - start : bytes.text(start..<target).count
    offset = target
    return (line, column)
  }

  private mutating func restart(from offset: Int) {
    self = LineCounter(firstLine: firstLine, firstColumn: firstColumn, at: offset)
  }
}
