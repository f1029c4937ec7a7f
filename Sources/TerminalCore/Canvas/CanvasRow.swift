/// The cells of one row of a canvas, from the left; their indices are their columns.
package struct CanvasRow: RandomAccessCollection {
  private let canvas: Canvas
  private let start: Int

  init(_ row: Int, of canvas: Canvas) {
    self.canvas = canvas
    start = row * canvas.size.columns
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { canvas.size.columns }

  /// A cell by its column, from 0.
  package subscript(column: Int) -> Cell { canvas.cell(canvas.cells[start + column]) }

  /// A cell with one printable 7-bit character, nothing invisible on either side of that, and no part of a picture,
  /// as most are; nil for any other.
  package func plain(at column: Int) -> (byte: UInt8, style: Style)? {
    let cell = canvas.cells[start + column]
    let isLast = column + 1 == endIndex
    guard cell.isPlain, isLast || canvas.cells[start + column + 1].marks.isEmpty else { return nil }
    return (UInt8(cell.code), cell.style)
  }

  /// A cell with one code point, nothing invisible on either side of that, and no part of a picture; its columns are 0
  /// behind the first one of a wide character. Nil for any other.
  package func single(
    at column: Int
  ) -> (scalar: Unicode.Scalar, style: Style, columns: Int)? {
    let cell = canvas.cells[start + column]
    let isLast = column + 1 == endIndex
    guard cell.marks.isEmpty, cell.picture == 0, let scalar = Unicode.Scalar(cell.code),
      isLast || canvas.cells[start + column + 1].marks.isEmpty
    else { return nil }
    return (scalar, cell.style, Int(cell.columns))
  }
}
