extension Canvas {
  /// Where a row is not as on another canvas of the same extent: parts of whole
  /// characters, from the left.
  ///
  /// - Parameters:
  ///   - columns: What is looked at.
  ///   - gap: Parts that are no further apart are one, where what stands
  ///     between looks like one of them.
  package func changedParts(
    inRow row: Int, _ columns: Range<Int>, since other: Canvas, joining gap: Int
  ) -> [Range<Int>] {
    let start = row * size.columns
    // The same number stands for another character where the lists differ.
    if listed != other.listed, hasClusters(inRow: row) || other.hasClusters(inRow: row) {
      return [columns]
    }
    var parts: [Range<Int>] = []
    withMemory(ofRow: row, and: row, of: other) { memory in
      var rest = columns.lowerBound
      while let column = memory.differing(from: rest, before: columns.upperBound) {
        if let last = parts.last, column - last.upperBound <= gap,
          looksAlike(start + last.upperBound..<start + column)
        {
          parts[parts.count - 1] = last.lowerBound..<column + 1
        } else {
          parts.append(column..<column + 1)
        }
        rest = column + 1
      }
    }
    return parts.map { whole($0, inRow: start, since: other) }
  }

  // Whether cells between two others look like one of these, so that to write them
  // takes no word on their look.
  private func looksAlike(_ gap: Range<Int>) -> Bool {
    if gap.isEmpty { return true }
    let (before, behind) = (cells[gap.lowerBound - 1].style, cells[gap.upperBound].style)
    return cells[gap].allSatisfy { $0.style == before }
      || cells[gap].allSatisfy { $0.style == behind }
  }

  private func hasClusters(inRow row: Int) -> Bool {
    let start = row * size.columns
    return cells[start..<start + size.columns].contains { $0.code >= StoredCell.firstListed }
  }

  /// Whether something invisible stands on either side of a cell in a part of a row.
  package func hasMarks(inRow row: Int, _ columns: Range<Int>) -> Bool {
    let start = row * size.columns
    let end = min(columns.upperBound, size.columns - 1)
    return cells[start + columns.lowerBound...start + end].contains { !$0.marks.isEmpty }
  }

  // Made so wide that neither canvas has half a character there.
  private func whole(_ part: Range<Int>, inRow start: Int, since other: Canvas) -> Range<Int> {
    func isWithin(_ column: Int) -> Bool {
      cells[start + column].columns == 0 || other.cells[start + column].columns == 0
    }
    var (first, end) = (part.lowerBound, part.upperBound)
    while first > 0, isWithin(first) { first -= 1 }
    while end < size.columns, isWithin(end) { end += 1 }
    return first..<end
  }

  /// Whether a row shows what another one of a canvas as wide does; only where both
  /// list the same characters.
  package func shows(_ row: Int, as otherRow: Int, of other: Canvas) -> Bool {
    withMemory(ofRow: row, and: otherRow, of: other) { $0.isSame }
  }
}
