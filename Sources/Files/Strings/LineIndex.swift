import Notifications

/// Where the lines of a text begin, to find places in any order.
///
/// `LineCounter` begins anew whenever a place lies before the last one; a catalog's do.
struct LineIndex {
  private let bytes: [UInt8]
  private let path: String
  private var starts: [Int] = [0]
  // Of the last place: a file may be all one line.
  private var lastOffset = 0
  private var lastColumn = 1

  /// - Complexity: Looks at each byte once.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
  }

  /// The place of a byte.
  ///
  /// - Parameter offset: From the file's first byte; beyond the end it is the end.
  mutating func place(_ offset: Int) -> Place {
    let offset = min(offset, bytes.count)
    let line = lineNumber(offset)
    var (from, column) = (starts[line], 1)
    if lastOffset >= from, lastOffset <= offset { (from, column) = (lastOffset, lastColumn) }
    let between = bytes[from..<offset]
    let isASCII = between.allSatisfy { $0 < 0x80 }
    column += isASCII ? between.count : String(decoding: between, as: UTF8.self).count
    (lastOffset, lastColumn) = (offset, column)
    return Place(path, line: line + 1, column: column)
  }

  /// The last line that begins at a byte or before it, from 0.
  private func lineNumber(_ offset: Int) -> Int {
    max(0, starts.indices.partitioningIndex { starts[$0] > offset } - 1)
  }
}
