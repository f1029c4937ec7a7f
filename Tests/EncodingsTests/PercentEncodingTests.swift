import Encodings
import Testing

@Suite("Paths in addresses")
struct PercentEncodingTests {
  @Test(
    "What is neither unreserved nor a slash is two digits",
    arguments: [
      ("/a-b_c.d~/E9", "/a-b_c.d~/E9"), ("Tea & cake.apns", "Tea%20%26%20cake.apns"),
      ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("100%", "100%25"), ("a%20b", "a%2520b"),
      ("\n\u{7F}\0", "%0A%7F%00"), ("", ""),
    ])
  func encoding(text: String, encoded: String) {
    #expect(Array(text.percentEncoded.utf8) == Array(encoded.utf8))
  }
}
