/// Bytes of a file as they were read, with the place where they begin. Shared, never copied.
package struct SourceText: Hashable, Sendable {
  /// The bytes; a slice of the whole file's.
  package var bytes: ArraySlice<UInt8>
  /// Where the first byte stands.
  package var place: Place
  /// What stands in the file, where some of the bytes were filled in; nil where all are the file's.
  package var written: WrittenText?

  package init(_ bytes: ArraySlice<UInt8>, at place: Place, written: WrittenText? = nil) {
    (self.bytes, self.place, self.written) = (bytes, place, written)
  }

  /// The text; wrong UTF-8 is repaired with U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
