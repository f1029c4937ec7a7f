extension Canvas {
  /// Draws `▒` over parts of rows, in the looks that are there; over both columns of a wide character.
  ///
  /// - Parameter parts: Which characters of a row are covered; it gets the row's without the blanks at its end.
  package mutating func cover(_ parts: ([Character]) -> [Range<Int>]) {
    for row in 0..<size.rows {
      let columns = self.row(row).indices.filter { self.row(row)[$0].columns > 0 }
      var characters = columns.map { self.row(row)[$0].character }
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
