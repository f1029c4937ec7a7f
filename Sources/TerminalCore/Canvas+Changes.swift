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
    let start = row * size.columns
    return cells.withUnsafeBytes { new in
      other.cells.withUnsafeBytes { old in
        var (first, last) = (0, size.columns - 1)
        while first <= last, new.hasSameCell(start + first, as: old) { first += 1 }
        if first > last { return nil }
        while new.hasSameCell(start + last, as: old) { last -= 1 }
        return first...last
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

extension UnsafeRawBufferPointer {
  /// Whether the memory of a stored cell is that of another's in the same place: its twelve bytes in two looks.
  fileprivate func hasSameCell(_ index: Int, as other: UnsafeRawBufferPointer) -> Bool {
    let place = index * MemoryLayout<StoredCell>.stride
    return loadUnaligned(fromByteOffset: place, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      && load(fromByteOffset: place + 8, as: UInt32.self)
        == other.load(fromByteOffset: place + 8, as: UInt32.self)
  }
}
