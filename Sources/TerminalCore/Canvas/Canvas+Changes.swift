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
    return cells.withUnsafeBytes { new in
      other.cells.withUnsafeBytes { old in
        let width = CellMemory.partsOfCell
        let start = row * size.columns * width
        let parts = start..<start + size.columns * width
        guard let new = new.baseAddress, let old = old.baseAddress else { return nil }
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
  private static let partsOfBlock = 16

  /// The cells of this canvas.
  let new: UnsafeRawPointer
  /// The cells of the other one, of the same size.
  let old: UnsafeRawPointer

  /// How many parts a cell has.
  static let partsOfCell = MemoryLayout<StoredCell>.stride / MemoryLayout<Part>.size

  /// The first and the last part that differ; nil where none does.
  func differing(_ parts: Range<Int>) -> ClosedRange<Int>? {
    let length = Self.partsOfBlock
    var (first, last) = (parts.lowerBound, parts.upperBound - 1)
    while first + length - 1 <= last, isSameBlock(first) { first += length }
    while first <= last, isSame(first) { first += 1 }
    if first > last { return nil }
    while last - length + 1 >= first, isSameBlock(last - length + 1) { last -= length }
    while isSame(last) { last -= 1 }
    return first...last
  }

  private func isSame(_ part: Int) -> Bool {
    let offset = part * MemoryLayout<Part>.size
    return new.load(fromByteOffset: offset, as: Part.self)
      == old.load(fromByteOffset: offset, as: Part.self)
  }

  private func isSameBlock(_ part: Int) -> Bool {
    let offset = part * MemoryLayout<Part>.size
    let (new, old) = (new + offset, old + offset)
    var difference: UInt64 = 0
    for byte in stride(from: 0, to: Self.partsOfBlock * MemoryLayout<Part>.size, by: 8) {
      difference |=
        new.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
        ^ old.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
    }
    return difference == 0
  }
}
