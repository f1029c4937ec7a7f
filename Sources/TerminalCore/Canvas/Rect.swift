/// A rectangle of cells. Empty when its size is.
package struct Rect: Hashable, Sendable {
  /// The top left cell.
  package var origin: Point
  /// How far it extends to the right and down from `origin`.
  package var size: Size

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  /// Whether the rectangle covers a point.
  package func contains(_ point: Point) -> Bool {
    point.column >= origin.column && point.column < origin.column + size.columns
      && point.row >= origin.row && point.row < origin.row + size.rows
  }
}
