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

  package subscript(column: Int) -> Cell { canvas.cell(canvas.cells[start + column]) }
}
