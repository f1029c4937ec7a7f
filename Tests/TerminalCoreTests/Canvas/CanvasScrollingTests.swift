import TerminalCore
import Testing

@Suite("Rows of a canvas that move")
struct CanvasScrollingTests {
  @Test(
    "They go up or down within some rows, and leave blank ones",
    arguments: [
      (1..<5, 1, "acde f"), (1..<5, -1, "a bcdf"), (0..<6, 2, "cdef  "), (0..<6, -6, "      "),
      (2..<4, 5, "ab  ef"), (3..<3, 1, "abcdef"),
    ])
  func moves(rows: Range<Int>, distance: Int, expected: String) {
    var canvas = Canvas(size: Size(columns: 3, rows: 6))
    for (row, letter) in "abcdef".enumerated() {
      canvas.put(String(letter), at: Point(column: 1, row: row))
    }
    canvas.scroll(rows, by: distance)
    #expect(String((0..<6).map { canvas[Point(column: 1, row: $0)].character }) == expected)
  }
}
