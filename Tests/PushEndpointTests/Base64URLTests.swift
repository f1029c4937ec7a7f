import Foundation
import Notifications
import Testing

@testable import PushEndpoint

@Suite("Bytes as letters of addresses")
struct Base64URLTests {
  @Test(
    "RFC 4648, 10: the texts of its examples, without padding",
    arguments: [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
      ("fooba", "Zm9vYmE"),
      ("foobar", "Zm9vYmFy"), ("\u{3E}\u{3F}\u{3E}", "Pj8-"),
    ])
  func examples(text: String, letters: String) {
    #expect(Base64URL.text(Array(text.utf8)) == letters)
    #expect(Base64URL.bytes(letters[...].utf8) == Array(text.utf8))
  }

  @Test(
    "Any bytes are what Foundation makes of them, and come back",
    arguments: 1...10 as ClosedRange<UInt64>)
  func anyBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for count in 0..<40 {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let padded = Data(bytes).base64EncodedString()
      let letters = Base64URL.text(bytes)
      let wanted = padded.filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
      #expect(letters == String(wanted))
      for text in [letters, padded] { #expect(Base64URL.bytes(text[...].utf8) == bytes, "\(text)") }
    }
  }

  @Test(
    "What is none of the letters, or leaves half a byte, is nothing",
    arguments: ["A", "Zm9vA", "Z g", "Zg\n", "Zm=9", "é", "Zg.Zg", "AAAAA"])
  func wrong(text: String) { #expect(Base64URL.bytes(text[...].utf8) == nil) }
}
