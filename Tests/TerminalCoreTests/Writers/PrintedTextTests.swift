import Testing

@testable import TerminalCore

@Suite("Printed text as a picture")
struct PrintedTextTests {
  @Test("Words keep the look that the sequences before them gave them, over lines")
  func looks() {
    let text = PrintedText("\u{1B}[1;31mfailed:\u{1B}[0m day\n\u{1B}[2mfaint\u{1B}[0m\n")
    let frame = text.frame(mostColumns: 80, palette: .dark, title: "test")
    #expect(frame.text == " failed: day\n faint\n")
    let styles = [(1, 0), (9, 0), (1, 1)].map { frame.canvas[Point(column: $0, row: $1)].style }
    #expect(styles.map(\.foreground) == [.critical, .text, .dim])
    #expect(styles.map(\.attributes) == [.bold, [], []])
  }

  @Test("It is as wide as its longest line; a longer one than may be goes on below")
  func size() {
    let frame = PrintedText("one two three\n\nfour").frame(
      mostColumns: 8, palette: .dark, title: "")
    #expect(frame.canvas.size == Size(columns: 10, rows: 4))
    #expect(frame.text == " one two\n three\n\n four\n")
  }

  @Test("A sequence that no report has, or that has no end, drives nothing")
  func strange() {
    let frame = PrintedText("a\u{1B}[38;5;9mb\u{1B}[c").frame(
      mostColumns: 80, palette: .dark, title: "")
    #expect(!frame.text.contains("\u{1B}") && frame.text.contains("ab"))
    let alone = PrintedText("a\u{1B}b\u{1B}[1mc").frame(
      mostColumns: 80, palette: .dark, title: "")
    #expect(alone.text == " a\u{241B}bc\n")
  }
}
