import Notifications

/// The text of a scenario with what a case gives in the place of each `{key}`, and where its bytes stand in the file.
struct FilledText {
  /// As it is read.
  private(set) var bytes: [UInt8]
  /// As it stands in the file.
  let file: [UInt8]
  // Ascending.
  private var spans: [Span] = []

  /// A text that was filled in.
  private struct Span {
    /// Where it is in the text that is read.
    let range: Range<Int>
    /// Where its key stands in the file, braces included.
    let origin: Range<Int>
  }

  /// A text in which nothing is filled in.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = bytes
  }

  /// Fills in what a case gives, but not in the lines that give cases; other braces stay.
  init(_ file: [UInt8], _ values: ScenarioCase) {
    self.init(file)
    let texts = Dictionary(values.values.map { (Array($0.key.utf8), Array($0.text.utf8)) }) { $1 }
    let kept = ScenarioCases(file).ranges
    var isOutside = true
    bytes = []
    bytes.reserveCapacity(file.count)
    var index = 0
    while index < file.count {
      if file[index] == .lineFeed || index == 0 {
        isOutside = !kept.contains { $0.contains(index + (index == 0 ? 0 : 1)) }
      }
      if isOutside, let key = Self.key(in: file, at: index), let text = texts[Array(file[key])] {
        let origin = index..<key.upperBound + 1
        spans.append(Span(range: bytes.count..<bytes.count + text.count, origin: origin))
        bytes += text
        index = origin.upperBound
      } else {
        bytes.append(file[index])
        index += 1
      }
    }
  }

  /// Where a byte stands in the file; of what was filled in, where its brace opens.
  ///
  /// - Parameter offset: From the first byte of the text that is read.
  func offsetInFile(of offset: Int) -> Int {
    let next = spans.indices.partitioningIndex { spans[$0].range.lowerBound > offset }
    guard next > 0 else { return offset }
    let span = spans[next - 1]
    if offset < span.range.upperBound { return span.origin.lowerBound }
    return span.origin.upperBound + offset - span.range.upperBound
  }

  // The key of `{key}`.
  private static func key(in file: [UInt8], at index: Int) -> Range<Int>? {
    guard file[index] == .openBrace else { return nil }
    var end = index + 1
    while end < file.count, file[end].isKeyByte { end += 1 }
    guard end > index + 1, end < file.count, file[end] == UInt8(ascii: "}") else { return nil }
    return index + 1..<end
  }
}
