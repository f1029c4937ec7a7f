import Notifications

/// What stands after the whole lines of a journal: half a line where the disk was full or
/// the machine stopped, or the NULs that a file system leaves where it knew the length of a
/// file but not yet its bytes.
package struct JournalTail: Equatable {
  /// The byte that it begins at, from 0; the journal's length where it is whole.
  package let start: Int
  private let lineNumber: Int
  private let line: String
  private let nulCount: Int

  package init(of bytes: [UInt8]) {
    let written = bytes.lastIndex { $0 != 0 }.map { bytes[...$0] } ?? []
    start = written.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    lineNumber = bytes[..<start].count { $0 == 0x0A } + 1
    line = String(decoding: written[min(start, written.endIndex)...], as: UTF8.self)
    nulCount = bytes.count - written.count
  }

  /// Says what was left out, at the line that it is.
  package func diagnostic(in path: String) -> Diagnostic {
    let message =
      line.isEmpty
      ? "its end was never written (\(nulCount) NUL bytes) and is left out"
      : "the last line was cut short and is left out: “\(line.prefix(60))”"
    return Diagnostic(Place(path, line: lineNumber), .warning, message)
  }
}
