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

  /// A cell with one printable 7-bit character, nothing invisible on either side of that, and no
  /// part of a picture, as most are; nil for any other.
  package func plain(at column: Int) -> (byte: UInt8, style: Style)? {
    let cell = canvas.cells[start + column]
    let isLast = column + 1 == endIndex
    guard cell.isPlain, isLast || canvas.cells[start + column + 1].marks.isEmpty else { return nil }
    return (UInt8(cell.code), cell.style)
  }

  /// Where the columns end that have the style of one of them, and nothing between;
  /// to be asked before `end`.
  package func endOfStyle(from column: Int, before end: Int) -> Int {
    let style = canvas.cells[start + column].style
    var next = column + 1
    while next < end {
      let cell = canvas.cells[start + next]
      // The second column of a wide character comes with the first.
      guard cell.style == style || cell.columns == 0 else { break }
      next += 1
    }
    return next
  }

  /// The style of a cell.
  package func style(at column: Int) -> Style { canvas.cells[start + column].style }

  /// Whether there are only 7-bit characters in some columns.
  package func isASCII(_ columns: Range<Int>) -> Bool {
    columns.allSatisfy { canvas.cells[start + $0].code < 0x80 }
  }

  /// Whether there are only blanks in some columns.
  package func isBlank(_ columns: Range<Int>) -> Bool {
    columns.allSatisfy { canvas.cells[start + $0].code == StoredCell.blank }
  }

  /// A character of one code point, and how often it follows itself, blanks in whatever style; its
  /// columns are 0 behind the first one of a wide character. Nil for one of several.
  package func repeated(
    from column: Int, before end: Int
  ) -> (scalar: Unicode.Scalar, columns: Int, count: Int)? {
    let cell = canvas.cells[start + column]
    guard let scalar = Unicode.Scalar(cell.code) else { return nil }
    let width = cell.columns == 2 ? 2 : 1
    let isBlank = cell.code == StoredCell.blank
    var count = 1
    while column + count * width < end {
      let next = canvas.cells[start + column + count * width]
      guard next.code == cell.code, isBlank || next == cell else { break }
      count += 1
    }
    return (scalar, Int(cell.columns), count)
  }
}
