import Testing

@testable import TerminalCore

@Suite("Painting over what was painted")
struct PaintingOverTests {
  private let size = Size(columns: 9, rows: 5)

  private var ground: Painting<String> {
    Part.vertical([
      .text("one 🇩🇪 1|"), .text("two 字 2|").filled(.surface), .text("cafe\u{301} 3  |"),
      .text("below   |"),
    ]).painted(size: size)
  }

  private func over(_ part: Part, at place: Rect) -> [String] {
    let painting: Painting<String> = part.painted(
      as: String.self, over: ground.canvas, at: place)
    return (0..<size.rows).map { row in
      painting.canvas.row(row).filter { $0.columns > 0 }.map { String($0.character) }.joined()
    }
  }

  @Test("The rest stays as it is, and what stood in the place is gone")
  func rest() {
    let place = Rect(column: 4, row: 0, columns: 4, rows: 3)
    #expect(
      over(.text("new"), at: place) == [
        "one new |", "two     |", "cafe\u{301}    |", "below   |", "         ",
      ])
  }

  @Test("A half of a wide character that is painted over becomes a blank")
  func halves() {
    let place = Rect(column: 5, row: 0, columns: 2, rows: 2)
    #expect(
      over(.repeated("x"), at: place) == [
        "one  xx1|", "two  xx2|", "cafe\u{301} 3  |", "below   |", "         ",
      ])
  }

  @Test("What is moved looks as it did, with characters of two columns and of several code points")
  func moved() throws {
    let lines = Rect(column: 0, row: 0, columns: 9, rows: 3)
    let part = Part.vertical([.text("first"), .moved(from: lines)])
    let place = Rect(column: 0, row: 0, columns: 9, rows: 5)
    #expect(
      over(part, at: place) == [
        "first    ", "one 🇩🇪 1|", "two 字 2|", "cafe\u{301} 3  |", "         ",
      ])
    let painting: Painting<String> = part.painted(
      as: String.self, over: ground.canvas, at: place)
    #expect(painting.canvas[Point(column: 0, row: 2)].style.background == .surface)
  }

  @Test("What is moved is cut where its place ends, upwards and downwards")
  func cut() {
    let lines = Rect(column: 0, row: 0, columns: 9, rows: 3)
    let place = Rect(column: 0, row: 1, columns: 9, rows: 2)
    #expect(over(.moved(from: lines), at: place)[1...3] == ["one 🇩🇪 1|", "two 字 2|", "below   |"])
    #expect(
      over(.moved(from: lines).window(firstRow: 1), at: place)[0...2] == [
        "one 🇩🇪 1|", "two 字 2|", "cafe\u{301} 3  |",
      ])
  }

  @Test("On a canvas of its own, what is moved from nowhere is blank, and as large as it was")
  func nowhere() {
    let place = Rect(column: 0, row: 0, columns: 3, rows: 2)
    let part = Part.vertical([.moved(from: place), .text("end")])
    #expect(rows(part, 4, 3) == ["....", "....", "end."])
  }
}
