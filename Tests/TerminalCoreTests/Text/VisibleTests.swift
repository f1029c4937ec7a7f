import Testing

@testable import TerminalCore

@Suite("Untrusted text")
struct VisibleTests {
  @Test(
    "Whatever could drive a terminal is made visible",
    arguments: [
      ("plain", "plain"), ("Grüße, 日本 👨‍👩‍👧‍👦", "Grüße, 日本 👨‍👩‍👧‍👦"),
      ("\u{1B}[31mred", "␛[31mred"), ("\u{1B}]0;title\u{7}", "␛]0;title␇"), ("a\u{0}b", "a␀b"),
      ("\u{9B}31m", "\\u{9B}31m"), ("\u{90}q\u{9C}", "\\u{90}q\\u{9C}"), ("\u{7F}", "␡"),
      ("a\tb", "a    b"), ("a\r\nb\nc\u{2028}d", "a\nb\nc\nd"), ("a\rb", "a␍b"),
      ("user\u{202E}gpj.exe", "usergpj.exe"), ("\u{2067}x\u{2069}", "x"), ("a\u{200B}b", "ab"),
      ("\u{200F}שלום", "\u{200F}שלום"), ("\u{FEFF}a", "a"), ("\u{301}a", "◌\u{301}a"),
      ("\u{FFFE}", "\\u{FFFE}"), ("a\u{200D}", "a"),
      ("\u{FE0F} Sale\n\u{FE0F}at\u{2028}\u{34F}ten\n\u{E0100}", " Sale\nat\nten\n"),
      ("\u{FE0F}\u{301}a", "◌\u{FE0F}\u{301}a"), ("\u{1160}\u{301}", ""),
      ("a \u{1161}\u{301}", "a "),
      ("n1 “\u{301}body”", "n1 “◌\u{301}body”"), ("( \u{361}° ‘x’\u{301}", "( \u{361}° ‘x’\u{301}"),
    ])
  func visible(text: String, wanted: String) {
    #expect(text.visible.escaped == wanted.escaped)
    #expect(text.visible.visible.escaped == wanted.escaped, "a second time")
  }

  @Test("On one line, a line break is a blank")
  func line() {
    #expect("a\r\nb\nc".visibleLine == "a b c")
    #expect("a\nb".visibleLine == "a b")
  }

  @Test("A look into a file spells out what cannot be seen")
  func revealed() {
    #expect("a\u{202E}b\u{200B}c\u{200F}".revealed == "a\\u{202E}b\\u{200B}c\\u{200F}")
  }

  @Test("A character keeps at most twelve code points")
  func capped() {
    let tall = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(tall.visible.unicodeScalars.count == 12)
    #expect(tall.visible.columns == 1)
  }

  @Test("No code point gets past as a control character")
  func everyCodePoint() {
    let ranges: [ClosedRange<UInt32>] = [0...0x2FFF, 0xF000...0xFFFF, 0xE0000...0xE01FF]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = String(Character(scalar)).visibleLine
      let isSafe = shown.unicodeScalars.allSatisfy { !$0.isControl }
      if !isSafe { Issue.record("U+\(String(value, radix: 16)) stays \(shown.escaped)") }
    }
  }

  @Test("What is taken for plain without a closer look is plain in one")
  func plainAlways() {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) where scalar.isPlainAlways {
      switch Visibility(Character(scalar)) {
      case .plain, .lineBreak: break
      case .tab, .replaced, .directionMark, .unseen, .mark, .sequence:
        Issue.record("U+\(String(scalar.value, radix: 16)) is not")
      }
    }
  }

  @Test("A canvas holds no control character, however it is put there")
  func canvas() {
    var canvas = Canvas(size: Size(columns: 6, rows: 1))
    canvas[Point(column: 0, row: 0)] = Cell("\u{1B}")
    canvas[Point(column: 1, row: 0)] = Cell("\u{9B}")
    canvas[Point(column: 2, row: 0)] = Cell("\r\n")
    canvas.put("\u{7}\u{9D}", at: Point(column: 3, row: 0))
    #expect(canvas.text(row: 0) == "␛\u{FFFD}␍␇\u{FFFD}")
  }
}
