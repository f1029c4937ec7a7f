extension Canvas {
  /// Has blanks do what left-to-right marks are for, where the terminal counts a column
  /// for each mark (`Bidi.runs`).
  ///
  /// The blank nearest to where the mark belongs, with nothing but signs between, becomes one that
  /// reads like a Latin letter; what it would be drawn with in a font that lacks it is concealed.
  /// Where there is no such blank the mark goes: letters and numbers without a blank between may
  /// then change places, but nothing else on the row is moved.
  mutating func standBlanksForMarks() {
    for start in stride(from: 0, to: cells.count, by: max(1, size.columns)) {
      for index in start..<start + size.columns where !cells[index].marks.isEmpty {
        if cells[index].marks.contains(.behindLeftToRight), index > start {
          cells[index].marks.remove(.behindLeftToRight)
          stand(amid: (start..<index).reversed())
        }
        if cells[index].marks.contains(.leftToRight) {
          cells[index].marks.remove(.leftToRight)
          stand(amid: index + 1..<start + size.columns)
        }
      }
    }
  }

  private mutating func stand(amid places: some Sequence<Int>) {
    for index in places where cells[index].columns > 0 {
      guard let scalar = Unicode.Scalar(cells[index].code) else { return }
      if scalar == Self.readBlank { return }
      if cells[index].code == StoredCell.blank {
        cells[index].code = Self.readBlank.value
        cells[index].style.attributes.insert(.concealed)
        return
      }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return }
    }
  }

  // The pattern without dots: of all that is seen as a blank it alone runs from left to right.
  private static let readBlank: Unicode.Scalar = "\u{2800}"
}
