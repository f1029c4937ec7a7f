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
  // Places in long lines, in order: how far into its line a byte stands, in characters from 1.
  private var marks: [(offset: Int, column: Int)] = []
  private static let markDistance = 4096

  /// - Complexity: Looks at each byte once.
  init(_ bytes: [UInt8], path: String) {
    (self.bytes, self.path) = (bytes, path)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    for line in starts.indices {
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      if end - starts[line] > Self.markDistance { mark(starts[line]..<end) }
    }
  }

  private mutating func mark(_ line: Range<Int>) {
    var (offset, column) = (line.lowerBound, 1)
    while true {
      var next = offset + Self.markDistance
      // Between two bytes of ASCII no character goes on.
      while next < line.upperBound, bytes[next] >= 0x80 || bytes[next - 1] >= 0x80 { next += 1 }
      guard next < line.upperBound else { return }
      column += Self.characters(bytes[offset..<next])
      offset = next
      marks.append((offset, column))
    }
  }

  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }

  /// The place of a byte.
  ///
  /// - Parameter offset: From the file's first byte; beyond the end it is the end.
  mutating func place(_ offset: Int) -> Place {
    let offset = min(offset, bytes.count)
    let line = lineNumber(offset)
    var (from, column) = (starts[line], 1)
    let behind = marks.indices.partitioningIndex { marks[$0].offset > offset }
    if behind > 0, marks[behind - 1].offset >= from { (from, column) = marks[behind - 1] }
    if lastOffset >= from, lastOffset <= offset { (from, column) = (lastOffset, lastColumn) }
    column += Self.characters(bytes[from..<offset])
    (lastOffset, lastColumn) = (offset, column)
    return Place(path, line: line + 1, column: column)
  }

  /// The last line that begins at a byte or before it, from 0.
  private func lineNumber(_ offset: Int) -> Int {
    max(0, starts.indices.partitioningIndex { starts[$0] > offset } - 1)
  }
}
