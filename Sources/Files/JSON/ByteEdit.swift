/// Bytes in the place of others, counted from the document's first.
package struct ByteEdit {
  /// The bytes that go; empty for a mere insertion.
  package var range: Range<Int>
  /// What is written there; empty for a mere deletion.
  package var text: [UInt8]
  /// The bytes that are said again at the end of `text`, only with other
  /// blanks; nil where it is new.
  package var copied: Range<Int>?

  /// - Parameters:
  ///   - range: Byte offsets; empty where something is only put in.
  ///   - text: Bytes of UTF-8.
  package init(_ range: Range<Int>, _ text: some Sequence<UInt8>, copied: Range<Int>? = nil) {
    self.range = range
    self.text = Array(text)
    self.copied = copied
  }
}

extension [ByteEdit] {
  /// Some bytes with the edits done.
  ///
  /// - Parameter bytes: The document that the edits count in; none may overlap another.
  package func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, \.text) }

  /// Something that is known of each byte of a document, once the edits are done.
  ///
  /// - Parameters:
  ///   - elements: One for each byte that the edits count in; more may follow.
  ///   - replacement: As many as an edit's text has bytes.
  package func applied<Known>(
    to elements: [Known], _ replacement: (ByteEdit) -> [Known]
  ) -> [Known] {
    var result: [Known] = []
    var done = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += elements[done..<edit.range.lowerBound]
      result += replacement(edit)
      done = edit.range.upperBound
    }
    return result + elements[done...]
  }
}
