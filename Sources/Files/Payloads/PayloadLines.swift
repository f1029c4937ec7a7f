import Glibc
import Notifications

/// Reads an `.ndjson` file line by line, as far as the caller asks.
///
/// Blank lines are passed over; a wrong line is one complaint, and the next is read. A payload may
/// take several lines, as `jq` writes them, where the first of them only begins it.
///
///     for line in PayloadLines(file) { send(line) }
///
/// Nothing is read ahead: a file of a million lines costs as much memory as its longest line.
package struct PayloadLines: Sequence, IteratorProtocol {
  /// The path as it was given.
  let path: String
  /// How many bytes have been read; all of them at the end.
  package private(set) var bytesRead = 0

  private let file: [UInt8]
  // What the payloads are parts of.
  private let text: FileText
  private var reader: JSONReader
  private var line: Int
  // Of the next byte, from 1: behind a payload over several lines, another
  // may begin in its last one.
  private var column: Int
  private let isForeign: Bool
  // Nil until a payload over several lines has no end; then where the search for one ends: before
  // the next line that is or begins a payload.
  private var searchEnd: Int?

  /// Begins with a file's bytes.
  ///
  /// - Parameter file: Kept as long as the sequence.
  package init(_ file: SourceFile) {
    self.init(file, after: 0, column: 1, isForeign: TextEncoding.isForeign(file.bytes))
  }

  /// - Parameters:
  ///   - lines: How many lines came before the bytes, where they are the next part of a stream.
  ///   - column: The column of the first byte, from 1.
  ///   - isForeign: Whether they have no lines of UTF-8.
  init(_ file: SourceFile, after lines: Int, column: Int, isForeign: Bool) {
    (path, self.file) = (file.path, file.bytes)
    text = FileText(file.bytes[...], path: file.path, release: { file.release() })
    (line, self.column) = (lines, column)
    self.isForeign = isForeign
    reader = JSONReader(path: file.path, grammar: .payload, called: PayloadLine.noun)
  }

  /// Where in a file reading goes on.
  package struct Position: Sendable {
    /// How many bytes are behind it.
    package let bytesRead: Int
    /// How many lines are.
    fileprivate let lines: Int
    /// The column of the next byte, from 1.
    fileprivate let column: Int
    /// Where the search for the end of a payload over several lines ends; nil for the file's end.
    fileprivate let searchEnd: Int?
  }

  /// Where the next payload is looked for.
  package var position: Position {
    Position(bytesRead: bytesRead, lines: line, column: column, searchEnd: searchEnd)
  }

  /// Goes on at a place that reading the same file came to.
  package init(_ file: SourceFile, from position: Position) {
    let isForeign = TextEncoding.isForeign(file.bytes)
    self.init(file, after: position.lines, column: position.column, isForeign: isForeign)
    (bytesRead, searchEnd) = (position.bytesRead, position.searchEnd)
  }

  package mutating func next() -> PayloadLine? {
    if isForeign, bytesRead < file.count {
      (line, bytesRead) = (line + 1, file.count)
      return PayloadLine(foreign: file, at: Place(path), by: &reader)
    }
    while bytesRead < file.count {
      let range = bytesRead..<lineEnd(from: bytesRead)
      line += 1
      if isBlank(range) {
        passLine(range)
      } else if let start = startOverLines(range) {
        return readOverLines(start..<endOverLines(start))
      } else {
        defer { passLine(range) }
        return read(range)
      }
    }
    return nil
  }

  /// What a payload lacks that may take more lines than there are.
  enum Missing {
    /// The line that tells whether it goes on.
    case nextLine
    /// Its end.
    case lastBracket
  }

  /// What the next payload lacks; nil where it is whole.
  var missing: Missing? {
    guard !isForeign, let first = file.dropFirst(bytesRead).firstIndex(where: { !$0.isJSONBlank })
    else {
      return nil
    }
    let range = first..<lineEnd(from: first)
    guard goesOn(behind: range) else { return nil }
    if let start = startOverLines(range) {
      return BracketScan.end(of: file[start...]) == nil ? .lastBracket : nil
    }
    return file[range.upperBound...].allSatisfy(\.isJSONBlank) ? .nextLine : nil
  }

  private func lineEnd(from start: Int) -> Int {
    file.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      guard let first = rest.baseAddress, let found = memchr(first, 0x0A, rest.count) else {
        return bytes.count
      }
      return start + (UnsafeRawPointer(found) - first)
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { file[range].allSatisfy(\.isJSONBlank) }

  // Nil where the line is by itself: it does not end where a value goes on, or
  // the next one is a payload.
  private func startOverLines(_ range: Range<Int>) -> Int? {
    guard goesOn(behind: range), range.upperBound < file.count,
      let start = range.first(where: { !file[$0].isJSONBlank })
    else { return nil }
    let next = file[range.upperBound...].drop(while: \.isJSONBlank)
    let isBroken =
      next.isEmpty || BracketScan.isWhole(file[next.startIndex..<lineEnd(from: next.startIndex)])
    return isBroken ? nil : start
  }

  // Where the last bracket is missing, it ends before the next line that is or begins a payload.
  // Behind such a payload no bracket is looked for beyond that line: with many of them, each would
  // be searched for up to the end.
  private mutating func endOverLines(_ start: Int) -> Int {
    if searchEnd == nil, let end = BracketScan.end(of: file[start...]) { return end }
    let known = searchEnd.flatMap { $0 > start ? $0 : nil }
    let next = known ?? BracketScan.endBeforeNextPayload(of: file[start...])
    searchEnd = next
    return BracketScan.end(of: file[start..<next]) ?? next
  }

  // Whether a line begins an object and ends where a value goes on.
  private func goesOn(behind range: Range<Int>) -> Bool {
    file[range].first { !$0.isJSONBlank } == UInt8(ascii: "{") && BracketScan.goesOn(file[range])
  }

  // With its line feed, which the last line may lack.
  private mutating func passLine(_ range: Range<Int>) {
    (bytesRead, column) = (Swift.min(range.upperBound + 1, file.count), 1)
  }

  private mutating func readOverLines(_ range: Range<Int>) -> PayloadLine {
    column += range.lowerBound - bytesRead
    let payload = read(range)
    line += file[range].count { $0 == 0x0A } - 1
    column = file[range].column(behind: column)
    bytesRead = range.upperBound
    return payload
  }

  private mutating func read(_ range: Range<Int>) -> PayloadLine {
    PayloadLine(text, in: range, at: Place(path, line: line, column: column), by: &reader)
  }
}

extension ArraySlice<UInt8> {
  /// The column behind these bytes, from 1, in characters.
  ///
  /// - Parameter first: The column of the first of them.
  func column(behind first: Int) -> Int {
    let lineFeed = lastIndex(of: 0x0A)
    let last = lineFeed.map { self[($0 + 1)...] } ?? self
    return (lineFeed == nil ? first : 1) + String(decoding: last, as: UTF8.self).count
  }
}
