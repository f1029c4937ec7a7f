import Scenarios
import Testing

@Suite struct LexerTests {
  private func title(_ text: String) -> String? {
    ScenarioDocument(line: "title " + text).lines.first?.word(of: .text)?.text
  }

  @Test(
    "Quotes are as in a shell",
    arguments: [
      ("plain", "plain"), ("\"a b\"", "a b"), ("'a \\n \"b'", "a \\n \"b"),
      ("\"\\\"\\\\\\n\\u{1F600}\"", "\"\\\n😀"), ("a\"b c\"'d'", "ab cd"), ("\"\"", ""),
      ("a#b", "a#b"), ("a # b", "a"), ("\"#\"", "#"), ("/a\\.b/", "/a\\.b/"), ("\"a=b\"", "a=b"),
      ("\"{\"", "{"),
    ])
  func quotes(text: String, value: String) { #expect(title(text) == value) }

  @Test(
    "Any text can be written as one word, and is read back",
    arguments: [
      "", "a", "a b", "#", "a#b", "{", "[x", "a=b", "'", "\"", "\\", "\n", "\r\n", "\t", "\u{7F}",
      "😀 👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "none", "all", "-", "\u{2028}", "\u{FEFF}", "/x/", "in=",
      "09:41", "+5s", "\u{0}",
    ])
  func anyText(text: String) throws {
    let read = try #require(title(text.scenarioWord), "\(text.scenarioWord)")
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars), "\(text.scenarioWord)")
  }

  @Test("JSON goes up to its matching bracket, over lines, comments and brackets in strings")
  func json() {
    let text = "push a {\n \"x\": \"}\\\"]\", // }\n \"y\": [1, 2] /* } */\n} id=\"b c\"\nwake"
    let document = ScenarioDocument(Array(text.utf8), path: "a")
    #expect(document.diagnostics.isEmpty)
    #expect(document.lines.map(\.verb.name) == ["push", "wake"])
    #expect(document.lines.first?.option("id")?.text == "b c")
    #expect(document.lines.last?.place.line == 5)
  }

  @Test(
    "An escape at the end of a line takes nothing of the next one", arguments: ["\\", "\\u{1F"])
  func escapeAtEnd(escape: String) {
    let document = ScenarioDocument(Array("title \"a\(escape)\nwake\n} lock\n".utf8), path: "a")
    #expect(document.lines.map(\.verb.name) == ["wake"])
    #expect(document.diagnostics.map(\.place.line) == [1, 3])
  }

  @Test("A byte order mark, CRLF and empty lines are passed over")
  func untidy() {
    let document = ScenarioDocument(
      [0xEF, 0xBB, 0xBF] + Array("\r\n\twake \r\n\n".utf8), path: "a")
    #expect(document.diagnostics.isEmpty)
    #expect(document.lines.map { $0.place.description } == ["a:2:2"])
  }

  @Test(
    "A line of many words, and many that begin what is never closed, are gone through once",
    .timeLimit(.minutes(20)))
  func manyWords() {
    let words = "note é" + String(repeating: " word", count: 100_000)
    #expect(ScenarioDocument(line: words).diagnostics.first?.place.column == 8)
    let open = String(repeating: "push a {\n", count: 20_000)
    #expect(ScenarioDocument(line: open).diagnostics.count >= 20_000)
  }

  @Test("Columns count characters, whatever they are made of")
  func columns() {
    let line = "note 'e\u{301}👩‍👩‍👧‍👦' \u{301}x wrong"
    let places = ScenarioDocument(line: line).diagnostics.map(\.place.column)
    #expect(places == [11])
  }
}
