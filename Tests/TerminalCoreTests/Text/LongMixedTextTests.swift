import Synchronization
import Testing

@testable import TerminalCore

@Suite("Long texts that run both ways")
struct LongMixedTextTests {
  private static let words = "\u{5D0}\u{5D1} ab, \u{200E}“\u{200E}\u{5D2} c\u{200E}”\u{200E}"
  /// Paragraphs of some lines each, one of them empty.
  private static let text = [3, 0, 20, 1, 9].map { count in
    (0..<count).map { "\(words) \($0)" }.joined(separator: " ")
  }.joined(separator: "\n")

  /// How many lines were put in order.
  private final class Tally: Sendable {
    let lines = Mutex(0)

    var reordering: Reordering {
      Reordering { line in
        self.lines.withLock { $0 += 1 }
        return line.range.reversed().map { SeenCharacter(line.paragraph[$0], from: $0) }
      }
    }
  }

  private func rows(_ part: Part, _ count: Int, _ reordering: Reordering?) -> [[Cell]] {
    let size = Size(columns: 20, rows: count)
    let canvas = part.painted(size: size, reordering: reordering).canvas
    return (0..<count).map { Array(canvas.row($0)) }
  }

  @Test(
    "A window shows the rows that the whole has, and puts these alone in order",
    arguments: [0, 1, 4, 12, 20])
  func window(firstRow: Int) {
    let (part, tally) = (Part.text(Self.text, rows: nil), Tally())
    let (whole, fields) = (rows(part, 60, tally.reordering), rows(part, 60, nil))
    #expect(tally.lines.withLock { $0 } > 15)
    tally.lines.withLock { $0 = 0 }
    let window = part.window(firstRow: firstRow)
    #expect(rows(window, 5, tally.reordering) == Array(whole[firstRow..<firstRow + 5]))
    #expect(1...5 ~= tally.lines.withLock { $0 })
    #expect(rows(window, 5, nil) == Array(fields[firstRow..<firstRow + 5]))
  }

  @Test("Lines of one paragraph have the same characters, and the last one the ellipsis")
  func paragraphs() {
    let text = StyledText([TextRun(Self.text)], maximumRows: 12)
    var shared = MixedParagraphs(text)
    for line in text.lines(columns: 20, ellipsis: "…") {
      var own = MixedParagraphs(text)
      let (one, two) = (shared.paragraph(of: line), own.paragraph(of: line))
      #expect(one.range == two.range && one.characters == two.characters)
      #expect(one.quotations == two.quotations && one.direction == two.direction)
      #expect(line.isCut == (one.characters.last == "…"))
    }
  }

  @Test("Each line of a paragraph has the hyphen of the soft hyphen that it ends at")
  func hyphens() {
    let words = "Hallo Donau\u{AD}dampf\u{AD}schiff und Donau\u{AD}dampf \u{5E9}\u{5DC}"
    let text = StyledText([TextRun(words)])
    var paragraphs = MixedParagraphs(text)
    let lines = text.lines(columns: 12, ellipsis: "…")
    #expect(lines.count { $0.isHyphenated } == 2)
    for line in lines where line.isHyphenated {
      let paragraph = paragraphs.paragraph(of: line)
      let end = line.start + line.runs.map(\.text.count).reduce(0, +) - 1
      #expect(paragraph.characters[end - paragraph.range.lowerBound] == "-", "\(line)")
    }
  }
}
