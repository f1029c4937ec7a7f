/// Rows of a scenario that are read together: a line with all that its JSON goes on
/// over, or a row without words.
package struct ScenarioRows: Sendable {
  /// The byte that they begin with.
  package private(set) var start: Int
  /// The first of them, from 0.
  package private(set) var row: Int
  /// The comment at their end, without the line's end; nil where there is none.
  package var comment: Range<Int>? { ownComment.map { $0.moved(by: start) } }
  /// Whether something in them could not be read.
  package var isBroken: Bool { cut?.isBroken == true }
  /// How many there are, the last with or without its line's end.
  package let rowCount: Int
  /// How many bytes behind them were looked at, too, for the end of a JSON value that has none.
  let bytesLookedThrough: Int

  private let byteCount: Int
  private let lineFeedCount: Int
  // As it was cut; nil where there are no words.
  private let cut: LexedLine?
  private let rowWhenCut: Int
  // From the first byte, as is the comment.
  private let spans: [Range<Int>]
  private let ownComment: Range<Int>?

  /// Reads the next rows.
  ///
  /// - Parameters:
  ///   - lexer: Gathers where words lie; stands behind the rows afterwards.
  ///   - start: Where they begin, a byte order mark included.
  ///   - row: The first of them, from 0.
  init(_ lexer: inout ScenarioLexer, from start: Int, row: Int) {
    let before = lexer.unclosedBytes
    lexer.spans = []
    lexer.hasOpenKeys = true
    var line = lexer.readLine()
    line.keepOwnJSON()
    (self.start, self.row, rowWhenCut) = (start, row, row)
    bytesLookedThrough = lexer.unclosedBytes - before
    byteCount = lexer.index - start
    let bytes = lexer.bytes[start..<lexer.index]
    lineFeedCount = bytes.count { $0 == .lineFeed }
    rowCount = bytes.last == .lineFeed ? lineFeedCount : lineFeedCount + 1
    cut = line.isEmpty ? nil : line
    spans = (lexer.spans ?? []).map { $0.moved(by: -start) }
    let end = (spans.last?.upperBound ?? 0) + start
    ownComment =
      line.isBroken
      ? nil : lexer.bytes[end..<lexer.index].comment.map { $0.moved(by: -start) }
  }

  /// Behind their last byte.
  package var end: Int { start + byteCount }
  /// The row behind them, from 0.
  var nextRow: Int { row + lineFeedCount }

  /// What they say; nil where there are no words.
  package var line: OutlinedLine? {
    cut.map { OutlinedLine($0.moved(by: row - rowWhenCut), wordBytes) }
  }

  /// Where the words lie, an option as one.
  package var wordBytes: [Range<Int>] { spans.map { $0.moved(by: start) } }

  /// From the first word to the last.
  var extent: Range<Int> {
    let first = spans.first?.lowerBound ?? 0
    return (first..<(spans.last?.upperBound ?? first)).moved(by: start)
  }

  /// Whether a text is a word, or the value of an option.
  package func says(_ text: String) -> Bool {
    guard let cut else { return false }
    return cut.words.contains { $0.text == text } || cut.options.contains { $0.value.text == text }
  }

  /// Takes in that something was put in or taken out before them.
  mutating func move(bytes: Int, rows: Int) {
    start += bytes
    row += rows
  }
}

extension Range<Int> {
  /// The same range so many further on.
  func moved(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}

extension ArraySlice<UInt8> {
  // Behind words there is nothing else.
  fileprivate var comment: Range<Int>? {
    guard let first = firstIndex(of: .hash) else { return nil }
    let end = self[first...].firstIndex(of: .lineFeed) ?? endIndex
    return first..<(self[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }
}
