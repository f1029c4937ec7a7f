/// Bytes of a file as they were read, with the place where they begin. Shared, never copied.
package struct SourceText: Hashable, Sendable {
  /// The bytes; a slice of the whole file's.
  package var bytes: ArraySlice<UInt8>
  /// Where the first byte stands.
  package var place: Place

  package init(_ bytes: ArraySlice<UInt8>, at place: Place) {
    (self.bytes, self.place) = (bytes, place)
  }

  /// The text; wrong UTF-8 is repaired with U+FFFD.
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}
