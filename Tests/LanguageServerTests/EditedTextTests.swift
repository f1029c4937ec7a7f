import LanguageServer
import Notifications
import Testing

@Suite("Texts that are typed into")
struct EditedTextTests {
  private static let text = "push 🍲 é\r\n# 👩‍👩‍👧 end\n\nlast"

  @Test(
    "Every byte between characters has a position and is found by it",
    arguments: [PositionEncoding.utf8, .utf16])
  func positions(encoding: PositionEncoding) {
    let text = EditedText(Array(Self.text.utf8))
    for index in Self.text.unicodeScalars.indices {
      let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: index)
      // Between the two halves of a line's end there is no position.
      if Self.text.utf8[index] == 0x0A, offset > 0, text.bytes[offset - 1] == 0x0D { continue }
      let position = text.position(of: offset, encoding)
      #expect(text.offset(of: position, encoding) == offset, "\(position)")
    }
  }

  @Test("UTF-16 counts pairs, UTF-8 bytes, and readers characters")
  func units() {
    let text = EditedText(Array(Self.text.utf8))
    let second = TextPosition(line: 1, unit: 2)
    #expect(text.offset(of: second, .utf8) == text.offset(of: second, .utf16))
    let end = text.offset(of: Place("-", line: 2, column: 5))
    #expect(text.text(end..<end + 3) == "end")
    #expect(text.position(of: end, .utf16) == TextPosition(line: 1, unit: 11))
    #expect(text.position(of: end, .utf8) == TextPosition(line: 1, unit: 21))
  }

  @Test("What lies beyond a line or the text is its end")
  func beyond() {
    let text = EditedText(Array(Self.text.utf8))
    #expect(text.offset(of: TextPosition(line: 0, unit: 99), .utf16) == text.line(0).upperBound)
    #expect(text.offset(of: TextPosition(line: 99, unit: 0), .utf16) == text.bytes.count)
    #expect(text.offset(of: TextPosition(line: -1, unit: -1), .utf8) == 0)
    #expect(text.line(0).upperBound == 12)
  }

  @Test(
    "A text in quotes ends at the quote that no backslash escapes, and never behind its line",
    arguments: [
      (#""a" b"#, #""a""#), (#""a\"b" c"#, #""a\"b""#), (#""a\\" "b""#, #""a\\""#),
      (#""a\\\"b" c"#, #""a\\\"b""#), (#""a\é" b"#, #""a\é""#), ("\"a\\\n\"", "\"a\\"),
      ("\"a\r\n\"", "\"a"), ("\"a", "\"a"), ("\"a\\", "\"a\\"), ("\"", "\""), ("a\"", nil),
      ("", nil),
    ] as [(String, String?)])
  func quotes(source: String, quoted: String?) {
    let text = EditedText(Array(source.utf8))
    #expect(text.quotedRange(from: 0).map(text.text) == quoted)
    #expect(text.quotedRange(from: text.bytes.count) == nil)
  }

  @Test("After any edits the lines are those of a text that was read whole")
  func edits() {
    var random = SplitMix(seed: 35)
    var text = EditedText(Array(Self.text.utf8))
    var plain = Array(Self.text.utf8)
    let pieces = ["", "\n", "a\nb\n", "🍲", "\r\n", "word"]
    for _ in 0..<400 {
      let start = Int(random.next() % UInt64(plain.count + 1))
      let end = start + Int(random.next() % UInt64(plain.count - start + 1)) / 4
      let piece = Array(pieces[Int(random.next() % 6)].utf8)
      text.replace(start..<end, with: piece)
      plain.replaceSubrange(start..<end, with: piece)
      let whole = EditedText(plain)
      #expect(text.bytes == plain)
      #expect(text.lineCount == whole.lineCount)
      #expect((0..<text.lineCount).allSatisfy { text.line($0) == whole.line($0) })
    }
  }
}
