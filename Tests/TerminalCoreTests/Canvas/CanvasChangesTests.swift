import Testing

@testable import TerminalCore

@Suite("What changed on a canvas")
struct CanvasChangesTests {
  private func canvas(_ texts: (column: Int, text: String)...) -> Canvas {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    for (column, text) in texts { canvas.put(text, at: Point(column: column, row: 0)) }
    return canvas
  }

  @Test("A row tells from which to which column it is another one")
  func columns() {
    let before = canvas((0, "one two"))
    #expect(canvas((0, "one two")).changedColumns(inRow: 0, since: before) == nil)
    #expect(canvas((0, "one six")).changedColumns(inRow: 0, since: before) == 4...6)
    #expect(canvas((0, "one tWo")).changedColumns(inRow: 0, since: before) == 5...5)
    #expect(canvas((0, "One two"), (11, "!")).changedColumns(inRow: 0, since: before) == 0...11)
  }

  @Test("A look changes a cell, and so does what stands invisibly around it")
  func looks() {
    let before = canvas((0, "one two"))
    var (dim, marked) = (before, before)
    dim.restyle(Rect(column: 2, row: 0, columns: 3, rows: 1)) { style, _ in
      style.foreground = .dim
    }
    #expect(dim.changedColumns(inRow: 0, since: before) == 2...4)
    let place = Point(column: 1, row: 0)
    var cell = marked[place]
    cell.marks.insert(.closes)
    marked[place] = cell
    #expect(marked.changedColumns(inRow: 0, since: before) == 1...1)
  }

  @Test("Another flag in the same place is a change, the same flag drawn after others is none")
  func characters() {
    let flag = canvas((0, "a 🇩🇪 b"))
    #expect(canvas((0, "a 🇫🇷 b")).changedColumns(inRow: 0, since: flag) == 2...2)
    let covered = canvas((0, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), (0, "a 🇩🇪 b"))
    #expect(covered.changedColumns(inRow: 0, since: flag) == nil)
    #expect(covered == flag)
  }

  @Test("A stored cell has no byte that belongs to no field: rows are compared by their memory")
  func memory() {
    let fields =
      MemoryLayout<UInt32>.size + MemoryLayout<Style>.size + MemoryLayout<UInt8>.size
      + MemoryLayout<DirectionMarks>.size + MemoryLayout<UInt16>.size
    #expect(fields == MemoryLayout<StoredCell>.stride)
    #expect(fields == 12)
  }
}
