/// Two canvases row by row: which rows are the same, which stand for each other though they differ,
/// and which only one of them has.
///
/// Rows that are the same keep their order and are found again however many were put between them.
package struct CanvasComparison: Equatable, Sendable {
  /// The rows of both from top to bottom.
  package private(set) var rows: [Row] = []

  /// A row of either canvas, or one of each that belong together.
  package struct Row: Hashable, Sendable {
    /// The row of the left canvas, from 0; nil where only the right one has it.
    package let left: Int?
    /// The row of the right canvas, from 0; nil where only the left one has it.
    package let right: Int?
    /// How its two sides compare.
    package let kind: Kind
  }

  /// How the two sides of a row compare.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// Both are there, with the same characters in the same looks.
    case same
    /// Both are there, and differ.
    case changed
    case onlyLeft, onlyRight
  }

  /// - Parameter isMirrored: Whether one of them begins its rows at the other side: then what a row
  ///   says is compared, wherever it stands.
  package init(_ left: Canvas, _ right: Canvas, isMirrored: Bool = false) {
    var numbers: [[Cell]: Int] = [:]
    let left = left.numbered(&numbers, trimming: isMirrored)
    let right = right.numbered(&numbers, trimming: isMirrored)
    let (gone, added) = right.difference(from: left).offsets
    var (leftRow, rightRow) = (0, 0)
    while leftRow < left.count || rightRow < right.count {
      let (leftStart, rightStart) = (leftRow, rightRow)
      while leftRow < left.count, gone.contains(leftRow) { leftRow += 1 }
      while rightRow < right.count, added.contains(rightRow) { rightRow += 1 }
      addRun(leftStart..<leftRow, rightStart..<rightRow)
      if leftRow < left.count, rightRow < right.count {
        rows.append(Row(left: leftRow, right: rightRow, kind: .same))
        (leftRow, rightRow) = (leftRow + 1, rightRow + 1)
      }
    }
  }

  // What lies between two rows that are the same stands for each other as far as it goes.
  private mutating func addRun(_ left: Range<Int>, _ right: Range<Int>) {
    for (left, right) in zip(left, right) {
      rows.append(Row(left: left, right: right, kind: .changed))
    }
    for left in left.dropFirst(right.count) {
      rows.append(Row(left: left, right: nil, kind: .onlyLeft))
    }
    for right in right.dropFirst(left.count) {
      rows.append(Row(left: nil, right: right, kind: .onlyRight))
    }
  }
}

extension CanvasComparison {
  /// How many rows are of a kind.
  package func count(_ kind: Kind) -> Int { rows.count { $0.kind == kind } }

  /// The indices of the rows that are not the same, from the top.
  package var differences: [Int] { rows.indices.filter { rows[$0].kind != .same } }

  /// The runs of rows that are not the same, from the top.
  package var runs: [Range<Int>] {
    differences.reduce(into: [Range<Int>]()) { runs, row in
      if let last = runs.last, last.upperBound == row {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
  }

  /// What differs, counted: `3 differ, 1 only left`.
  package var summary: String {
    let counts = [
      (count(.changed), "differs", "differ"), (count(.onlyLeft), "only left", "only left"),
      (count(.onlyRight), "only right", "only right"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return parts.isEmpty ? "nothing differs" : parts.joined(separator: ", ")
  }
}

extension Canvas {
  /// A number for each row, the same one where rows look the same.
  fileprivate func numbered(_ numbers: inout [[Cell]: Int], trimming: Bool) -> [Int] {
    (0..<size.rows).map { row in
      let cells = trimming ? Array(self.row(row)).trimmed : Array(self.row(row))
      let number = numbers[cells] ?? numbers.count
      numbers[cells] = number
      return number
    }
  }
}

extension [Cell] {
  // Without the blanks at either end and the sides of boxes, which stand at both, and without what
  // tells at which of them words stand.
  fileprivate var trimmed: [Cell] {
    guard let first = firstIndex(where: { !$0.isMargin }),
      let last = lastIndex(where: { !$0.isMargin })
    else { return [] }
    return self[first...last].map { cell in
      var cell = cell
      cell.marks.remove(.standsAtRight)
      return cell
    }
  }
}

extension Cell {
  // A blank, or the side of a box: its color tells it from a sign that an app wrote.
  fileprivate var isMargin: Bool {
    if picture > 0 { return false }
    let isSide = [Glyphs.unicode, .ascii].contains { $0.vertical == character }
    return character == " " || isSide && [.line, .accent].contains(style.foreground)
  }
}
