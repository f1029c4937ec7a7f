import TerminalCore

extension [[String]] {
  /// The rows of a table as lines, each column as wide as its widest cell takes in a terminal; all
  /// rows have as many cells.
  var tableLines: [String] {
    let shown = map { $0.map(\.visibleLine) }
    let widths = (shown.first ?? []).indices.map { column in
      shown.map { $0[column].columns }.max() ?? 0
    }
    return shown.map { row in
      let line = zip(row, widths).map { $0.filled(columns: $1) }.joined(separator: "  ")
      return line.droppingTrailingBlanks
    }
  }
}
