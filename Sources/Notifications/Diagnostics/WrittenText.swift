/// What stands in a file where a text was filled in before it was read: the case of a scenario
/// gives what its braces stand for.
///
/// A class, as nearly every text has none: a source is no larger for it.
package final class WrittenText: Sendable {
  /// The bytes of the file that the text was made of.
  package let bytes: ArraySlice<UInt8>
  private let spans: [Span]

  /// Something that was filled in, or left out.
  package struct Span: Hashable, Sendable {
    /// Where it is in the text, in bytes from the text's first; empty where it was left out.
    ///
    /// It may begin before the text does.
    package let range: Range<Int>
    /// Where its key stands in the file's bytes, braces included, or what was left out.
    package let origin: Range<Int>

    package init(range: Range<Int>, origin: Range<Int>) {
      (self.range, self.origin) = (range, origin)
    }
  }

  /// - Parameters:
  ///   - bytes: From where the text's first byte stands.
  ///   - spans: Ascending.
  package init(_ bytes: ArraySlice<UInt8>, filling spans: [Span]) {
    (self.bytes, self.spans) = (bytes, spans)
  }

  /// Where a byte of the text stands in the file's bytes; of what was filled
  /// in, where its brace opens.
  ///
  /// - Parameter offset: From the text's first byte.
  package func offset(of offset: Int) -> Int { spans.origin(of: offset) }
}

extension [WrittenText.Span] {
  /// Where a byte of the text stands in the file, never in what was left out.
  ///
  /// Of what was filled in, that is where its brace opens. The spans are ascending.
  ///
  /// - Parameter offset: From the text's first byte.
  package func origin(of offset: Int) -> Int {
    let next = indices.partitioningIndex { self[$0].range.lowerBound > offset }
    guard next > 0 else { return offset }
    let span = self[next - 1]
    if offset < span.range.upperBound { return span.origin.lowerBound }
    return span.origin.upperBound + offset - span.range.upperBound
  }
}

extension WrittenText: Hashable {
  package static func == (left: WrittenText, right: WrittenText) -> Bool {
    left === right || left.bytes == right.bytes && left.spans == right.spans
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(spans) }
}
