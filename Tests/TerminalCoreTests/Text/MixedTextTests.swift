import CCharacters
import Testing

@testable import TerminalCore

@Suite("Text that runs both ways")
struct MixedTextTests {
  /// Turns lines round, and makes one of a letter and the alef behind it: enough to
  /// see what is done with it.
  private let turning = Reordering { line in
    var seen: [SeenCharacter] = []
    for index in line.range {
      let joins = line.paragraph[index] == "\u{627}" && !seen.isEmpty
      if !joins { seen.append(SeenCharacter(line.paragraph[index], from: index)) }
    }
    return line.direction == .rightToLeft ? seen.reversed() : seen
  }

  private func row(
    _ part: Part, _ columns: Int, _ direction: Direction = .leftToRight,
    _ reordering: Reordering? = nil
  ) -> String {
    let canvas = part.painted(
      size: Size(columns: columns, rows: 1), direction: direction, reordering: reordering
    ).canvas
    return String(canvas.row(0).filter { $0.columns > 0 }.map(\.character))
  }

  @Test("Whatever has a letter or a digit that runs from right to left is looked at")
  func ranges() {
    let missed = (0...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      character_runs_right_to_left(Int32($0.value)) && !$0.mayRunRightToLeft
    }
    #expect(Array(missed.prefix(5)) == [])
  }

  @Test(
    "A text runs as its first letter does",
    arguments: [
      ("abc \u{5D0}", Direction.leftToRight), ("12 \u{5D0}bc", .rightToLeft),
      ("\u{200E}\u{5D0}", .leftToRight), ("\u{200F}abc", .rightToLeft),
      ("\u{64E}\u{645}", .rightToLeft),
      ("‹日›", .leftToRight),
    ] as [(String, Direction)])
  func firstLetter(text: String, direction: Direction) {
    #expect(text.firstStrongDirection == direction)
  }

  @Test("Numbers and signs run nowhere", arguments: ["", "12:30", "\u{661}\u{662}", "▲ ✕ 🍕"])
  func neutral(text: String) {
    #expect(text.firstStrongDirection == nil)
  }

  @Test("Words are put in order, and blanks keep their side")
  func order() {
    let part = Part.text(" \u{5D0}\u{5D1}  ")
    #expect(row(part, 6, .leftToRight, turning) == " \u{5D1}\u{5D0}   ")
    #expect(row(part, 6, .rightToLeft, turning) == "   \u{5D1}\u{5D0} ")
    #expect(row(.text(" ab  "), 6, .rightToLeft, turning) == "   ab ")
    #expect(row(.text("+3"), 4, .rightToLeft, turning) == "  +3")
  }

  @Test("What gets shorter keeps to the edge where it stands")
  func shorter() {
    let part = Part.text("\u{644}\u{627}\u{645}")
    #expect(row(part, 5, .leftToRight, turning) == "\u{645}\u{644}   ")
    #expect(row(part, 5, .rightToLeft, turning) == "   \u{645}\u{644}")
    let trailing = Part.text("\u{644}\u{627}\u{645}", alignment: .trailing)
    #expect(row(trailing, 5, .leftToRight, turning) == "   \u{645}\u{644}")
  }

  @Test("A character takes its look along")
  func looks() {
    let part = Part.text([TextRun("\u{5D0}", .accent), TextRun("\u{5D1}", .dim)])
    let painting = part.painted(size: Size(columns: 2, rows: 1), reordering: turning)
    #expect(painting.canvas.row(0).map(\.style.foreground) == [.dim, .accent])
    #expect(painting.isReordered)
    #expect(
      !Part.text("a").painted(size: Size(columns: 2, rows: 1), reordering: turning).isReordered)
  }

  @Test("A text is cut at its logical end")
  func cut() {
    let part = Part.text("\u{5D0}\u{5D1}\u{5D2}\u{5D3}")
    #expect(row(part, 3, .rightToLeft, turning) == "…\u{5D1}\u{5D0}")
  }

  @Test("A wide character stays whole")
  func wide() {
    #expect(row(.text("\u{5D0}日\u{5D1}"), 4, .leftToRight, turning) == "\u{5D1}日\u{5D0}")
  }

  @Test("Each line of a paragraph runs as the paragraph does, and knows what is around it")
  func lines() {
    let part = Part.text("\u{5D0}\u{5D1} ab\ncd", rows: nil)
    let canvas = part.painted(size: Size(columns: 3, rows: 3), reordering: turning).canvas
    let rows = (0..<3).map { row in String(canvas.row(row).map(\.character)) }
    #expect(rows == ["\u{5D1}\u{5D0} ", "ba ", "cd "], "\(rows)")
    var known: [MixedLine] = []
    let text = StyledText([TextRun("\u{5D0} \u{5D1} c\n\u{5D2}")])
    var paragraphs = MixedParagraphs(text)
    for line in text.lines(columns: 2, ellipsis: "…") {
      let mixed = MixedText(
        line, of: paragraphs.paragraph(of: line),
        .init(clip: canvas.bounds, direction: .leftToRight))
      known.append(mixed.line)
    }
    let first = Array("\u{5D0} \u{5D1} c")
    #expect(
      known == [
        MixedLine(first, 0..<1, .rightToLeft), MixedLine(first, 2..<3, .rightToLeft),
        MixedLine(first, 4..<5, .rightToLeft), MixedLine(["\u{5D2}"], 0..<1, .rightToLeft),
      ])
  }

  @Test("A line that has no such letter is a field of its paragraph; other paragraphs are none")
  func plainLines() {
    let part = Part.text("\u{5D0}\u{5D1} 12.\nab \u{5D0}\u{5D1} cd\nef", rows: nil)
    let canvas = part.painted(size: Size(columns: 3, rows: 6)).canvas
    let lines = Frame(canvas: canvas).ansi(depth: .none).split(separator: "\n")
    #expect(
      lines == [
        "\u{2067}\u{5D0}\u{5D1}\u{2069}", "\u{2067}12.\u{2069}", "\u{2066}ab\u{2069}",
        "\u{2066}\u{5D0}\u{5D1}\u{2069}", "\u{2066}cd\u{2069}", "ef",
      ])
    var paragraphs = MixedParagraphs(StyledText([TextRun("\u{5D0} b\nc")]))
    let end = SetLine(runs: [TextRun("c")], start: 4)
    #expect(paragraphs.mixed(end, .leftToRight) == nil)
    #expect(paragraphs.mixed(end, .rightToLeft)?.hasRightToLeft == false)
    #expect(paragraphs.mixed(SetLine(runs: [TextRun("b")], start: 2), .leftToRight) != nil)
  }

  @Test("Where one types, the cursor is on the character that it is before", arguments: 0...3)
  func cursor(index: Int) {
    var field = TextField("a\u{5D0}\u{5D1}")
    field.move(.start)
    for _ in 0..<index { field.move(.forward) }
    let swapping = Reordering { line in
      [0, 2, 1].map { SeenCharacter(line.paragraph[$0], from: $0) }
    }
    let painting = Part.field(field, columns: 6)
      .painted(size: Size(columns: 6, rows: 1), reordering: swapping)
    #expect(painting.cursor?.column == [0, 2, 1, 3][index])
  }

  @Test("In logical order a field is between isolates, with the marks that it brings along")
  func isolates() {
    let part = Part.horizontal([
      .text("a "), .text("\u{5D0}!\u{200F}\u{5D1} "), .text("b\u{5D2}"),
    ])
    let frame = Frame(canvas: part.painted(size: Size(columns: 9, rows: 1)).canvas)
    #expect(frame.text == "a \u{5D0}!\u{5D1} b\u{5D2}\n")
    #expect(
      frame.ansi(depth: .none)
        == "a \u{2067}\u{5D0}!\u{200F}\u{5D1}\u{2069} \u{2066}b\u{5D2}\u{2069}\n")
    let styled = Frame(canvas: frame.canvas, palette: .dark)
    #expect(styled.html.contains("<span dir=\"rtl\" style=\""))
    #expect(styled.html.contains("display: inline-block; width: 3ch; white-space: pre;"))
    #expect(styled.svg.contains("direction=\"rtl\" unicode-bidi=\"isolate\""))
    #expect(styled.svg.contains("<text x=\"36\""), "its left edge: \(styled.svg)")
  }

  @Test(
    "L34: in a file words stand at the side at which reading begins, whichever way they run",
    arguments: [
      (Direction.leftToRight, Alignment.leading, "18", " text-anchor=\"end\""),
      (.rightToLeft, .leading, "99", ""), (.leftToRight, .trailing, "99", ""),
      (.leftToRight, .center, "72", ""),
    ])
  func standing(direction: Direction, alignment: Alignment, place: String, anchor: String) {
    let words = Part.text("\u{5D0}\u{5D1}\u{5D2}", alignment: alignment)
    let part = words.reading(direction)
    let canvas = part.painted(size: Size(columns: 9, rows: 1)).canvas
    let frame = Frame(canvas: canvas, palette: .dark)
    #expect(frame.svg.contains("<text x=\"\(place)\""), "\(frame.svg)")
    #expect(frame.svg.contains("unicode-bidi=\"isolate\"\(anchor) textLength"), "\(frame.svg)")
    #expect(frame.html.contains("text-align: end") == !anchor.isEmpty, "\(frame.html)")
    let other = words.painted(size: Size(columns: 9, rows: 1)).canvas
    #expect(CanvasComparison(canvas, other, isMirrored: true).differences.isEmpty)
  }

  // As a sentence of ours has it, with marks on both sides of quotation marks.
  private static let quoting =
    "as \u{200E}“\u{200E}\u{5D0} b \u{5D1}!\u{200E}”\u{200E} says"

  @Test(
    "What is quoted is isolated in the paragraph, by its own first letter, even where it is cut")
  func quotations() {
    let paragraph = Array(Self.quoting)
    let found = paragraph.quotations
    #expect(found == [Quotation(content: 6..<12, direction: .rightToLeft, isClosed: true)])
    #expect(
      String(paragraph.isolating(found))
        == "as \u{200E}“\u{2067}\u{5D0} b \u{5D1}!\u{2069}”\u{200E} says")
    let cut = Array(Self.quoting.prefix(9))
    #expect(
      cut.quotations == [Quotation(content: 6..<9, direction: .rightToLeft, isClosed: false)])
    #expect(Array("“\u{5D0}”").quotations == [], "marks of others' texts are no quotation")
  }

  @Test(
    "Fields between dots are isolated, each by its own first letter, but for what quotes something",
    arguments: [
      (
        "mm\u{5D0} (b)m · mc+m · m2mm e",
        "m\u{2067}\u{5D0} (b)\u{2069} · \u{2066}c+\u{2069} · m2mm e"
      ),
      ("mm\u{5D0}+m - mc+mm e", "m\u{2067}\u{5D0}+\u{2069} - \u{2066}c+\u{2069}m e"),
      ("ma m“m\u{5D0}m”mm · m\u{5D1}+", "ma m“\u{2067}\u{5D0}\u{2069}”mm · m\u{5D1}+"),
      ("\u{5D0}m · m · m · m", "\u{5D0}m · m · m · m"), ("\u{5D0} · \u{5D1}", "\u{5D0} · \u{5D1}"),
    ])
  func fields(line: String, isolated: String) {
    let (paragraph, wanted) = (Array(line.marked), isolated.marked)
    #expect(String(paragraph.isolating(paragraph.quotations)) == wanted)
  }

  @Test("What quotes something else ends at its own mark; a mark too many ends nothing else")
  func nestedQuotations() {
    // As a sentence of ours has them, with marks on both sides.
    func contents(_ sentence: String) -> [String] {
      let marked = sentence.map { ["“", "”"].contains($0) ? "\u{200E}\($0)\u{200E}" : String($0) }
      let paragraph = Array(marked.joined())
      return paragraph.quotations.map { quotation in
        String(paragraph[quotation.content]).filter { $0 != "\u{200E}" }
      }
    }
    let nested = "as “\u{5D0} “b” \u{5D1}” and “\u{5D2}”"
    #expect(contents(nested) == ["\u{5D0} “b” \u{5D1}", "\u{5D2}"])
    #expect(contents("as “\u{5D0} “ b” and “\u{5D2}”") == ["\u{5D0} “ b", "\u{5D2}"])
    #expect(contents("as “\u{5D0}” b” and “\u{5D2}”") == ["\u{5D0}", "\u{5D2}"])
    #expect(contents("as “\u{5D0} “b” and") == ["\u{5D0} “b"])
  }

  @Test(
    "What other languages quote ends at their own mark, which may be the one that it begins with",
    arguments: [
      ("«A» b", ["A"]), ("« A » b", [" A "]), ("„A“ b „C“", ["A", "C"]), ("״A״ b ״C״", ["A", "C"]),
      ("“A » b” c", ["A » b"]), ("“A „b“ c” d", ["A „b“ c"]), ("«A “b” c» d", ["A “b” c"]),
    ])
  func otherQuotes(sentence: String, quoted: [String]) {
    let marked = sentence.map { "“”„«»״".contains($0) ? "\u{200E}\($0)\u{200E}" : String($0) }
    let paragraph = Array(marked.joined())
    let contents = paragraph.quotations.map { quotation in
      String(paragraph[quotation.content]).filter { $0 != "\u{200E}" }
    }
    #expect(contents == quoted)
  }

  @Test("A string of JSON ends at its own quotation mark, whatever is quoted in it or around it")
  func strings() {
    func contents(_ line: String) -> [String] {
      let paragraph = Array(
        line.replacing("<", with: "\u{200E}\"\u{200E}").replacing(">", with: "\u{200E}\""))
      return paragraph.quotations.map { String(paragraph[$0.content]) }
    }
    #expect(contents("[<\u{5D0}>,<\u{5D1}>, 3]") == ["\u{5D0}", "\u{5D1}"])
    #expect(contents("<\u{5D0} \\\"b\\\" “c”>:<\u{5D1}>") == ["\u{5D0} \\\"b\\\" “c”", "\u{5D1}"])
    #expect(contents("\"a\": <\u{5D0}") == ["\u{5D0}"])
    let sentence = "\u{200E}“\u{200E}\"\u{5D0}\" b\u{200E}”\u{200E} \"\u{200E}"
    #expect(contents(sentence) == ["\"\u{5D0}\" b"], "signs in sentences of ours are none")
  }

  @Test("A quotation in a field is between isolates of its own, and a sheet ends both")
  func quotedField() {
    let part = Part.text(Self.quoting)
    let size = Size(columns: 16, rows: 1)
    let frame = Frame(canvas: part.painted(size: size).canvas)
    #expect(frame.text == "as “\u{5D0} b \u{5D1}!” says\n")
    #expect(frame.ansi(depth: .none).contains("“\u{2067}\u{5D0} b \u{5D1}!\u{2069}”"))
    #expect(frame.html.contains("“\u{2067}\u{5D0} b \u{5D1}!\u{2069}”"))
    let covered = part.covered(by: .text("x").sized(columns: 4), .top)
    let text = Frame(canvas: covered.painted(size: size).canvas).ansi(depth: .none).unicodeScalars
    let opened = text.count { ["\u{2066}", "\u{2067}"].contains($0) }
    #expect(opened > 2 && opened == text.count { $0 == "\u{2069}" }, "\(text)")
  }

  @Test("A sheet ends the field that it covers, and begins it anew behind itself")
  func covered() {
    let sheet = Part.text("x").sized(columns: 2)
    let part = Part.text("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}").covered(by: sheet, .top)
    let frame = Frame(canvas: part.painted(size: Size(columns: 6, rows: 1)).canvas)
    let text = frame.ansi(depth: .none).filter { $0.asciiValue != 0x1B }
    #expect(text.contains("\u{2067}\u{5D0}\u{5D1}\u{2069}"), "\(text.debugDescription)")
    #expect(text.contains("\u{2067}\u{5D4}\u{5D5}\u{2069}"), "\(text.debugDescription)")
  }
}

extension String {
  // `m` in place of a mark that is not seen.
  fileprivate var marked: String { replacing("m", with: "\u{200E}") }
}
