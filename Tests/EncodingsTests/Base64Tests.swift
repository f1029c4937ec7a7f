import Encodings
import Foundation
import Testing

@Suite("Bytes as letters")
struct Base64Tests {
  @Test(
    "RFC 4648, 10: the texts of its examples, in both alphabets",
    arguments: [
      ("", "", ""), ("f", "Zg==", "Zg"), ("fo", "Zm8=", "Zm8"), ("foo", "Zm9v", "Zm9v"),
      ("foob", "Zm9vYg==", "Zm9vYg"), ("fooba", "Zm9vYmE=", "Zm9vYmE"),
      ("foobar", "Zm9vYmFy", "Zm9vYmFy"), ("\u{3E}\u{3F}\u{3E}", "Pj8+", "Pj8-"),
      ("\u{FF}\u{3F}", "w78/", "w78_"),
    ])
  func examples(text: String, standard: String, url: String) {
    let bytes = Array(text.utf8)
    #expect(Base64.standard.text(bytes) == standard)
    #expect(Base64.url.text(bytes) == url)
    for letters in [standard, url] { #expect(Base64.bytes(letters.utf8) == bytes) }
    #expect(Base64.bytes(within: standard) == bytes)
  }

  @Test("Any bytes are what Foundation makes of them, and come back", arguments: 0..<70)
  func anyBytes(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ count &* 7) }
    let padded = Data(bytes).base64EncodedString()
    let url = padded.filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
    #expect(Base64.standard.text(bytes) == padded)
    #expect(Base64.url.text(bytes) == String(url))
    for text in [padded, String(url)] { #expect(Base64.bytes(text.utf8) == bytes, "\(text)") }
    let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters])
    #expect(Base64.bytes(within: lines) == bytes)
  }

  @Test(
    "What is none of the letters, or leaves half a byte, is nothing",
    arguments: ["A", "Zm9vA", "Z g", "Zg\n", "Zm=9", "é", "Zg.Zg", "AAAAA"])
  func wrong(text: String) { #expect(Base64.bytes(text.utf8) == nil) }

  @Test(
    "In property lists line breaks and blanks are passed over",
    arguments: [("Zm9v\n\tYmFy\r\n", "foobar"), ("Zm 9v Yg = =", "foob"), ("-Zg==_", "f")])
  func blanks(encoded: String, text: String) {
    #expect(Base64.bytes(within: encoded) == Array(text.utf8))
  }
}
