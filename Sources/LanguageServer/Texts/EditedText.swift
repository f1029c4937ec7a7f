import Encodings
import Notifications

/// How a client counts what stands before a place in its line.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place as clients write it: both from 0, the second in the client's units.
package struct TextPosition: Equatable, Sendable {
  /// The row, from 0.
  var line: Int
  /// How many of the client's units stand before it in its row.
  var unit: Int

  package init(line: Int, unit: Int) {
    (self.line, self.unit) = (line, unit)
  }
}

/// A text that an editor holds, and where its lines begin.
package struct EditedText: Sendable {
  /// UTF-8.
  package private(set) var bytes: [UInt8]
  // Where each line begins; lines end with a line feed, as readers count them.
  private var starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + Self.starts(in: bytes, 0..<bytes.count)
  }

  /// How many lines it has, at least one.
  package var lineCount: Int { starts.count }

  /// Puts other bytes in the place of some; what lies beyond the end is the end.
  package mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let range = range.clamped(to: 0..<bytes.count)
    bytes.replaceSubrange(range, with: new)
    let shift = new.count - range.count
    // Line starts behind the first byte that was replaced, up to the one behind the last.
    let first = starts.indices.partitioningIndex { starts[$0] > range.lowerBound }
    let last = starts.indices.partitioningIndex { starts[$0] > range.upperBound }
    for index in last..<starts.count { starts[index] += shift }
    let inner = Self.starts(in: bytes, range.lowerBound..<range.lowerBound + new.count)
    starts.replaceSubrange(first..<last, with: inner)
  }

  /// The byte of a position; behind the end of its line, that end.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let line = line(position.line)
    var (index, unit) = (line.lowerBound, 0)
    while index < line.upperBound, unit < position.unit {
      unit += encoding == .utf8 ? 1 : bytes[index].utf16Count
      index += encoding == .utf8 ? 1 : bytes[index].scalarLength
    }
    index = min(index, line.upperBound)
    // Never into a character.
    while index > line.lowerBound, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// The position of a byte.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let row = row(of: offset)
    let before = bytes[starts[row]..<offset]
    let unit = encoding == .utf8 ? before.count : before.reduce(0) { $0 + $1.utf16Count }
    return TextPosition(line: row, unit: unit)
  }

  /// The row that a byte lies in, from 0 as clients count.
  func row(of offset: Int) -> Int {
    max(0, starts.indices.partitioningIndex { starts[$0] > offset } - 1)
  }

  /// The rows of which some bytes are a part, from 0.
  func rows(of bytes: Range<Int>) -> ClosedRange<Int> {
    row(of: bytes.lowerBound)...row(of: bytes.upperBound)
  }

  /// The line that a byte lies in, from 1 as readers count.
  func lineNumber(of offset: Int) -> Int { row(of: offset) + 1 }

  /// The byte of a place as readers tell it, whose columns are characters.
  package func offset(of place: Place) -> Int {
    let number = Int(place.line) - 1
    guard number >= 0 else { return 0 }
    guard number < starts.count else { return bytes.count }
    var line = line(number)
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = min(line.lowerBound + 3, line.upperBound)..<line.upperBound
    }
    let column = Int(place.column) - 1
    guard bytes[line].contains(where: { $0 >= 0x80 }) else {
      return min(line.lowerBound + max(0, column), line.upperBound)
    }
    return line.lowerBound + text(line).prefix(max(0, column)).utf8.count
  }

  /// The bytes of a line without its end.
  ///
  /// - Parameter number: From 0, below `lineCount`.
  package func line(_ number: Int) -> Range<Int> {
    let end = number + 1 < starts.count ? starts[number + 1] - 1 : bytes.count
    let isCarriage = end > starts[number] && bytes[end - 1] == UInt8(ascii: "\r")
    return starts[number]..<(isCarriage && number + 1 < starts.count ? end - 1 : end)
  }

  /// What ends its lines, as the first of them has it.
  var lineEnd: String {
    starts.count > 1 && line(0).upperBound + 1 < starts[1] ? "\r\n" : "\n"
  }

  /// A part as text.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private static func starts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    range.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }
}

extension UInt8 {
  /// How many units of UTF-16 the character has that begins with this byte; none for
  /// the bytes behind the first.
  fileprivate var utf16Count: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
