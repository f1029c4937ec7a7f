import Notifications
import Testing

@testable import Scenarios

@Suite("Regular expressions")
struct TextPatternTests {
  private func pattern(_ text: String) throws -> TextPattern {
    try TextPattern(Word("/\(text)/", at: Place("a")))
  }

  @Test(
    "They find what is found everywhere else",
    arguments: [
      ("x+", "axxb", "xx"), ("x+?", "axxb", "x"), ("a|ab", "ab", "a"), ("ab|a", "ab", "ab"),
      ("^b.$", "a\nbc\nd", "bc"), ("[0-9]+", "at 0941", "0941"), ("\\d\\D", "a1b", "1b"),
      ("(ab)*c", "xababc", "ababc"), ("a{2,3}", "aaaa", "aaa"), ("a{2}", "aaa", "aa"),
      ("a{,2}b", "aaab", "aab"), ("[^a-c ]+", "abc def", "def"), ("\\bdo\\b", "redo do", "do"),
      ("(?i)NEW", "a new", "new"), ("(?:a|b)+", "xabab", "abab"), ("a.c", "a\nc abc", "abc"),
      ("[]x]", "]", "]"), ("\\.", "a.b", "."), ("é", "cafe\u{301}", "e\u{301}"), ("a*", "baa", ""),
      ("\\u{1F600}", "x😀", "😀"), ("(a|b|)c", "xc", "c"), ("a{x", "a{x", "a{x"), ("x*y|.", "z", "z"),
      ("x(?i)b|c", "c", "c"), ("x(?i)b|c", "C", "C"), ("(a(?i)b|c)D", "CD", "CD"),
      ("a|(?i)b", "B", "B"),
    ])
  func finds(text: String, screen: String, match: String) throws {
    #expect(try pattern(text).firstMatch(in: screen) == match)
  }

  @Test(
    "What cannot be is named",
    arguments: [
      ("(", "a ( is never closed"), ("a)", "this ) closes nothing"), ("[a", "a [ is never closed"),
      ("*a", "* has nothing before it to repeat"), ("(?i)*", "* has nothing before it to repeat"),
      ("\\u{+41}", "a code point is written in braces, such as \\u{1F600}"),
      ("\\u{}", "a code point is written in braces, such as \\u{1F600}"),
      ("(?=a)", "looking ahead or behind with (?…) is not known"),
      ("(?<!a)", "looking ahead or behind with (?…) is not known"),
      ("(?s)One", "(?s) is not known; of these only (?i) is"),
      ("(?-i)a", "(?-i) is not known; of these only (?i) is"),
      ("(?m:a)", "(?m) is not known; of these only (?i) is"), ("(?>a)", "(?>…) is not known"),
      ("(?<1>a)", "a name stands as in (?<name>…)"), ("(?", "a ( is never closed"),
      ("[a-\\d]x", "a range cannot end in \\d"), ("[\\b]", "\\b is not known in […]"),
      ("a++", "possessive repetition such as a++ is not known; write a+"),
      ("a{2}+", "possessive repetition such as a++ is not known; write a+"),
      ("\\b+x", "a border cannot be repeated"), ("^*", "a border cannot be repeated"),
      ("[[:alpha:]]", "write \\d, \\w or \\s for [:…:]"),
      ("(a)\\1", "\\1 is not known"), ("a{3,2}", "{3,2} counts down"), ("b-a", nil),
      ("[b-a]", "b-a runs backward"),
      ("((a{1000}){1000}){1000}", "it repeats too much within itself"),
      ("((((){1000}){1000}){1000})", "it repeats too much within itself"),
    ])
  func refuses(text: String, message: String?) {
    do {
      _ = try pattern(text)
      #expect(message == nil)
    } catch {
      #expect(
        "\(error)" == message.map { "a:1:1: error: /\(text)/ is no regular expression: \($0)" })
    }
  }

  @Test("(?i) holds to the end of the group that it stands in, and not behind it")
  func withoutCase() throws {
    #expect(try pattern("(a(?i)b|c)D").firstMatch(in: "aBd Cd") == nil)
    #expect(try pattern("((?i)a)b").firstMatch(in: "AB Ab") == "Ab")
    #expect(try pattern("a|(?i)b").firstMatch(in: "A") == nil)
  }

  @Test("No expression takes for ever", .timeLimit(.minutes(20)))
  func linear() throws {
    let screen = String(repeating: "a", count: 20_000)
    #expect(try pattern("(a|a)*$x").firstMatch(in: screen) == nil)
    #expect(try pattern("(a*)*b").firstMatch(in: String(screen.prefix(5_000))) == nil)
    #expect(try pattern("(x+x+)+y").firstMatch(in: String(repeating: "x", count: 5_000)) == nil)
  }
}
