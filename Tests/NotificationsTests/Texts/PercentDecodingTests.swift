import Notifications
import Testing

@Suite("Parts of addresses")
struct PercentDecodingTests {
  @Test(
    "Two digits behind a percent sign are a byte",
    arguments: [
      ("/a-b_c.d~/E9", "/a-b_c.d~/E9"), ("Tea%20%26%20cake.apns", "Tea & cake.apns"),
      ("%C3%A9", "é"), ("e%CC%81", "e\u{301}"), ("100%25", "100%"), ("a%2520b", "a%20b"),
      ("%0A%7F%00", "\n\u{7F}\0"), ("", ""),
    ])
  func reading(text: String, read: String) {
    #expect(text.percentDecodedBytes == Array(read.utf8))
  }

  @Test(
    "What is no two digits behind a percent sign stays as it is",
    arguments: [
      ("%", "%"), ("%4", "%4"), ("%+4", "%+4"), ("%zz%41", "%zzA"), ("%c3%A9", "é"),
      ("%４１", "%４１"),
    ])
  func staying(text: String, read: String) {
    #expect(text.percentDecodedBytes == Array(read.utf8))
    #expect(text[...].percentDecodedBytes == Array(read.utf8))
  }
}
