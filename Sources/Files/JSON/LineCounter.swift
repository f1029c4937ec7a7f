import Notifications

/// Turns byte offsets into lines and columns, from the last answer on, or from an earlier one.
struct LineCounter {
  private let firstLine: Int
  private let firstColumn: Int
  private let firstOffset: Int
  // Answers that lie far apart, in order: what lies before the last one is counted from there.
  private var marks: [(offset: Int, line: Int, column: Int)] = []
  private static let markDistance = 4096
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
    goBack(to: target)
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
    mark()
    return (line, column)
  }

  // Goes to the last known place before a byte, where the last answer lies behind it.
  private mutating func goBack(to target: Int) {
    guard target < offset else { return }
    let behind = firstMark(behind: target)
    (offset, line, column) =
      behind > 0 ? marks[behind - 1] : (min(firstOffset, target), firstLine, firstColumn)
  }

  // Keeps the last answer, where none near before it is kept.
  private mutating func mark() {
    let behind = firstMark(behind: offset)
    let near = behind > 0 ? marks[behind - 1].offset : firstOffset
    if offset - near >= Self.markDistance { marks.insert((offset, line, column), at: behind) }
  }

  private func firstMark(behind target: Int) -> Int {
    marks.indices.partitioningIndex { marks[$0].offset > target }
  }
}
