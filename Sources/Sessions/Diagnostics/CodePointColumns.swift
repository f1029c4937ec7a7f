import Files
import Notifications

/// Columns for programs that count code points, where a place counts characters as people see them.
///
/// Each file is read once as long as it is the one asked for last.
struct CodePointColumns {
  private let piped: [String: SourceFile]
  private var path: String?
  private var lines: [ArraySlice<UInt8>] = []
  // The line asked for last, and where in code points each of its characters begins.
  private var line: Int?
  private var starts: [Int] = []

  /// - Parameter piped: What came through pipes, by the words that name them.
  init(piped: [String: SourceFile] = [:]) { self.piped = piped }

  /// The column of a place, from 1; of what cannot be read, as the place has it.
  mutating func column(of place: Place) -> Int {
    if !path.isExactly(place.path) { read(place.path) }
    let (index, column) = (Int(place.line) - 1, Int(place.column))
    if line != index { measure(index) }
    guard let end = starts.last else { return column }
    let offset = max(0, column - 1)
    return 1 + (offset < starts.count ? starts[offset] : end + offset - starts.count + 1)
  }

  // A line without letters beside ASCII's has a code point for each.
  private mutating func measure(_ index: Int) {
    (line, starts) = (index, [])
    guard lines.indices.contains(index), lines[index].contains(where: { $0 >= 0x80 }) else {
      return
    }
    starts = String(decoding: lines[index], as: UTF8.self).reduce(into: [0]) { starts, character in
      starts.append((starts.last ?? 0) + character.unicodeScalars.count)
    }
  }

  private mutating func read(_ path: String) {
    self.path = path
    line = nil
    let bytes = piped.readIfThere(path).flatMap { TextEncoding.utf8($0.bytes) } ?? []
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
