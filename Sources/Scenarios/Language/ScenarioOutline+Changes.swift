import Files

/// Which rows of an outline were read again.
package struct OutlineChange: Equatable, Sendable {
  /// Their places among all rows before.
  package let replaced: Range<Int>
  /// How many there are in their place.
  package let count: Int
}

extension ScenarioOutline {
  /// Takes in that bytes were replaced; only the rows around them are read again.
  ///
  /// - Parameters:
  ///   - replaced: In the text as it was.
  ///   - count: How many bytes stand there now.
  ///   - bytes: The text as it is now.
  package mutating func change(
    _ replaced: Range<Int>, to count: Int, in bytes: [UInt8]
  ) -> OutlineChange {
    let before = rows.indices
    if isReadInParts, let change = readAgain(replaced, count, bytes) { return change }
    self = ScenarioOutline(bytes, path: path)
    return OutlineChange(replaced: before, count: rows.count)
  }

  // Nil where what is read so would be another than if all were read.
  private mutating func readAgain(
    _ replaced: Range<Int>, _ count: Int, _ bytes: [UInt8]
  ) -> OutlineChange? {
    let shift = count - replaced.count
    let first = firstChanged(index(at: replaced.lowerBound) ?? 0, bytes)
    var (fresh, next): ([ScenarioRows], Int) = ([], first)
    var lexer = lexer(bytes, at: first)
    while lexer.index < bytes.count {
      while next < rows.count, rows[next].start + shift < lexer.index { next += 1 }
      if next < rows.count, rows[next].start >= replaced.upperBound,
        rows[next].start + shift == lexer.index, next > 0, first > 0 || !fresh.isEmpty
      {
        break
      }
      let begin = fresh.last.map { ($0.end, $0.nextRow) } ?? beginning(of: first)
      fresh.append(ScenarioRows(&lexer, from: begin.0, row: begin.1))
    }
    if lexer.index >= bytes.count { next = rows.count }
    let begin = beginning(of: first)
    guard EncodingMistake(Array(bytes[begin.0..<lexer.index])) == nil else { return nil }
    let rowShift = next < rows.count ? (fresh.last?.nextRow ?? begin.1) - rows[next].row : 0
    for index in next..<rows.count { rows[index].move(bytes: shift, rows: rowShift) }
    rows.replaceSubrange(first..<next, with: fresh)
    guard
      ScenarioLexer.looksForEnds(after: rows.reduce(0) { $0 + $1.bytesLookedThrough }, of: bytes)
    else { return nil }
    return OutlineChange(replaced: first..<next, count: fresh.count)
  }

  // A JSON value that was never closed may be closed now, by what was typed far behind it.
  private mutating func firstChanged(_ index: Int, _ bytes: [UInt8]) -> Int {
    for earlier in rows.prefix(index).indices where rows[earlier].bytesLookedThrough > 0 {
      var lexer = lexer(bytes, at: earlier)
      let begin = beginning(of: earlier)
      let fresh = ScenarioRows(&lexer, from: begin.0, row: begin.1)
      guard fresh.end == rows[earlier].end else { return earlier }
      rows[earlier] = fresh
    }
    return index
  }

  private func beginning(of index: Int) -> (byte: Int, row: Int) {
    index < rows.count ? (rows[index].start, rows[index].row) : (0, 0)
  }

  // A byte order mark is one at the beginning alone.
  private func lexer(_ bytes: [UInt8], at index: Int) -> ScenarioLexer {
    guard index > 0 else { return ScenarioLexer(bytes, path: path) }
    return ScenarioLexer(bytes, path: path, from: rows[index].start, row: rows[index].row)
  }
}
