extension Canvas: Equatable {
  /// Sizes, cells and pictures count, and where the pictures are.
  package static func == (first: Canvas, second: Canvas) -> Bool {
    first.size == second.size && first.pictures == second.pictures
      && first.bounds.rowRange.allSatisfy { first.changedColumns(inRow: $0, since: second) == nil }
  }

  /// Where a row differs from that of another canvas of the same size; nil where it does not.
  ///
  /// Parts of pictures are equal where their cells are, whatever the pictures.
  package func changedColumns(inRow row: Int, since other: Canvas) -> ClosedRange<Int>? {
    // The same number stands for another character where the lists differ.
    if listed != other.listed { return changedCells(inRow: row, since: other) }
    return withMemory(ofRow: row, and: row, of: other) { $0.differing }
  }

  private func changedCells(inRow row: Int, since other: Canvas) -> ClosedRange<Int>? {
    let (new, old) = (self.row(row), other.row(row))
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    return first...last
  }
}
