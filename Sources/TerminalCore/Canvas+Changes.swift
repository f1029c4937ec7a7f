extension Canvas: Equatable {
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
    let cell = MemoryLayout<StoredCell>.stride
    let (start, end) = (row * size.columns * cell, (row + 1) * size.columns * cell)
    return cells.withUnsafeBytes { new in
      other.cells.withUnsafeBytes { old in
        func isSame(_ place: Int) -> Bool {
          new.load(fromByteOffset: place, as: UInt32.self)
            == old.load(fromByteOffset: place, as: UInt32.self)
        }
        var first = start
        while first < end, isSame(first) { first += 4 }
        if first == end { return nil }
        var last = end - 4
        while isSame(last) { last -= 4 }
        return (first - start) / cell...(last - start) / cell
      }
    }
  }

  private func changedCells(inRow row: Int, since other: Canvas) -> ClosedRange<Int>? {
    let (new, old) = (self.row(row), other.row(row))
    guard let first = new.indices.first(where: { new[$0] != old[$0] }),
      let last = new.indices.last(where: { new[$0] != old[$0] })
    else { return nil }
    return first...last
  }
}
