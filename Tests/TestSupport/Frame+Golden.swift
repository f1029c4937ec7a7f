import TerminalCore

extension Frame {
  /// The frame as it is kept on file: its text, then what is not drawn in
  /// plain style, then the cursor.
  ///
  /// Lines and columns count from 1; a line counts as in this text, so that an editor
  /// finds it. Lines that look the same are named once: `2-4  1-80 line`, `5  3-9 critical
  /// on surface bold, 11 dim`.
  package var golden: String {
    let rows = (0..<canvas.size.rows).map { canvas.row($0).styleSummary }
    var lines: [String] = []
    var first = 0
    while first < rows.count {
      let same = rows[first...].prefix { $0 == rows[first] }
      if !rows[first].isEmpty { lines.append("\(span(same.indices))  \(rows[first])") }
      first = same.endIndex
    }
    if let cursor { lines.append("cursor  \(cursor.row + 1), column \(cursor.column + 1)") }
    return text + "styles\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension CanvasRow {
  /// The stretches that are not drawn in plain style, in words; empty where all of it is.
  fileprivate var styleSummary: String {
    var runs: [(columns: Range<Int>, style: Style)] = []
    for (column, cell) in zip(indices, self) {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, cell.style))
      }
    }
    return runs.filter { $0.style != Style() }
      .map { "\(span($0.columns)) \($0.style.words)" }.joined(separator: ", ")
  }
}

/// Places from 0 as people count them: `3-9`, or `3` for one.
private func span(_ places: Range<Int>) -> String {
  places.count == 1
    ? "\(places.upperBound)" : "\(places.lowerBound + 1)-\(places.upperBound)"
}
