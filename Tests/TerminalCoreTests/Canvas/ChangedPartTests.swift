import TestSupport
import Testing

@testable import TerminalCore

@Suite("Parts of a row that changed")
struct ChangedPartTests {
  @Test("Written over the frame before they make the next one", arguments: 1...20)
  func whole(seed: Int) {
    var frames = RandomFrames(seed: UInt64(seed), size: Size(columns: 40, rows: 8))
    var old = frames.next().canvas
    for _ in 0..<30 {
      let new = frames.next().canvas
      for row in 0..<8 {
        let parts = new.changedParts(inRow: row, 0..<40, since: old, joining: 4)
        for column in 0..<40 where !parts.contains(where: { $0.contains(column) }) {
          let point = Point(column: column, row: row)
          #expect(new[point] == old[point])
        }
        for part in parts {
          #expect(new[Point(column: part.lowerBound, row: row)].columns > 0)
          #expect(
            part.upperBound == 40 || new[Point(column: part.upperBound, row: row)].columns > 0)
        }
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      }
      old = new
    }
  }

  @Test("What is several code points is compared by them, whatever was drawn before it")
  func clusters() {
    func canvas(_ first: String, _ second: String) -> Canvas {
      var canvas = Canvas(size: Size(columns: 10, rows: 2))
      canvas.put(first, at: Point(column: 0, row: 0))
      canvas.put(second, at: Point(column: 4, row: 1))
      return canvas
    }
    let new = canvas("✉️", "❤️")
    for old in [canvas("❤️", "✉️"), canvas("", "✉️"), canvas("❤️", "")] {
      #expect(new.changedParts(inRow: 1, 0..<10, since: old, joining: 4) == [0..<10])
    }
    #expect(new.changedParts(inRow: 1, 0..<10, since: canvas("✉️", "❤️"), joining: 4) == [])
    let other = new.changedParts(inRow: 1, 0..<10, since: canvas("✉️", ""), joining: 4)
    #expect(other == [0..<10])
  }

  @Test("A row is recognized where it stands now")
  func shown() {
    var old = Canvas(size: Size(columns: 10, rows: 3))
    old.put("moved", at: Point(column: 1, row: 2))
    var new = Canvas(size: Size(columns: 10, rows: 3))
    new.put("moved", at: Point(column: 1, row: 0))
    #expect(new.shows(0, as: 2, of: old))
    #expect(!new.shows(0, as: 0, of: old))
  }
}
