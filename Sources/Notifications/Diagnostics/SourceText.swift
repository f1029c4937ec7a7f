/// Bytes of a file as they were read, with the place where they begin. Shared, never copied.
///
/// There is one for each of many thousand payloads, so what the parts of a file have in common
/// is kept once, and offsets are small: no document has 4 GB (`JSONSlot`).
package struct SourceText: Sendable {
  private let file: FileText
  private let start: UInt32
  private let count: UInt32
  private let line: Int32
  private let column: Int32

  /// - Parameters:
  ///   - bytes: A slice of the whole file's.
  ///   - place: Where the first byte stands.
  ///   - written: What stands in the file, where some of the bytes were filled in.
  package init(_ bytes: ArraySlice<UInt8>, at place: Place, written: WrittenText? = nil) {
    let file = FileText(bytes, path: place.path, written: written)
    self.init(bytes.indices, of: file, line: place.line, column: place.column)
  }

  /// A part of a file that has many.
  ///
  /// - Parameters:
  ///   - range: Of the file's bytes.
  ///   - line: The line of the first of them, from 1.
  ///   - column: Its column in characters, from 1.
  package init(_ range: Range<Int>, of file: FileText, line: Int32, column: Int32) {
    (self.file, self.line, self.column) = (file, line, column)
    (start, count) = (UInt32(range.lowerBound), UInt32(range.count))
  }

  /// The bytes; a slice of the whole file's.
  package var bytes: ArraySlice<UInt8> { file.bytes[Int(start)..<Int(start) + Int(count)] }

  /// Where the first byte stands.
  package var place: Place { Place(file.path, line: Int(line), column: Int(column)) }

  /// What stands in the file, where some of the bytes were filled in; nil where all are the file's.
  package var written: WrittenText? { file.written }

  /// Says that nothing of its file will be looked at soon, so that the memory may be taken back.
  package func releaseFile() { file.release?() }

  /// Other bytes in the same place.
  package func replacingBytes(by bytes: [UInt8]) -> SourceText {
    SourceText(bytes[...], at: place, written: written)
  }

  /// The text; wrong UTF-8 is repaired with U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceText: Hashable {
  /// Whether they are the same bytes at the same place, wherever they are kept.
  package static func == (left: SourceText, right: SourceText) -> Bool {
    left.place == right.place && left.bytes == right.bytes && left.written == right.written
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(bytes)
  }
}
