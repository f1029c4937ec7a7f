extension String {
  /// Shortens a line so that it fits a width, by leaving out its middle: beginning
  /// and end tell most of a path.
  ///
  /// - Parameters:
  ///   - columns: The width in terminal columns.
  ///   - ellipsis: What stands for the middle.
  /// - Returns: The text when it fits, else its start and its end with the ellipsis between them.
  package func shortenedMiddle(
    columns: Int, ellipsis: String = Glyphs.unicode.ellipsis
  ) -> String {
    if self.columns <= columns { return self }
    let room = columns - ellipsis.columns
    guard room > 1 else { return shortened(columns: columns, ellipsis: ellipsis) }
    var (used, tail) = (0, endIndex)
    while tail > startIndex {
      let before = index(before: tail)
      let width = self[before].columns
      if used + width > (room + 1) / 2 { break }
      (used, tail) = (used + width, before)
    }
    var taken = 0
    let start = prefix { character in
      taken += character.columns
      return taken <= room - used
    }
    return start + ellipsis + self[tail...]
  }
}
