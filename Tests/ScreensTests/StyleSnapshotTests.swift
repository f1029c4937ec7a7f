import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Styles in the pictures of the screens")
struct StyleSnapshotTests {
  private static let frame: Frame = {
    let harness = ScreenHarness.morning(columns: 40, rows: 12, theme: "dark")
    return harness.model.frame(in: harness.scene)
  }()

  @Test(
    "One cell that looks otherwise fails its picture",
    arguments: [
      { $0.foreground = $0.foreground == .critical ? .quiet : .critical },
      { $0.background = $0.background == .surface ? .background : .surface },
      { $0.attributes.formSymmetricDifference(.bold) },
      { $0.attributes.formSymmetricDifference(.underline) },
    ] as [@Sendable (inout Style) -> Void])
  func everyCell(change: @Sendable (inout Style) -> Void) {
    let golden = Self.frame.golden
    for row in 0..<Self.frame.canvas.size.rows {
      for column in 0..<Self.frame.canvas.size.columns {
        var other = Self.frame
        other.canvas.restyle(Rect(column: column, row: row, columns: 1, rows: 1)) { style, _ in
          change(&style)
        }
        #expect(other.golden != golden, "row \(row), column \(column)")
      }
    }
  }

  @Test("The picture says in which line and columns what looks how")
  func form() {
    var canvas = Canvas(size: Size(columns: 6, rows: 4))
    canvas.put("Low", at: Point(column: 1, row: 0), Style(.critical, on: .surface, [.bold]))
    canvas.put("x", at: Point(column: 5, row: 0), Style(.dim))
    canvas.put("------", at: Point(column: 0, row: 1), Style(.line))
    canvas.put("------", at: Point(column: 0, row: 2), Style(.line))
    let frame = Frame(canvas: canvas, cursor: Point(column: 2, row: 3))
    #expect(
      frame.golden == """
         Low x
        ------
        ------

        styles
        1  2-4 critical on surface bold, 6 dim
        2-3  1-6 line
        cursor  4, column 3

        """)
  }
}
