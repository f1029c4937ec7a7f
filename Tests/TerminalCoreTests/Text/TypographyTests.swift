import Testing

@testable import TerminalCore

@Suite("Text on a terminal of letters only, and text too long for its line")
struct TypographyTests {
  @Test(
    "What ASCII lacks gets its nearest sign; what has none stays",
    arguments: [
      ("a…", "a..."), ("“a” „b”", "\"a\" \"b\""), ("‘a’", "'a'"), ("«a»", "<a>"), ("‹a›", "<a>"),
      ("a–b", "a-b"), ("a—b", "a--b"), ("a·b•c", "a-b-c"), ("2×3", "2x3"), ("→ ←", "-> <-"),
      ("a\u{A0}b\u{202F}c", "a b c"), ("◌", "o"), ("␀␛␟␡", "^@^[^_^?"), ("plain", "plain"),
      ("日本 é 🐝", "日本 é 🐝"), ("", ""), ("−1", "-1"),
    ])
  func ascii(text: String, twin: String) {
    #expect(text.inASCIITypography == twin)
    #expect(twin.inASCIITypography == twin)
  }

  @Test(
    "A line is cut where its columns end, with an ellipsis that fits too",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("hello world", 7, "hello…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("日本語", 2, "…"), ("日本語", 3, "日…"), ("", 0, ""), ("é́x", 1, "…"),
      ("a👩‍👩‍👧b", 3, "a…"), ("a👩‍👩‍👧b", 4, "a👩‍👩‍👧b"),
    ])
  func shortened(text: String, columns: Int, short: String) {
    #expect(text.shortened(columns: columns) == short)
    #expect(text.shortened(columns: columns).columns <= max(0, columns))
  }

  @Test("Whatever the width, a cut line fits, begins as the line does and says that it is cut")
  func anyWidth() {
    let texts = ["plain words only", "日本語のテキスト", "a 日 b 本 c", "👩‍👩‍👧👩‍👩‍👧 x", "e\u{301}e\u{301}e\u{301}"]
    for text in texts {
      for columns in 0...20 {
        for ellipsis in ["…", "..."] {
          let short = text.shortened(columns: columns, ellipsis: ellipsis)
          #expect(short.columns <= columns, "\(text) in \(columns)")
          if short != text, columns >= ellipsis.count {
            #expect(short.hasSuffix(ellipsis) && text.hasPrefix(short.dropLast(ellipsis.count)))
          }
        }
      }
    }
  }

  @Test(
    "Wrapped lines fit, lose only blanks, and the last of too many is cut",
    arguments: [1, 2, 3, 5, 8, 13, 40])
  func wrapping(columns: Int) {
    let texts = [
      "the quick brown fox jumps over the lazy dog", "日本語のテキストです。", "one\ntwo\n\nfour",
      "averyveryverylongword and more", "a 日 b 本 c", "  leading and trailing  ", "",
    ]
    for text in texts {
      let lines = text.wrapped(columns: columns)
      // A wide character in one column has no room, and shows all the same.
      let widest = columns == 1 ? 2 : columns
      #expect(lines.allSatisfy { $0.columns <= widest }, "\(lines)")
      let letters = { (text: String) in text.filter { !$0.isWhitespace } }
      #expect(letters(lines.joined()) == letters(text))
      for most in 1...3 {
        let some = text.wrapped(columns: columns, maximumRows: most)
        #expect(some.count <= most && some.allSatisfy { $0.columns <= widest })
        if lines.count > most { #expect(some.last?.hasSuffix("…") == true, "\(some)") }
        if lines.count <= most { #expect(some == lines) }
      }
      #expect(
        text.wrapped(columns: 0).isEmpty && text.wrapped(columns: columns, maximumRows: 0).isEmpty)
    }
  }

  @Test(
    "Control characters show as pictures, and what turns nothing stays",
    arguments: [
      ("a\tb", "a    b"), ("\u{1B}[2J", "␛[2J"), ("\u{7F}", "␡"), ("\0", "␀"), ("a\r\nb", "a\nb"),
      ("a\rb", "a␍b"), ("\u{9B}", "\\u{9B}"), ("\u{2028}", "\n"), ("\u{200B}x", "x"),
      ("\u{FFFE}", "\\u{FFFE}"), ("\u{301}", "◌\u{301}"), ("é", "é"),
    ])
  func visible(text: String, shown: String) {
    #expect(text.visible == shown)
    #expect(text.visibleLine == shown.replacing("\n", with: " "))
    #expect(text.visible.visible == text.visible)
  }

  @Test("Revealed, what nobody sees is written out")
  func revealed() {
    #expect("a\u{200B}b".revealed == "a\\u{200B}b")
    #expect("a\u{200F}b".revealed == "a\\u{200F}b" && "a\u{200F}b".visible == "a\u{200F}b")
    #expect("plain".revealed == "plain" && "a\nb".revealed == "a\nb")
  }

  @Test("A character of endless marks keeps twelve, and no joiner at its end")
  func capped() {
    let zalgo = Character("a" + String(repeating: "\u{301}", count: 50))
    #expect(zalgo.capped.unicodeScalars.count == 12)
    let family = Character("👩" + String(repeating: "\u{200D}👩", count: 20))
    #expect(family.capped.unicodeScalars.last != "\u{200D}")
    #expect(family.capped.unicodeScalars.count <= 12)
  }
}
