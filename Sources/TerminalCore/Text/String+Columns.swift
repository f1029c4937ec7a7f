extension String {
  /// Terminal columns that the text takes on one line. Control characters must be visible already.
  package var columns: Int {
    if isASCII { return utf8.count }
    var columns = 0
    forEachSign { columns += $0.columns }
    return columns
  }

  /// Whether there are only 7-bit characters, which take one column each.
  var isASCII: Bool { !byteKinds.contains(.beyondASCII) }

  /// Shortens a line so that it fits a width.
  ///
  /// T29: a line that is cut ends in "…".
  ///
  /// - Parameters:
  ///   - columns: The width in terminal columns, not characters.
  ///   - ellipsis: What stands for the rest; `Glyphs` has one for terminals without Unicode.
  /// - Returns: The text when it fits, else its longest start that does, never half a wide
  ///   character, and the ellipsis. Empty when there is no column.
  package func shortened(columns: Int, ellipsis: String = Glyphs.unicode.ellipsis) -> String {
    if self.columns <= columns { return self }
    let room = columns - ellipsis.columns
    if room < 0 { return String(ellipsis.prefix(max(0, columns))) }
    var used = 0
    let start = prefix { character in
      used += character.columns
      return used <= room
    }
    return start.droppingTrailingBlanks + ellipsis
  }
}

extension String {
  /// With blanks behind it up to a width, for what stands in a column of its own.
  ///
  /// - Parameter columns: The width in terminal columns, not characters; a text
  ///   that is wider stays as it is.
  package func filled(columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columns))
  }
}

extension StringProtocol {
  /// Without the blanks (U+0020) at its end.
  package var droppingTrailingBlanks: String {
    var kept = self[...]
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}
