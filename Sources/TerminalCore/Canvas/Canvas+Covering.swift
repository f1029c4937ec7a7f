extension Canvas {
  /// Draws `▒` over parts of rows, in the looks that are there; over both
  /// columns of a wide character.
  ///
  /// - Parameter parts: Which characters of a row are covered; it gets the row's
  ///   without the blanks at its end.
  package mutating func cover(_ parts: ([Character]) -> [Range<Int>]) {
    for row in 0..<size.rows {
      var columns: [Int] = []
      var characters: [Character] = []
      for (column, cell) in self.row(row).enumerated() where cell.columns > 0 {
        if let last = characters.last, last.goesOn(in: cell.sign) {
          // One that is wider than a cell is covered as a whole.
          characters[characters.count - 1] = (String(last) + String(cell.character)).first ?? last
        } else {
          columns.append(column)
          characters.append(cell.character)
        }
      }
      while characters.last == " " { characters.removeLast() }
      for part in parts(characters) {
        let end =
          columns.indices.contains(part.upperBound) ? columns[part.upperBound] : size.columns
        for column in columns[part.lowerBound]..<end {
          let point = Point(column: column, row: row)
          self[point] = Cell("▒", self[point].style)
        }
      }
    }
  }
}
