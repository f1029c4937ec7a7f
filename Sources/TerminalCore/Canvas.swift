/// Cells in rows, to draw on.
package struct Canvas: Hashable, Sendable {
  /// Its extent.
  package let size: Size
  private var cells: [Cell]

  /// Makes a blank canvas.
  package init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: Cell(" ", style), count: max(0, size.columns * size.rows))
  }

  /// The cell at a point that lies on the canvas.
  package subscript(point: Point) -> Cell {
    get { cells[point.row * size.columns + point.column] }
    set { cells[point.row * size.columns + point.column] = newValue }
  }

  /// The cells of one row, from 0.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }
}
