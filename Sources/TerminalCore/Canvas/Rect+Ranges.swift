extension Rect {
  /// The columns covered, empty for an empty rectangle.
  package var columnRange: Range<Int> {
    origin.column..<origin.column + max(0, size.columns)
  }

  /// The rows covered, empty for an empty rectangle.
  package var rowRange: Range<Int> { origin.row..<origin.row + max(0, size.rows) }

  /// Whether no cell is covered.
  package var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  /// What both cover; empty where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let columns = columnRange.clamped(to: other.columnRange)
    let rows = rowRange.clamped(to: other.rowRange)
    return Rect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }
}
