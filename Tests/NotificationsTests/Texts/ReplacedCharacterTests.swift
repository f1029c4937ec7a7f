import Notifications
import Testing

@Suite("Characters that give way to words")
struct ReplacedCharacterTests {
  @Test(
    "Each one gives way, and one with a mark behind it is another character",
    arguments: [
      ("", ""), ("{", "{{"), ("a{b{", "a{{b{{"), ("{{", "{{{{"), ("no brace", "no brace"),
      ("{\u{301}{", "{\u{301}{{"), ("👩‍👩‍👧{é", "👩‍👩‍👧{{é"),
    ])
  func each(text: String, result: String) {
    #expect(Array(text.replacingEach("{", by: "{{").utf8) == Array(result.utf8))
    #expect(
      Array(text.replacingEach("{", by: "{{").utf8) == Array(text.replacing("{", with: "{{").utf8))
    #expect(text[...].replacingEach("{", by: "") == result.filter { $0 != "{" })
  }

  @Test(
    "A template of words that are what they are says these words",
    arguments: ["{", "a {b} c", "{{x}}"])
  func literal(words: String) {
    let template = Template(words.replacingEach("{", by: "{{"))
    #expect(template.paths == [] && template.parts == [.words(words)])
    #expect(Template(template.text) == template)
  }
}
