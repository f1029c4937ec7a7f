import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("Rows that the terminal moves")
struct RowScrollTests {
  /// A screen of one letter a row; a blank is a blank row.
  private func canvas(_ rows: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: 8, rows: rows.count))
    for (row, letter) in rows.enumerated() where letter != " " {
      canvas.put(String(repeating: letter, count: 4), at: Point(column: 0, row: row))
    }
    return canvas
  }

  private func rowScroll(from old: String, to new: String) -> RowScroll? {
    let (old, new) = (canvas(old), canvas(new))
    let changes = (0..<new.size.rows).compactMap { row in
      new.changedColumns(inRow: row, since: old).map {
        RowChange(row: row, columns: $0.lowerBound..<$0.upperBound + 1)
      }
    }
    return RowScroll(changes, in: new, since: old)
  }

  private static let scrolled: [(String, String, Range<Int>, Int)] = [
    // A list between a status line and hints went on by two, and back again.
    ("sabcdefghh", "scdefghijh", 1..<9, 2), ("scdefghijh", "sabcdefghh", 1..<9, -2),
    // A stack opened: what stood below it went down as far as the last row, and closed again.
    ("sabcdefghi", "sabxycdefg", 3..<10, -2), ("sabxycdefg", "sabcdefghi", 3..<10, 2),
    // The whole screen.
    ("abcdefgh", "bcdefghi", 0..<8, 1),
  ]

  @Test("What moved together is found, with how far it went", arguments: scrolled)
  func found(old: String, new: String, rows: Range<Int>, distance: Int) {
    #expect(rowScroll(from: old, to: new) == RowScroll(rows, by: distance))
  }

  @Test(
    "What did not move, or hardly, is no such thing",
    arguments: [
      ("abcdefgh", "abcdefgx"), ("abcdefgh", "hgfedcba"), ("abcdefgh", "ijklmnop"),
      ("abcdefgh", "abcxefgd"), ("abcdefgh", "xaybzcwd"), ("a", "a"), ("a", "b"), ("", ""),
      // What moved is less than what would be left blank.
      ("abcdefgh", "fghxefgh"),
    ])
  func none(old: String, new: String) { #expect(rowScroll(from: old, to: new) == nil) }

  @Test("What is left of the old screen is what the terminal shows", arguments: scrolled)
  func shown(old: String, new: String, rows: Range<Int>, distance: Int) throws {
    let scroll = try #require(rowScroll(from: old, to: new))
    var moved = canvas(old)
    moved.scroll(scroll.rows, by: scroll.distance)
    let differing = (0..<moved.size.rows).filter {
      moved.changedColumns(inRow: $0, since: canvas(new)) != nil
    }
    #expect(differing.allSatisfy(scroll.exposedRows.contains))
    #expect(scroll.exposedRows.count == abs(distance))
  }

  @Test(
    "Lines are deleted and inserted between margins, which the last row of the screen needs none of",
    arguments: [
      (RowScroll(2..<9, by: 3), "\u{1b}[m\u{1b}[3;9r\u{1b}[3H\u{1b}[3M\u{1b}[r"),
      (RowScroll(2..<9, by: -1), "\u{1b}[m\u{1b}[3;9r\u{1b}[3H\u{1b}[L\u{1b}[r"),
      (RowScroll(4..<24, by: 2), "\u{1b}[m\u{1b}[5H\u{1b}[2M"),
    ])
  func written(scroll: RowScroll, bytes: String) {
    var table = RenditionTable()
    var writer = CharacterWriter(.init(repeated: .ascii, erasesInColor: true), columns: 80)
    writer.scroll(scroll, of: 24, &table)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == bytes)
  }
}
