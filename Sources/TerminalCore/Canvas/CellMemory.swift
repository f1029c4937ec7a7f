/// The memory of a row of cells and of one of another canvas as wide, compared in parts that belong
/// to one cell each, many at a time.
struct CellMemory {
  private typealias Part = UInt32
  private static let partsOfBlock = 16
  private static let partsOfCell = MemoryLayout<StoredCell>.stride / MemoryLayout<Part>.size

  private let new: UnsafeRawBufferPointer
  private let old: UnsafeRawBufferPointer

  fileprivate init(_ new: Slice<UnsafeRawBufferPointer>, _ old: Slice<UnsafeRawBufferPointer>) {
    self.new = UnsafeRawBufferPointer(rebasing: new)
    self.old = UnsafeRawBufferPointer(rebasing: old)
  }

  private var partCount: Int { new.count / MemoryLayout<Part>.size }

  /// The first and the last cell that differ; nil where none does.
  var differing: ClosedRange<Int>? {
    let (first, length) = (firstDifference, Self.partsOfBlock)
    if first == partCount { return nil }
    var last = partCount - 1
    while last - length + 1 >= first, isSameBlock(last - length + 1) { last -= length }
    while isSame(last) { last -= 1 }
    return first / Self.partsOfCell...last / Self.partsOfCell
  }

  /// Whether no cell differs.
  var isSame: Bool { firstDifference == partCount }

  // The first part that differs; behind the last where none does.
  private var firstDifference: Int {
    var first = 0
    while first + Self.partsOfBlock <= partCount, isSameBlock(first) { first += Self.partsOfBlock }
    while first < partCount, isSame(first) { first += 1 }
    return first
  }

  /// The first cell from a column on that differs, before another column; nil where none does.
  func differing(from column: Int, before end: Int) -> Int? {
    var first = column * Self.partsOfCell
    let end = end * Self.partsOfCell
    while first < end, isSame(first) { first += 1 }
    return first < end ? first / Self.partsOfCell : nil
  }

  private func isSame(_ part: Int) -> Bool {
    let offset = part * MemoryLayout<Part>.size
    return new.load(fromByteOffset: offset, as: Part.self)
      == old.load(fromByteOffset: offset, as: Part.self)
  }

  private func isSameBlock(_ part: Int) -> Bool {
    let offset = part * MemoryLayout<Part>.size
    var difference: UInt64 = 0
    for byte in stride(
      from: offset, to: offset + Self.partsOfBlock * MemoryLayout<Part>.size, by: 8)
    {
      difference |=
        new.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
        ^ old.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
    }
    return difference == 0
  }
}

extension Canvas {
  /// Calls a function with the memory of a row of this canvas and of one of another canvas as wide.
  func withMemory<Result>(
    ofRow row: Int, and otherRow: Int, of other: Canvas, _ body: (CellMemory) -> Result
  ) -> Result {
    let width = size.columns * MemoryLayout<StoredCell>.stride
    return cells.withUnsafeBytes { new in
      other.cells.withUnsafeBytes { old in
        body(
          CellMemory(
            new[row * width..<(row + 1) * width], old[otherRow * width..<(otherRow + 1) * width]))
      }
    }
  }
}
