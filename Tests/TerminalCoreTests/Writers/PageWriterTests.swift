import Foundation
import FoundationXML
import Testing

@testable import TerminalCore

@Suite("Pages and pictures, element by element")
struct PageWriterTests {
  private func frame(
    _ columns: Int = 6, _ rows: Int = 2, _ palette: Palette = .dark, _ draw: (inout Canvas) -> Void
  ) -> Frame {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(&canvas)
    return Frame(canvas: canvas, palette: palette)
  }

  private func lines(_ text: String, with part: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(part) }
  }

  @Test(
    "A picture is as large as its cells, with a margin of 18 on each side",
    arguments: [
      (1, 1, 45, 55), (80, 24, 756, 492), (40, 12, 396, 264),
    ])
  func size(columns: Int, rows: Int, width: Int, height: Int) {
    let svg = frame(columns, rows) { _ in }.svg
    #expect(
      svg.contains("width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""))
    #expect(svg.contains("<rect width=\"\(width)\" height=\"\(height)\" rx=\"12\""))
  }

  @Test("Words stand at their cells, and blanks are not drawn")
  func places() {
    let svg = frame { $0.put("ab c", at: Point(column: 1, row: 1)) }.svg
    #expect(lines(svg, with: "<text").count == 2)
    #expect(svg.contains("<text x=\"27\" y=\"51\" textLength=\"18\""))
    #expect(svg.contains("<text x=\"54\" y=\"51\" textLength=\"9\""))
  }

  @Test("Underlined words are one with the blanks between them, so that the line goes on")
  func underline() {
    let svg = frame {
      $0.put("ab c", at: Point(column: 0, row: 0), Style(.text, on: .background, .underline))
    }.svg
    #expect(lines(svg, with: "<text").count == 1)
    #expect(svg.contains("textLength=\"36\"") && svg.contains(">ab c</text>"))
  }

  @Test("A background is a patch below its cells, and the frame's own needs none")
  func patches() {
    let svg = frame { canvas in
      canvas.put("ab", at: Point(column: 2, row: 1), Style(.text, on: .surface))
    }.svg
    let surface = Palette.dark.number(of: .surface).hex
    #expect(
      lines(svg, with: "<rect x") == [
        "<rect x=\"36\" y=\"37\" width=\"18\" height=\"19\" fill=\"\(surface)\"/>"
      ])
    #expect(lines(frame { _ in }.svg, with: "<rect x").isEmpty)
  }

  @Test("A wide character takes two cells in every format")
  func wide() {
    let frame = frame { $0.put("日x", at: Point(column: 0, row: 0)) }
    #expect(frame.svg.contains("x=\"18\" y=\"32\" textLength=\"18\""))
    #expect(frame.svg.contains("x=\"36\" y=\"32\" textLength=\"9\""))
    #expect(frame.html.contains("display: inline-block; width: 2ch; white-space: pre\">日</span>x"))
    #expect(frame.text == "日x\n\n")
  }

  @Test(
    "Lines and blocks are drawn, so that they join in any font",
    arguments: Array("─━│┃┌┐└┘┴▌▐▔▁▀▄█▂▃▅▆▇▎▊▘▝▖▗▚▞▛▜▙▟"))
  func drawn(character: Character) throws {
    let glyph = try #require(DrawnGlyph(character))
    for rect in glyph.rects {
      #expect(!rect.isEmpty && rect.origin.column >= 0 && rect.origin.row >= 0, "\(character)")
      #expect(rect.origin.column + rect.size.columns <= 9 && rect.origin.row + rect.size.rows <= 19)
    }
    let svg = frame(1, 1) { $0.put(String(character), at: Point(column: 0, row: 0)) }.svg
    #expect(lines(svg, with: "<rect x").count == glyph.rects.count && !svg.contains("<text"))
  }

  @Test(
    "A block and what it leaves fill the cell together, and do not overlap",
    arguments: [
      ("▌", "▐"), ("▀", "▄"), ("▛", "▗"), ("▜", "▖"), ("▙", "▝"), ("▟", "▘"), ("▚", "▞"),
    ] as [(Character, Character)])
  func complement(one: Character, other: Character) throws {
    let rects = try #require(DrawnGlyph(one)).rects + #require(DrawnGlyph(other)).rects
    var covered: [Int: Int] = [:]
    for rect in rects {
      for row in rect.rowRange {
        for column in rect.columnRange { covered[row * 9 + column, default: 0] += 1 }
      }
    }
    // The column between two halves of nine belongs to neither.
    let missing = (0..<9 * 19).filter { covered[$0] == nil }
    #expect(missing.allSatisfy { $0 % 9 == 4 } && covered.values.allSatisfy { $0 <= 2 })
  }

  @Test("Letters are left to the font", arguments: Array("aÄ日🐝 ░?"))
  func font(character: Character) { #expect(DrawnGlyph(character) == nil) }

  @Test(
    "Nothing that is shown can end an element or begin another",
    arguments: ["<b>", "a&b", "\"x\"", "it's", "</text></svg>", "]]>", "&amp;", "<!--"])
  func escaped(text: String) throws {
    var frame = frame(20, 1) { $0.put(text, at: Point(column: 0, row: 0)) }
    frame.title = text
    frame.language = "\"><\(text)"
    for page in [frame.svg, frame.html] {
      let parser = XMLParser(data: Data(page.utf8))
      let reader = TextReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(page)")
      #expect(reader.text.contains(text), "\(reader.text)")
    }
  }

  /// Collects what a reader of a page sees.
  private final class TextReader: NSObject, XMLParserDelegate {
    var text = ""
    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test("A title is there where the frame has one, on one line")
  func title() {
    var frame = frame { _ in }
    #expect(!frame.svg.contains("<title>") && frame.html.contains("<title></title>"))
    frame.title = "two\nlines\u{1B}"
    #expect(frame.svg.contains("<title>two lines␛</title>"))
    #expect(frame.html.contains("<title>two lines␛</title>"))
    #expect(frame.styledText.hasSuffix("title: two lines␛\n"))
  }

  @Test("The language is said to those who read aloud")
  func language() {
    var frame = frame { _ in }
    frame.language = "ar"
    #expect(frame.svg.contains("lang=\"ar\"") && frame.html.contains("<html lang=\"ar\">"))
  }

  @Test("Styles that are plain have no element of their own in a page")
  func plain() {
    let html = frame(5, 1) { $0.put("plain", at: Point(column: 0, row: 0)) }.html
    #expect(html.contains("\">\nplain\n</pre>") && !html.contains("<span"))
    let colored = frame(5, 1) { $0.put("red", at: Point(column: 0, row: 0), Style(.critical)) }.html
    let critical = Palette.dark.number(of: .critical).hex
    #expect(colored.contains("<span style=\"color: \(critical)\">red</span>  "))
  }

  @Test("What has a color behind it is as high as its row, and blocks reach the next one")
  func rows() {
    let html = frame(4, 2) { canvas in
      canvas.put("▌", at: Point(column: 0, row: 0), Style(.accent))
      canvas.put("ab", at: Point(column: 1, row: 0), Style(.text, on: .surface))
    }.html
    let surface = Palette.dark.number(of: .surface).hex
    #expect(html.contains("background: \(surface); display: inline-block\">ab</span>"), "\(html)")
    #expect(html.contains("transform: scaleY(1.1)\">▌</span>"))
  }

  @Test("A field has behind it what its words have, and its words are no blocks")
  func reversedField() throws {
    let text = Part.text("\u{5D0}b", .surface, .reverse)
    let frame = Frame(
      canvas: text.painted(size: Size(columns: 2, rows: 1)).canvas, palette: .dark)
    let surface = Palette.dark.number(of: .surface).hex
    let field = try #require(frame.html.firstMatch(of: /<span dir="rtl" style="([^"]*)">/))
    #expect(field.output.1.contains("background: \(surface)"), "\(frame.html)")
    #expect(frame.html.contains("display: inline-block; display: inline\">\u{5D0}b</span>"))
  }

  @Test("In escape sequences a look is set once for all cells that have it, and ended on its line")
  func sequences() {
    let frame = frame(4, 2, .terminal) { canvas in
      canvas.put("ab", at: Point(column: 0, row: 0), Style(.critical, on: .background, .bold))
      canvas.put("cd", at: Point(column: 2, row: 0), Style(.critical, on: .background, .bold))
      canvas.put("x", at: Point(column: 0, row: 1))
    }
    let lines = frame.ansi(depth: .sixteen).split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix("mabcd\u{1B}[m") && lines[0].ranges(of: "\u{1B}").count == 2)
    #expect(lines[1] == "x")
  }

  @Test(
    "Colors say no more than the depth has",
    arguments: [
      (Color.ansi(1), ColorDepth.sixteen, "31"), (.ansi(9), .sixteen, "91"),
      (.ansi(200), .twoHundredFiftySix, "38;5;200"),
      (.rgb(red: 1, green: 2, blue: 3), .full, "38;2;1;2;3"),
    ])
  func codes(color: Color, depth: ColorDepth, code: String) {
    let palette = Palette(name: "test") { $0 == .critical ? color : .standard }
    let frame = frame(1, 1, palette) { $0.put("x", at: Point(column: 0, row: 0), Style(.critical)) }
    #expect(
      frame.ansi(depth: depth).hasPrefix("\u{1B}[0;\(code)")
        || frame.ansi(depth: depth).hasPrefix("\u{1B}[0;1;\(code)"))
  }
}
