import TestSupport
import Testing

@testable import TerminalCore

@Suite("Two screens row by row, against the longest that they have in common")
struct ComparisonReferenceTests {
  static let seeds: [UInt64] = Array(1...60)

  private func canvas(_ lines: [String]) -> Canvas {
    var canvas = Canvas(size: Size(columns: 4, rows: lines.count))
    for (row, line) in lines.enumerated() { canvas.put(line, at: Point(column: 0, row: row)) }
    return canvas
  }

  /// How many rows two lists have in common, in their order.
  private func common(_ left: [String], _ right: [String]) -> Int {
    var lengths = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for (row, one) in left.enumerated() {
      for (column, two) in right.enumerated() {
        lengths[row + 1][column + 1] =
          one == two
          ? lengths[row][column] + 1 : max(lengths[row][column + 1], lengths[row + 1][column])
      }
    }
    return lengths[left.count][right.count]
  }

  private func draw(_ seed: UInt64) -> (left: [String], right: [String]) {
    var random = RandomTexts(seed: seed)
    func lines() -> [String] {
      (0..<random.number(0...9)).map { _ in random.pick(["a", "b", "日", "c"]) }
    }
    return (lines(), lines())
  }

  @Test("As many rows are the same as there can be", arguments: seeds)
  func most(seed: UInt64) {
    let (left, right) = draw(seed)
    let comparison = CanvasComparison(canvas(left), canvas(right))
    #expect(comparison.count(.same) == common(left, right), "\(left) \(right)")
    for row in comparison.rows where row.kind == .same {
      #expect(row.left.map { left[$0] } == row.right.map { right[$0] })
    }
  }

  @Test(
    "Every row of either stands once, in its order, and says which kind it is", arguments: seeds)
  func whole(seed: UInt64) {
    let (left, right) = draw(seed)
    let comparison = CanvasComparison(canvas(left), canvas(right))
    #expect(comparison.rows.compactMap(\.left) == Array(left.indices))
    #expect(comparison.rows.compactMap(\.right) == Array(right.indices))
    for row in comparison.rows {
      switch row.kind {
      case .same, .changed: #expect(row.left != nil && row.right != nil)
      case .onlyLeft: #expect(row.left != nil && row.right == nil)
      case .onlyRight: #expect(row.left == nil && row.right != nil)
      }
    }
    #expect(
      CanvasComparison.Kind.allCases.map(comparison.count).reduce(0, +) == comparison.rows.count)
    #expect(comparison.differences.count == comparison.rows.count - comparison.count(.same))
  }

  @Test("Seen from the other side as many rows are the same", arguments: seeds)
  func sides(seed: UInt64) {
    let (left, right) = draw(seed)
    let (there, back) = (
      CanvasComparison(canvas(left), canvas(right)), CanvasComparison(canvas(right), canvas(left))
    )
    #expect(there.count(.same) == back.count(.same))
    #expect(
      there.count(.changed) + there.count(.onlyLeft) == back.count(.changed)
        + back.count(.onlyRight))
  }

  @Test(
    "What differs is counted in words, one and many",
    arguments: [
      (["a"], ["b"], "1 differs"), (["a", "b"], ["c", "d"], "2 differ"),
      (["a", "b", "c"], ["c"], "2 only left"), (["a"], ["a", "b"], "1 only right"),
      (["a"], ["b", "c"], "1 differs, 1 only right"), ([], [], "nothing differs"),
    ] as [([String], [String], String)])
  func summary(left: [String], right: [String], words: String) {
    #expect(CanvasComparison(canvas(left), canvas(right)).summary == words)
  }
}
