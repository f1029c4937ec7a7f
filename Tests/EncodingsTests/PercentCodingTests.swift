import Encodings
import Testing

@Suite("Paths in addresses")
struct PercentCodingTests {
  @Test(
    "What is neither unreserved nor a slash is two digits, and is read again as it was",
    arguments: [
      ("/a-b_c.d~/E9", "/a-b_c.d~/E9"), ("Tea & cake.apns", "Tea%20%26%20cake.apns"),
      ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("100%", "100%25"), ("a%20b", "a%2520b"),
      ("\n\u{7F}\0", "%0A%7F%00"), ("", ""),
    ])
  func coding(text: String, encoded: String) {
    #expect(Array(text.percentEncoded.utf8) == Array(encoded.utf8))
    #expect(encoded.percentDecodedBytes == Array(text.utf8))
  }

  @Test(
    "What is no two digits behind a percent sign stays as it is",
    arguments: [("%", "%"), ("%4", "%4"), ("%+4", "%+4"), ("%zz%41", "%zzA"), ("%c3%A9", "é")])
  func reading(text: String, read: String) {
    #expect(text.percentDecodedBytes == Array(read.utf8))
    #expect(text[...].percentDecodedBytes == Array(read.utf8))
  }
}
