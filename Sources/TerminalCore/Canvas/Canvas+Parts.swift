extension Canvas {
  /// Where a row is not as on another canvas of the same extent: parts of whole characters, from the left.
  ///
  /// Only what is one code point is compared by its number: elsewhere both have to list the same characters.
  ///
  /// - Parameters:
  ///   - columns: What is looked at.
  ///   - gap: Parts that are no further apart are one; from 2.
  package func changedParts(
    inRow row: Int, _ columns: Range<Int>, since other: Canvas, joining gap: Int
  ) -> [Range<Int>] {
    let start = row * size.columns
    var parts: [Range<Int>] = []
    for column in columns where cells[start + column] != other.cells[start + column] {
      if let last = parts.last, column - last.upperBound <= gap {
        parts[parts.count - 1] = last.lowerBound..<column + 1
      } else {
        parts.append(column..<column + 1)
      }
    }
    return parts.map { whole($0, inRow: start, since: other) }
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

  /// Whether a row shows what another one of a canvas as wide does; only where both list the same characters.
  package func shows(_ row: Int, as otherRow: Int, of other: Canvas) -> Bool {
    let width = size.columns
    return cells[row * width..<(row + 1) * width]
      .elementsEqual(other.cells[otherRow * width..<(otherRow + 1) * width])
  }
}
