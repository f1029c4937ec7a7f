/// Which row of a list on a sheet is selected, and which rows are seen.
struct RowChoice: Hashable, Sendable {
  /// The index of the selected row.
  private(set) var selected = 0
  private var firstRow = 0

  /// More rows than any list has: so far up or down is its first or last row.
  static let beyond = 1_000_000

  /// Selects a row, or else the nearest there is, and scrolls as little as brings it into sight.
  mutating func select(_ index: Int, of count: Int, seeing rows: Int) {
    // From what is seen: fewer may fit than before.
    firstRow = first(of: count, fitting: rows)
    selected = min(max(0, index), max(0, count - 1))
    firstRow = first(of: count, fitting: rows)
  }

  /// The first row that is seen of a table: that of before, or the nearest with which the selected
  /// ones are seen; they are in the middle where nothing was seen before.
  static func firstRow(
    _ before: Int?, seeing selected: Range<Int>, of count: Int, fitting rows: Int
  ) -> Int {
    let first = before.map { min(max($0, selected.upperBound - rows), selected.lowerBound) }
    return min(max(0, first ?? selected.lowerBound - rows / 2), max(0, count - rows))
  }

  /// The rows that are seen where so many fit: the selected one is among them, also where more
  /// fitted when it was selected.
  func seen(of count: Int, fitting rows: Int) -> Range<Int> {
    let first = first(of: count, fitting: rows)
    return first..<min(first + rows, count)
  }

  private func first(of count: Int, fitting rows: Int) -> Int {
    Self.firstRow(firstRow, seeing: selected..<selected + 1, of: count, fitting: rows)
  }
}
