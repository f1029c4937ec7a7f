/// Bytes in the place of others, counted from the document's first.
package struct ByteEdit {
  /// The bytes that go; empty for a mere insertion.
  package var range: Range<Int>
  /// What is written there; empty for a mere deletion.
  package var text: [UInt8]

  /// - Parameters:
  ///   - range: Byte offsets; empty where something is only put in.
  ///   - text: Bytes of UTF-8.
  package init(_ range: Range<Int>, _ text: some Sequence<UInt8>) {
    self.range = range
    self.text = Array(text)
  }
}

extension [ByteEdit] {
  /// Some bytes with the edits done.
  ///
  /// - Parameter bytes: The document that the edits count in; none may overlap another.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
