import TerminalCore

extension CanvasComparison {
  /// The rows that say something on either side, from the top; where a run of differences
  /// has no such row, its first.
  func stops(_ left: Canvas, _ right: Canvas) -> [Int] {
    let said = rows.indices.filter { index in
      [(rows[index].left, left), (rows[index].right, right)].contains { row, canvas in
        row.map(canvas.saysSomething) ?? false
      }
    }
    let wordless = runs.filter { run in !said.contains { run.contains($0) } }
    return (said + wordless.map(\.lowerBound)).sorted()
  }
}

extension Canvas {
  /// Whether a row has more than air, and the edges of cards.
  fileprivate func saysSomething(row: Int) -> Bool {
    self.row(row).contains { cell in
      let isDrawn = cell.style.foreground == .edge || cell.style.foreground == .line
      return cell.picture > 0 || (!isDrawn && cell.character != " ")
    }
  }
}
