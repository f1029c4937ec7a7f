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
    return cells.withUnsafeBytes { new in
      other.cells.withUnsafeBytes { old in
        let width = CellMemory.partsOfCell
        let start = row * size.columns * width
        let parts = start..<start + size.columns * width
        return CellMemory(new: new, old: old).differing(parts).map {
          ($0.lowerBound - start) / width...($0.upperBound - start) / width
        }
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

/// The memory of stored cells, new and old, compared in parts that belong to one cell each, many at a time.
private struct CellMemory {
  private typealias Part = UInt32
  private typealias Block = SIMD16<Part>

  let new: UnsafeRawBufferPointer
  let old: UnsafeRawBufferPointer

  static let partsOfCell = MemoryLayout<StoredCell>.stride / MemoryLayout<Part>.size

  /// The first and the last part that differ; nil where none does.
  func differing(_ parts: Range<Int>) -> ClosedRange<Int>? {
    let length = Block.scalarCount
    var (first, last) = (parts.lowerBound, parts.upperBound - 1)
    while first + length - 1 <= last, isSame(Block.self, first) { first += length }
    while first <= last, isSame(Part.self, first) { first += 1 }
    if first > last { return nil }
    while last - length + 1 >= first, isSame(Block.self, last - length + 1) { last -= length }
    while isSame(Part.self, last) { last -= 1 }
    return first...last
  }

  private func isSame<Memory: BitwiseCopyable & Equatable>(_: Memory.Type, _ part: Int) -> Bool {
    let offset = part * MemoryLayout<Part>.size
    return new.loadUnaligned(fromByteOffset: offset, as: Memory.self)
      == old.loadUnaligned(fromByteOffset: offset, as: Memory.self)
  }
}
