import TestSupport
import Testing

@Suite("The tests' own terminal paints what a terminal would")
struct ScreenParserTests {
  private func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> ScreenParser {
    var screen = ScreenParser(columns: columns, rows: rows)
    screen.feed(text.utf8)
    return screen
  }

  @Test(
    "Text, moves, erasing and scrolling",
    arguments: [
      ("ab\r\ncd", "ab\ncd\n\n"), ("0123456789x", "0123456789\nx\n\n"),
      ("a\u{1b}[3;4Hb\u{1b}[Ac", "a\n    c\n   b\n"), ("abc\r\u{1b}[K", "\n\n\n"),
      ("a\r\nb\r\nc\r\nd\r\ne", "b\nc\nd\ne"), ("a\r\nb\r\nc\u{1b}[2;3r\u{1b}[3;1H\n", "a\nc\n\n"),
      ("a\r\nb\u{1b}[1;1H\u{1b}[L", "\na\nb\n"), ("abc\r\u{1b}[2P", "c\n\n\n"),
      ("日本\u{1b}[1;2Hx", " x本\n\n\n"), ("e\u{301}x", "e\u{301}x\n\n\n"), ("👩‍💻x", "👩‍💻x\n\n\n"),
      ("\u{1b}(0qx\u{1b}(Bq", "─│q\n\n\n"), ("a\u{1b}[4X\u{1b}[3b", "aaaa\n\n\n"),
    ])
  func painting(sent: String, shown: String) {
    #expect(screen(sent).text == shown)
  }

  @Test("The alternate screen covers the first, which comes back")
  func alternate() {
    let covered = screen("main\u{1b}[?1049h\u{1b}[Hother")
    #expect(covered.lines[0] == "other" && covered.isAlternate)
    let back = screen("main\u{1b}[?1049h\u{1b}[Hother\u{1b}[?1049l")
    #expect(back.lines[0] == "main" && !back.isAlternate)
  }

  @Test("Modes, titles and questions are kept")
  func modes() {
    let screen = screen(
      "\u{1b}[?2004h\u{1b}[?1002;1006h\u{1b}[?25l\u{1b}]2;name\u{07}\u{1b}[?2026$p\u{1b}[c")
    #expect(screen.modes == [1002, 1006, 2004])
    #expect(!screen.isCursorVisible)
    #expect(screen.title == "name")
    #expect(screen.questions == ["?2026$p", "c"])
  }
}
