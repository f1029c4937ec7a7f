extension String {
  /// Sets the text in lines of a width.
  ///
  /// Breaks after blanks, also those of no width, beside wide characters, and at soft hyphens with
  /// a hyphen; a word longer than a line is broken after a hyphen, or else anywhere. A wide
  /// character is never split.
  ///
  /// - Parameters:
  ///   - columns: The width in terminal columns. Below 1 there is no line.
  ///   - maximumRows: At most this many; the last line then ends in the
  ///     ellipsis where more would follow.
  /// - Returns: At least one line, without blanks at its end. Each runs as the whole text does
  ///   though it stands alone, or as the quotation that goes on in it: see `running(like:)`.
  package func wrapped(
    columns: Int, maximumRows: Int? = nil, ellipsis: String = Glyphs.unicode.ellipsis
  ) -> [String] {
    let quotations = hasRightToLeft ? Array(self).quotations : []
    return StyledText([TextRun(visible: self, nil, [])], maximumRows: maximumRows)
      .lines(columns: columns, ellipsis: ellipsis)
      .map { line in
        let words = line.runs.map(\.text).joined()
        let quotation = quotations.first { $0.content.contains(line.start) }
        return quotation.map { words.running($0.direction) } ?? words.running(like: self)
      }
  }

  /// How many characters are on the first lines of the text.
  ///
  /// - Returns: Nil where all of it is.
  package func charactersShown(columns: Int, rows: Int) -> Int? {
    let text = StyledText([TextRun(visible: self, nil, [])], maximumRows: nil)
    let lines = text.lines(columns: columns, ellipsis: "")
    return lines.indices.contains(rows) ? lines[rows].start : nil
  }
}

/// One line of a text that was set in lines.
struct SetLine: Hashable, Sendable {
  /// Its stretches of one style, in logical order.
  var runs: [TextRun]
  /// How many characters of the text are before it.
  var start = 0
  /// Whether an ellipsis stands for what would follow.
  var isCut = false
  /// Whether a hyphen stands for the soft hyphen at its end.
  var isHyphenated = false
}

extension StyledText {
  /// Whether it stands on one line as it is.
  func isOneLine(columns: Int) -> Bool {
    columns > 0 && maximumRows != 0 && !hasLineBreaks && self.columns <= columns
  }

  /// The lines at a width.
  func lines(columns: Int, ellipsis: String) -> [SetLine] {
    if columns < 1 || maximumRows == 0 { return [] }
    if isOneLine(columns: columns) { return [SetLine(runs: runs)] }
    let ellipsis = String(ellipsis.prefix(columns))
    let breaking = LineBreaking(runs, columns: columns)
    return breaking.lines(maximum: maximumRows, ellipsis: ellipsis)
      .map { line in
        SetLine(
          runs: runs(of: line, ellipsis: ellipsis), start: line.letters.startIndex,
          isCut: line.isCut, isHyphenated: line.isHyphenated)
      }
  }

  /// Puts the letters of a line together again.
  private func runs(of line: LineBreaking.Line, ellipsis: String) -> [TextRun] {
    var pieces: [TextRun] = []
    var rest = line.letters
    while let first = rest.first {
      let end = rest.firstIndex { $0.run != first.run } ?? rest.endIndex
      let bytes = first.bytes.lowerBound..<rest[end - 1].bytes.upperBound
      pieces.append(runs[first.run].part(bytes))
      rest = rest[end...]
    }
    guard line.isCut || line.isHyphenated else { return pieces }
    let last = pieces.popLast() ?? runs[0].with("")
    let words = line.isHyphenated ? last.text.dropLast() + "-" : last.text + ellipsis
    return pieces + [last.with(words)]
  }
}
