import Notifications
import Testing

@testable import Programs

@Suite("What counts as a program's answer")
struct ProgramAnswerTests {
  private func outcome(_ text: String) -> ProgramOutcome { .json(Array(text.utf8)) }

  @Test(
    "V17: one JSON value is an answer and stays byte for byte, with comments and trailing commas",
    arguments: [
      "{}", "[]", "null", "12", #""ok""#, #"{"content":{"title":"Ça va ?"}}"#,
      "  {\"a\":1}\r\n", "// from the kitchen\n{\"soup\":[1,2,],}", "\u{FEFF}{}",
    ])
  func answers(text: String) { #expect(outcome(text).text == text) }

  @Test(
    "V17: nothing but blanks is no answer",
    arguments: ["", " ", "\n", "\t \r\n\r\n"])
  func blank(text: String) { #expect(outcome(text).failure == .noAnswer) }

  @Test(
    "V17: what is no JSON is told with its line and column",
    arguments: [
      ("soup", 1, 1), ("{\"a\":}", 1, 6), ("{\"a\":1}\n{\"b\":2}", 2, 1), ("{\n  \"é\" 1}", 2, 7),
      ("[1,2", 1, 5),
    ])
  func broken(text: String, line: Int, column: Int) throws {
    guard case .notJSON(let foundLine, let foundColumn, let words)? = outcome(text).failure else {
      Issue.record("\(text) came to \(outcome(text))")
      return
    }
    #expect((foundLine, foundColumn) == (line, column), "\(words)")
    #expect(!words.isEmpty)
  }

  /// Bytes that are no UTF-8, and where the first wrong character begins.
  private static let wrong: [(bytes: [UInt8], start: Int)] = [
    ([0xFF], 0), ([0x22, 0x80, 0x22], 1), ([0x22, 0xC3], 1), ([0x22, 0xC3, 0x22], 1),
    // Overlong, a surrogate, beyond the last plane.
    ([0x61, 0xC0, 0xAF], 1), ([0x61, 0xED, 0xA0, 0x80], 1), ([0x61, 0xF4, 0x90, 0x80, 0x80], 1),
    // The beginnings of characters, among them of the one that stands for what is broken.
    ([0x61, 0xF0, 0x9F, 0x8D], 1), ([0x61, 0xEF], 1), ([0x61, 0xEF, 0xBF], 1),
    ([0x61, 0xEF, 0xBF, 0x62], 1), ([0x61, 0xEF, 0xBF, 0xBD, 0xFF], 4),
  ]

  @Test(
    "V17: an answer that is no UTF-8 names the first byte of the wrong character", arguments: wrong)
  func invalid(row: (bytes: [UInt8], start: Int)) {
    #expect(ProgramOutcome.json(row.bytes).failure == .invalidText(byte: row.start))
  }

  @Test("V17: U+FFFD itself is a character like any other")
  func replacement() { #expect(outcome("\"\u{FFFD}\"").text == "\"\u{FFFD}\"") }

  @Test(
    "V17: up to the byte that is named all is text, and with it nothing is",
    arguments: 1...8 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces: [[UInt8]] = [
      Array("soup".utf8), Array("Ünïcödé".utf8), Array("🍜".utf8), Array("日本".utf8),
    ]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...3, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let noise = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        UInt8.random(in: 0x80...0xFF, using: &random)
      }
      let bytes = text + noise
      if String(validating: bytes, as: UTF8.self) != nil { continue }
      guard case .invalidText(let byte)? = ProgramOutcome.json(bytes).failure else {
        Issue.record("\(bytes) was taken")
        continue
      }
      #expect(String(validating: bytes[..<byte], as: UTF8.self) != nil, "\(bytes) up to \(byte)")
      let longer = (byte + 1...min(byte + 4, bytes.count)).first { end in
        String(validating: bytes[..<end], as: UTF8.self) != nil
      }
      #expect(longer == nil, "\(bytes): a character begins at \(byte)")
    }
  }
}
