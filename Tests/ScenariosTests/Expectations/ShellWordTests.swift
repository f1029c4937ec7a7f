import Scenarios
import Testing

@Suite("Words of a shell")
struct ShellWordTests {
  @Test(
    "A word is on one line and means what it was",
    arguments: [
      ("plain/a.scenario", "plain/a.scenario"), ("--os=16,17", "--os=16,17"), ("=ls", "'=ls'"),
      ("two words", "'two words'"), ("", "''"),
      ("it's", #"'it'\''s'"#), ("new\nline", #"$'new\nline'"#), ("a\tb'c", #"$'a\tb\'c'"#),
      ("back\\slash\u{1b}[1m\u{7}", #"$'back\\slash\x1b[1m\x07'"#), ("\r\u{7f}é", #"$'\r\x7fé'"#),
      ("a\r\nb", #"$'a\r\nb'"#), ("a\u{202E}b", #"$'a\xe2\x80\xaeb'"#),
      ("\u{200B}", #"$'\xe2\x80\x8b'"#), ("a\u{2028}é'", #"$'a\xe2\x80\xa8é\''"#),
      ("\u{85}", #"$'\xc2\x85'"#), ("\u{301}a", #"$'\xcc\x81a'"#), ("a\u{301}b", "'a\u{301}b'"),
      ("👩‍👧 שלום", "'👩‍👧 שלום'"),
    ])
  func oneLine(text: String, word: String) {
    #expect(text.shellWordOfOneLine == word)
    #expect(!word.contains("\n"))
  }
}
