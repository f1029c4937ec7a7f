import Scenarios
import Testing

@Suite("Words of a shell")
struct ShellWordTests {
  @Test(
    "A word is on one line and means what it was",
    arguments: [
      ("plain/a.scenario", "plain/a.scenario"), ("two words", "'two words'"), ("", "''"),
      ("it's", #"'it'\''s'"#), ("new\nline", #"$'new\nline'"#), ("a\tb'c", #"$'a\tb\'c'"#),
      ("back\\slash\u{1b}[1m\u{7}", #"$'back\\slash\x1b[1m\x07'"#), ("\r\u{7f}é", #"$'\r\x7fé'"#),
    ])
  func oneLine(text: String, word: String) {
    #expect(text.shellWordOfOneLine == word)
    #expect(!word.contains("\n"))
  }
}
