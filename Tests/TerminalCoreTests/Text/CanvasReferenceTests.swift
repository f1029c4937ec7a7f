import TestSupport
import Testing

@testable import TerminalCore

@Suite("A canvas, against a row of letters that is looked after by hand")
struct CanvasReferenceTests {
  static let seeds: [UInt64] = Array(1...60)

  /// What a column shows: a character, or the second half of the one before it.
  private enum Place: Equatable {
    case one(Character), lead(Character), tail
  }

  /// The row as people would keep it: what loses a half becomes a blank.
  private struct Row {
    var places: [Place]

    init(_ columns: Int) { places = Array(repeating: .one(" "), count: columns) }

    mutating func free(_ column: Int) {
      switch places[column] {
      case .one: break
      case .lead: places[column + 1] = .one(" ")
      case .tail: places[column - 1] = .one(" ")
      }
      places[column] = .one(" ")
    }

    mutating func put(_ text: String, at column: Int, in clip: Range<Int>) {
      var column = column
      for character in text {
        let width = character.columns
        let wanted = column..<column + width
        let seen = wanted.clamped(to: clip)
        for place in seen { free(place) }
        if seen == wanted, width == 2 {
          (places[column], places[column + 1]) = (.lead(character), .tail)
        } else if seen == wanted, width == 1 {
          places[column] = .one(character)
        }
        column += width
      }
    }

    var text: String {
      String(
        places.compactMap { place in
          switch place {
          case .one(let character), .lead(let character): character
          case .tail: nil
          }
        })
    }
  }

  private func text(_ canvas: Canvas) -> String {
    String(canvas.row(0).filter { $0.columns > 0 }.map(\.character))
  }

  @Test(
    "Whatever is written over whatever, clipped or not, each half has its other half",
    arguments: seeds)
  func writes(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let columns = random.number(1...14)
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    var row = Row(columns)
    for step in 0..<40 {
      let words = random.text(random.number(0...6), of: RandomTexts.plain)
      let column = random.number(-6...columns + 2)
      let first = random.number(-2...columns)
      let clip = Rect(column: first, row: 0, columns: random.number(0...columns), rows: 1)
      let isClipped = random.once(in: 2)
      canvas.put(words, at: Point(column: column, row: 0), in: isClipped ? clip : nil)
      let seen = isClipped ? clip.columnRange.clamped(to: 0..<columns) : 0..<columns
      row.put(words, at: column, in: seen)
      #expect(text(canvas) == row.text, "step \(step): “\(words)” at \(column) in \(seen)")
    }
  }

  @Test(
    "What changed begins and ends where the cells differ, and equal canvases have equal cells",
    arguments: seeds)
  func changes(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    // Rows of many blocks of memory, and such as end within one.
    let columns = random.pick([1, 7, 16, 33, 120])
    var (old, new) = (
      Canvas(size: Size(columns: columns, rows: 2)), Canvas(size: Size(columns: columns, rows: 2))
    )
    for _ in 0..<random.number(0...3) {
      let words = random.text(8, of: RandomTexts.plain)
      let point = Point(column: random.number(0...columns - 1), row: random.number(0...1))
      old.put(words, at: point)
      new.put(words, at: point)
    }
    for _ in 0..<20 {
      let point = Point(column: random.number(0...columns - 1), row: random.number(0...1))
      if random.once(in: 3) {
        new.restyle(Rect(column: point.column, row: point.row, columns: 2, rows: 1)) { style, _ in
          style.attributes.insert(.bold)
        }
      } else {
        new.put(random.text(2, of: RandomTexts.plain), at: point)
      }
      for row in 0..<2 {
        let different = (0..<columns).filter { old.row(row)[$0] != new.row(row)[$0] }
        let changed = new.changedColumns(inRow: row, since: old)
        #expect(changed?.lowerBound == different.first && changed?.upperBound == different.last)
      }
      let areSame = (0..<2).allSatisfy { row in old.row(row).elementsEqual(new.row(row)) }
      #expect((old == new) == areSame)
      if random.once(in: 5) { old = new }
    }
  }

  @Test(
    "Of a canvas its first rows can be kept, with what stands in them",
    arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
  func cropped(rows: Int, kept: Int) {
    var canvas = Canvas(size: Size(columns: 9, rows: 3))
    for row in 0..<3 { canvas.put("row 👨‍👩‍👧‍👦 \(row)", at: Point(column: 0, row: row)) }
    let part = canvas.cropped(rows: rows)
    #expect(part.size == Size(columns: 9, rows: kept))
    for row in 0..<kept { #expect(part.row(row).elementsEqual(canvas.row(row)), "row \(row)") }
  }

  @Test(
    "A frame loses the empty rows at its end, and keeps one where all are empty",
    arguments: [
      (["one", "", "two", "", ""], 3), (["", "", ""], 1), (["one"], 1), (["", "", "x"], 3), ([], 0),
    ] as [([String], Int)])
  func trimmed(lines: [String], rows: Int) {
    var canvas = Canvas(size: Size(columns: 6, rows: lines.count))
    for (row, line) in lines.enumerated() { canvas.put(line, at: Point(column: 0, row: row)) }
    #expect(Frame(canvas: canvas).trimmed.canvas.size.rows == rows)
  }

  @Test("A row with a picture is not empty, however dark the picture is")
  func darkPicture() throws {
    let black = Pictures.picture(4, 4) { _, _ in RGB(0x000000) }
    var canvas = Canvas(size: Size(columns: 6, rows: 5))
    canvas.put("night", at: Point(column: 0, row: 0))
    let mosaic = Mosaic(black, size: Size(columns: 4, rows: 2))
    canvas.put(mosaic, at: Point(column: 1, row: 2))
    #expect(Frame(canvas: canvas).trimmed.canvas.size.rows == 4)
  }

  @Test("Only what lies in the rectangle is restyled, and what stands there stays")
  func restyled() {
    var canvas = Canvas(size: Size(columns: 4, rows: 3))
    canvas.put("日本", at: Point(column: 0, row: 1))
    let before = text(canvas.cropped(rows: 3))
    canvas.restyle(Rect(column: 1, row: 1, columns: 99, rows: 99)) { style, _ in
      style.foreground = .accent
    }
    for row in 0..<3 {
      for (column, cell) in canvas.row(row).enumerated() {
        let isWithin = column >= 1 && row >= 1
        #expect((cell.style.foreground == .accent) == isWithin, "column \(column), row \(row)")
      }
    }
    #expect(text(canvas) == before && canvas.text(row: 1) == "日本")
  }
}
