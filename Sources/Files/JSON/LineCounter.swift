/// Turns byte offsets into lines and columns, from the last answer on where that is possible.
struct LineCounter {
  private let firstLine: Int
  private let firstColumn: Int
  private let firstOffset: Int
  private var offset: Int
  private var line: Int
  private var column: Int

  /// Begins at a byte whose place is known.
  ///
  /// - Parameter offset: The byte that has the first line and column.
  init(firstLine: Int = 1, firstColumn: Int = 1, at offset: Int = 0) {
    (self.firstLine, self.firstColumn) = (firstLine, firstColumn)
    self.firstOffset = offset
    self.offset = offset
    line = firstLine
    column = firstColumn
  }

  /// The line and column of a byte, both from 1, the column in characters.
  ///
  /// - Parameter target: Beyond the end it is the end.
  mutating func position(of target: Int, in bytes: CheckedBytes) -> (
    line: Int, column: Int
  ) {
    let target = min(target, bytes.count)
    if target < offset { restart(from: min(firstOffset, target)) }
    var start = offset
    var index = offset
    var union: UInt64 = 0
    while index < target {
      // Most of a payload is one line: eight of its bytes are looked at in one go.
      if index + 8 <= target, case let word = bytes.word(at: index), !word.holds(byte: 0x0A) {
        union |= word
        index += 8
        continue
      }
      union |= UInt64(bytes[index])
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\n") {
        line += 1
        column = 1
        start = index
        union = 0
      }
    }
    let isASCII = union & 0x8080_8080_8080_8080 == 0
    column += isASCII ? target - start : bytes.text(start..<target).count
    offset = target
    return (line, column)
  }

  private mutating func restart(from offset: Int) {
    self = LineCounter(firstLine: firstLine, firstColumn: firstColumn, at: offset)
  }
}
