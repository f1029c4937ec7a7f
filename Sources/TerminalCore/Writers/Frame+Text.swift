extension Frame {
  /// The characters, a line for each row, without blanks at the ends.
  ///
  /// In logical order unless the frame is reordered, and never with invisible marks: it is read by
  /// programs, searched and compared.
  package var text: String {
    (0..<canvas.size.rows).map { canvas.text(row: $0) + "\n" }.joined()
  }

  /// The characters with their styles, to be read and compared in a test.
  ///
  /// Each row stands between bars; below it, where it is not all plain, the stretches that differ,
  /// with columns from 0: `0-3 accent, 5-9 text on surface bold`. Cursor and title close the text.
  package var styledText: String {
    var lines: [String] = []
    for row in 0..<canvas.size.rows {
      let runs = canvas.runs(row: row)
      lines.append("|" + runs.map(\.text).joined() + "|")
      let styled = runs.filter { $0.style != Style() }.map(\.summary)
      if !styled.isEmpty { lines.append("    " + styled.joined(separator: ", ")) }
    }
    if let cursor { lines.append("cursor at column \(cursor.column), row \(cursor.row)") }
    if !title.isEmpty { lines.append("title: \(title.visibleLine)") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CellRun {
  /// The columns and the style in words.
  fileprivate var summary: String {
    let end = columns.upperBound - 1
    let place = columns.count == 1 ? "\(end)" : "\(columns.lowerBound)-\(end)"
    return "\(place) \(style.words)"
  }
}

extension Style {
  /// The style in words, such as `critical on surface bold`; the background only where
  /// something else is behind.
  package var words: String {
    var words = [foreground.rawValue]
    if background != .background { words += ["on", background.rawValue] }
    return (words + attributes.names).joined(separator: " ")
  }
}

extension Attributes {
  /// The names of those that are set.
  fileprivate var names: [String] {
    let all: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "faint"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.concealed, "concealed"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
