import Encodings
import Testing

@Suite("Text in markup")
struct MarkupTests {
  @Test(
    "In tags and attributes nothing of a text is read as markup, a sign with an accent neither",
    arguments: [
      ("plain", "plain"), ("a<b>&c", "a&lt;b&gt;&amp;c"), ("\"it's\"", "&quot;it&#39;s&quot;"),
      ("<\u{301}b", "&lt;\u{301}b"), ("&\u{200D}", "&amp;\u{200D}"),
    ])
  func everywhere(text: String, markup: String) { #expect(text.escapedForMarkup == markup) }

  @Test(
    "Between tags quotation marks stay, and a carriage return is said",
    arguments: [
      ("\"it's\"", "\"it's\""), ("a\r\nb", "a&#13;\nb"), ("<\u{301}&>", "&lt;\u{301}&amp;&gt;"),
    ])
  func betweenTags(text: String, markup: String) { #expect(text.escapedBetweenTags == markup) }
}
