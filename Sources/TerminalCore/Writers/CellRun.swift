/// Neighbouring cells of a row that look the same.
struct CellRun {
  /// The columns covered, from 0.
  var columns: Range<Int>
  var text: String
  let style: Style
  /// Whether these are wide characters; a run has wide or narrow ones only.
  let isWide: Bool
}

extension Canvas {
  /// The runs of a row, from the left.
  ///
  /// - Parameter splitsWide: Keeps wide characters apart from narrow ones.
  func runs(row: Int, splitsWide: Bool = false) -> [CellRun] {
    var runs: [CellRun] = []
    for (column, cell) in self.row(row).enumerated() where cell.columns > 0 {
      let end = column + Int(cell.columns)
      let isWide = splitsWide && cell.columns == 2
      if let last = runs.last, last.style == cell.style && last.isWide == isWide {
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
        runs[runs.count - 1].text.append(cell.character)
      } else {
        let text = String(cell.character)
        runs.append(CellRun(columns: column..<end, text: text, style: cell.style, isWide: isWide))
      }
    }
    return runs
  }

  /// The characters of a row, without blanks at its end.
  func text(row: Int) -> String {
    var text = ""
    for cell in self.row(row) where cell.columns > 0 { text.append(cell.character) }
    while text.last == " " { text.removeLast() }
    return text
  }
}
