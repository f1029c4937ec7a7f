import TerminalCore
import Testing

@Suite("How two screens compare, row by row")
struct CanvasComparisonTests {
  private func canvas(_ lines: [String], _ style: Style = Style()) -> Canvas {
    var canvas = Canvas(size: Size(columns: 12, rows: lines.count))
    for (row, line) in lines.enumerated() {
      canvas.put(line, at: Point(column: 0, row: row), style)
    }
    return canvas
  }

  @Test("Screens that look the same have no differences")
  func same() {
    let comparison = CanvasComparison(canvas(["a", "b"]), canvas(["a", "b"]))
    #expect(comparison.differences.isEmpty && comparison.summary == "nothing differs")
    #expect(comparison.rows.map(\.kind) == [.same, .same])
  }

  @Test("Rows that differ stand beside each other; what one has more stands alone")
  func changes() {
    let comparison = CanvasComparison(
      canvas(["Album", "one", "more", "end"]), canvas(["Album", "zwei", "end", "5 more"]))
    #expect(comparison.rows.map(\.left) == [0, 1, 2, 3, nil])
    #expect(comparison.rows.map(\.right) == [0, 1, nil, 2, 3])
    #expect(comparison.rows.map(\.kind) == [.same, .changed, .onlyLeft, .same, .onlyRight])
    #expect(comparison.summary == "1 differs, 1 only left, 1 only right")
  }

  @Test("What was put between rows does not make the rows below differ")
  func insertion() {
    let comparison = CanvasComparison(canvas(["a", "b", "c"]), canvas(["a", "x", "y", "b", "c"]))
    #expect(comparison.differences == [1, 2] && comparison.summary == "2 only right")
  }

  @Test("Where one begins its rows at the other side, the same words are no difference")
  func mirrored() {
    let (left, right) = (canvas(["Album", "one"]), canvas(["       Album", "        eins"]))
    #expect(CanvasComparison(left, right, isMirrored: true).differences == [1])
    #expect(CanvasComparison(left, right).differences == [0, 1])
  }

  @Test(
    "The sides of a card are no difference either, but the same sign among its words is",
    arguments: ["│", "|"])
  func mirroredBox(side: String) {
    func boxed(_ lines: [String]) -> Canvas {
      var canvas = canvas(lines)
      for (row, column) in lines.indices.flatMap({ row in [0, 11].map { (row, $0) } }) {
        canvas.put(side, at: Point(column: column, row: row), Style(.line))
      }
      return canvas
    }
    let left = boxed(["  Album", "  one", "  a \(side)"])
    let right = boxed(["      Album", "       eins", "          a"])
    #expect(CanvasComparison(left, right, isMirrored: true).differences == [1, 2])
    #expect(CanvasComparison(left, right).differences == [0, 1, 2])
  }

  @Test("The same words in another look differ")
  func looks() {
    let comparison = CanvasComparison(canvas(["a"]), canvas(["a"], Style(.critical)))
    #expect(comparison.count(.changed) == 1)
  }

  @Test("A screen without rows is only what the other one lacks")
  func empty() {
    let comparison = CanvasComparison(canvas([]), canvas(["a"]))
    #expect(comparison.rows.map(\.kind) == [.onlyRight])
  }
}
