import Foundation
import FoundationXML
import Testing

@testable import TerminalCore

@Suite("Writers")
struct WriterTests {
  private func frame(_ part: Part, _ palette: Palette = .dark, columns: Int = 14, rows: Int = 2)
    -> Frame
  {
    let painting = part.painted(size: Size(columns: columns, rows: rows))
    return Frame(canvas: painting.canvas, palette: palette)
  }

  private let card = Part.vertical([
    Part.text("▲ <SUGAR>", .critical, [.bold]).filled(.surface), .text("日 & \"x\""),
  ])

  @Test("Plain text has a line for each row and no blanks at its end")
  func text() {
    #expect(frame(card).text == "▲ <SUGAR>\n日 & \"x\"\n")
  }

  @Test("Styled text shows the characters, and below them what is not plain")
  func styledText() {
    #expect(
      frame(card).styledText == """
        |▲ <SUGAR>     |
            0-8 critical on surface bold, 9-13 text on surface
        |日 & "x"      |

        """)
  }

  @Test("Escape sequences say no more than the depth has")
  func ansi() {
    let frame = frame(.text("hot", .critical, [.bold]), columns: 5, rows: 1)
    #expect(frame.ansi(depth: .none) == "\u{1B}[0;1mhot\u{1B}[m\n")
    let dark = "48;2;16;19;24"
    #expect(
      frame.ansi(depth: .full)
        == "\u{1B}[0;1;38;2;255;138;128;\(dark)mhot\u{1B}[0;38;2;232;235;240;\(dark)m  \u{1B}[m\n")
    #expect(frame.ansi(depth: .twoHundredFiftySix).hasPrefix("\u{1B}[0;1;38;5;210;48;5;233mhot"))
    #expect(frame.ansi(depth: .sixteen).hasPrefix("\u{1B}[0;1;91;40mhot"))
  }

  @Test("The terminal's own colors stay its own, and plain blanks go")
  func ansiTerminal() {
    let part = Part.text([TextRun("a", .accent), TextRun(" b ", .dim), TextRun("c")])
    let frame = frame(part, .terminal, columns: 9, rows: 1)
    #expect(frame.ansi(depth: .full) == "\u{1B}[0;36ma\u{1B}[0;2m b \u{1B}[mc\n")
  }

  @Test(
    "A picture is well-formed, places each run, and has no markup from outside",
    arguments: Palette.builtIn)
  func svg(palette: Palette) {
    var frame = frame(card, palette)
    frame.title = "</title><script>"
    frame.cursor = Point(column: 1, row: 1)
    #expect(XMLParser(data: Data(frame.svg.utf8)).parse(), "\(frame.svg)")
    #expect(frame.svg.contains("x=\"36\" y=\"32\" textLength=\"63\""))
    #expect(frame.svg.contains("&lt;SUGAR&gt;"))
    #expect(!frame.svg.contains("<script"))
  }

  @Test("A page's text is escaped and keeps its columns")
  func html() {
    let html = frame(card).html
    #expect(html.contains("&lt;SUGAR&gt;"))
    #expect(html.contains("width: 2ch"))
    #expect(XMLParser(data: Data(html.utf8)).parse(), "\(html)")
  }

  @Test(
    "The nearest color is the one that looks like it",
    arguments: [
      (Color.rgb(red: 255, green: 0, blue: 0), ColorDepth.twoHundredFiftySix, Color.ansi(196)),
      (.rgb(red: 128, green: 128, blue: 128), .twoHundredFiftySix, .ansi(244)),
      (.rgb(red: 0, green: 0, blue: 0), .sixteen, .ansi(0)), (.ansi(196), .sixteen, .ansi(1)),
      (.rgb(red: 250, green: 250, blue: 250), .sixteen, .ansi(15)), (.ansi(9), .sixteen, .ansi(9)),
      (.standard, .sixteen, .standard), (.ansi(3), .none, .standard), (.ansi(3), .full, .ansi(3)),
    ])
  func reduced(color: Color, depth: ColorDepth, wanted: Color) {
    #expect(color.reduced(to: depth) == wanted)
  }
}
