/// A place on the screen, in columns and rows from 0 at the top and physical left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// An extent, in columns and rows.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells. Empty when its size is.
package struct Rect: Hashable, Sendable {
  package var origin: Point
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
