import Files
import Notifications

/// Columns for programs that count code points, where a place counts characters as people see them.
///
/// Each file is read once as long as it is the one asked for last.
struct CodePointColumns {
  private var path: String?
  private var lines: [ArraySlice<UInt8>] = []

  /// The column of a place, from 1; of what cannot be read, as the place has it.
  mutating func column(of place: Place) -> Int {
    if path != place.path { read(place.path) }
    let (line, column) = (Int(place.line) - 1, Int(place.column))
    guard lines.indices.contains(line), lines[line].contains(where: { $0 >= 0x80 }) else {
      return column
    }
    let before = String(decoding: lines[line], as: UTF8.self).prefix(max(0, column - 1))
    return column + before.unicodeScalars.count - before.count
  }

  private mutating func read(_ path: String) {
    self.path = path
    let bytes = SourceFile.readIfThere(path).flatMap { TextEncoding.utf8($0.bytes) } ?? []
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
