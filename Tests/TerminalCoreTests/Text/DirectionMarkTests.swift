import TestSupport
import Testing

@testable import TerminalCore

@Suite("Directions and marks")
struct DirectionMarkTests {
  static let seeds: [UInt64] = Array(1...30)

  @Test("What may run from right to left is found wherever it stands", arguments: seeds)
  func found(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<20 {
      let text = random.text(random.number(0...8), of: RandomTexts.plain)
      #expect(!text.hasRightToLeft, "\(text)")
      let letter = random.pick(["ש", "م", "ߊ", "\u{10900}", "\u{1E900}", "\u{FB1D}", "\u{200F}"])
      #expect((text + letter).hasRightToLeft && (letter + text).hasRightToLeft, "\(letter)")
    }
  }

  @Test("The first letter decides, whatever signs and digits stand before it", arguments: seeds)
  func first(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let neutral = ["1", "٢", " ", "(", "▲", "…", "🍕", "-", "\u{20E3}"]
    for _ in 0..<20 {
      let before = random.text(random.number(0...6), of: neutral)
      #expect(before.firstStrongDirection == nil, "\(before)")
      #expect((before + "a ש").firstStrongDirection == .leftToRight, "\(before)")
      #expect((before + "ש a").firstStrongDirection == .rightToLeft, "\(before)")
    }
  }

  @Test(
    "Marks are written around their character: what opens before, its own and what closes behind",
    arguments: [
      ([], "", ""), ([.opensLeftToRight], "\u{2066}", ""), ([.opensRightToLeft], "\u{2067}", ""),
      ([.closes], "", "\u{2069}"), ([.rightToLeft, .closes], "", "\u{200F}\u{2069}"),
      ([.leftToRight, .arabicLetter], "", "\u{200E}\u{61C}"),
      ([.opensRightToLeft, .opensLeftToRight, .closes], "\u{2067}", "\u{2069}"),
      ([.opensLeftToRight, .quotesRightToLeft], "\u{2066}\u{2067}", ""),
      ([.leftToRight, .endsQuotation, .closes], "", "\u{200E}\u{2069}\u{2069}"),
    ] as [(DirectionMarks, String, String)])
  func written(marks: DirectionMarks, before: String, after: String) {
    #expect(String(String.UnicodeScalarView(marks.before)) == before)
    #expect(String(String.UnicodeScalarView(marks.after)) == after)
    var cell = Cell("א")
    cell.marks = marks
    #expect(
      cell.text(with: .all).unicodeScalars.elementsEqual((before + "א" + after).unicodeScalars))
  }

  @Test(
    "Only marks of direction are marks",
    arguments: [
      ("\u{200E}", .leftToRight), ("\u{200F}", .rightToLeft), ("\u{61C}", .arabicLetter), ("a", []),
      ("\u{202E}", []), ("ש", []),
    ] as [(Character, DirectionMarks)])
  func read(character: Character, marks: DirectionMarks) {
    #expect(DirectionMarks(character) == marks)
    #expect(marks.own.map { Character($0) } == (marks.isEmpty ? [] : [character]))
  }

  @Test("In every line of mixed text, what opens is closed", arguments: seeds)
  func balanced(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let pieces = ["a", "ש", "م", "1", " ", "(", "\u{200F}", "\u{200E}", "…", "e\u{301}"]
    for _ in 0..<10 {
      let parts = (0..<3).map { _ in
        Optional(Part.text(random.text(random.number(0...7), of: pieces)))
      }
      let sheet = Part.text("x").sized(columns: random.number(1...5))
      let row = Part.horizontal(spacing: 1, parts)
      let part = random.once(in: 2) ? row : row.covered(by: sheet, .top)
      for direction in [Direction.leftToRight, .rightToLeft] {
        let canvas = part.painted(size: Size(columns: 14, rows: 1), direction: direction).canvas
        var depth = 0
        for scalar in Frame(canvas: canvas).ansi(depth: .none).unicodeScalars {
          if ["\u{2066}", "\u{2067}"].contains(scalar) { depth += 1 }
          if scalar == "\u{2069}" { depth -= 1 }
          // A text that begins with two marks is a field, within what runs its own way.
          #expect((0...2).contains(depth))
        }
        #expect(depth == 0, "\(canvas.text(row: 0))")
      }
    }
  }

  @Test(
    "A reader of the screen gets the letters of the text, whichever way it is put in order",
    arguments: seeds)
  func letters(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let reversing = Reordering { line in
      line.range.reversed().map { SeenCharacter(line.paragraph[$0], from: $0) }
    }
    for _ in 0..<10 {
      let text = random.text(random.number(1...9), of: ["a", "ש", "م", "1", "(", "日", " "])
      for direction in [Direction.leftToRight, .rightToLeft] {
        for order in [nil, reversing] {
          let canvas = Part.text(text)
            .painted(size: Size(columns: 20, rows: 1), direction: direction, reordering: order)
            .canvas
          let seen = canvas.text(row: 0).filter { $0 != " " }.sorted()
          #expect(seen == text.filter { $0 != " " }.sorted(), "\(text) \(direction)")
        }
      }
    }
  }
}
