/// A place on the screen, in columns and rows from 0 at the top and physical left.
package struct Point: Hashable, Sendable {
  /// From 0 at the physical left, whatever the direction of the text.
  package var column: Int
  /// From 0 at the top.
  package var row: Int

  package init(column: Int, row: Int) {
    (self.column, self.row) = (column, row)
  }
}

/// An extent, in columns and rows.
package struct Size: Hashable, Sendable {
  /// The width in terminal columns, not characters.
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }
}
