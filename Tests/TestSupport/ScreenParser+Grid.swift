extension ScreenParser {
  /// Takes another size; what no longer fits is lost.
  package mutating func resize(columns: Int, rows: Int) {
    func fitted(_ old: [[String]]) -> [[String]] {
      var new = Self.blank(columns, rows)
      for (row, cells) in old.prefix(rows).enumerated() {
        new[row].replaceSubrange(0..<min(columns, cells.count), with: cells.prefix(columns))
      }
      return new
    }
    grid = fitted(grid)
    mainGrid = fitted(mainGrid)
    self.columns = columns
    self.rows = rows
    region = 0...rows - 1
    move(column: cursor.column, row: cursor.row)
  }

  /// Moves the cursor; beyond the edges it stops there.
  mutating func move(column: Int, row: Int) {
    cursor = (min(max(0, column), columns - 1), min(max(0, row), rows - 1))
    wrapsNext = false
  }

  /// Moves the cursor down; at the region's last row the region scrolls instead.
  mutating func lineFeed() {
    wrapsNext = false
    if cursor.row == region.upperBound {
      scrollUp(1, in: region)
    } else {
      move(column: cursor.column, row: cursor.row + 1)
    }
  }

  /// Moves the cursor up; at the region's first row the region scrolls instead.
  mutating func reverseLineFeed() {
    wrapsNext = false
    if cursor.row == region.lowerBound {
      scrollDown(1, in: region)
    } else {
      move(column: cursor.column, row: cursor.row - 1)
    }
  }

  /// Takes rows away at the upper edge; blank ones come in at the lower.
  mutating func scrollUp(_ count: Int, in rows: ClosedRange<Int>) {
    for _ in 0..<min(count, rows.count) {
      grid.remove(at: rows.lowerBound)
      grid.insert(Self.blank(columns, 1)[0], at: rows.upperBound)
    }
  }

  /// Takes rows away at the lower edge; blank ones come in at the upper.
  mutating func scrollDown(_ count: Int, in rows: ClosedRange<Int>) {
    for _ in 0..<min(count, rows.count) {
      grid.remove(at: rows.upperBound)
      grid.insert(Self.blank(columns, 1)[0], at: rows.lowerBound)
    }
  }

  /// Makes columns of a row blank.
  mutating func blank(_ row: Int, _ range: Range<Int>) {
    for column in range { grid[row][column] = " " }
  }

  /// EL: 0 erases from the cursor on, 1 up to it, 2 all of its row.
  mutating func eraseLine(_ which: Int) {
    switch which {
    case 0: blank(cursor.row, cursor.column..<columns)
    case 1: blank(cursor.row, 0..<cursor.column + 1)
    default: blank(cursor.row, 0..<columns)
    }
  }

  /// ED: 0 erases from the cursor on, 1 up to it, 2 everything.
  mutating func eraseScreen(_ which: Int) {
    switch which {
    case 0:
      eraseLine(0)
      for row in cursor.row + 1..<max(rows, cursor.row + 1) { blank(row, 0..<columns) }
    case 1:
      eraseLine(1)
      for row in 0..<cursor.row { blank(row, 0..<columns) }
    default: grid = Self.blank(columns, rows)
    }
  }

  /// DCH: what follows moves to the left.
  mutating func deleteCharacters(_ count: Int) {
    let count = min(count, columns - cursor.column)
    grid[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
    grid[cursor.row] += Array(repeating: " ", count: count)
  }

  /// ICH: what follows moves to the right; what goes beyond the edge is lost.
  mutating func insertCharacters(_ count: Int) {
    let count = min(count, columns - cursor.column)
    grid[cursor.row].insert(contentsOf: Array(repeating: " ", count: count), at: cursor.column)
    grid[cursor.row].removeLast(count)
  }
}
