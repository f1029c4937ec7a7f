import Notifications
import Push
import Testing

@Suite("Tokens as servers write them")
struct DeviceTokenTests {
  private let token = DeviceToken(app: "com.example.chat", seed: 1)

  @Test("B12: digits are the token's in lower, upper and mixed case, whole and in order")
  func written() {
    let digits = token.description
    #expect(token.isWritten(digits) && token.isWritten(digits.uppercased()))
    let mixed = digits.enumerated().map { $0 % 2 == 0 ? "\($1)".uppercased() : "\($1)" }.joined()
    #expect(token.isWritten(mixed))
    let wrong: [String] = [
      "", String(digits.dropLast()), digits + "0", " " + digits.dropLast(), digits + " ",
      String(digits.reversed()), "0x" + digits.dropFirst(2), "<\(digits.dropLast(2))>",
    ]
    for text in wrong { #expect(!token.isWritten(text), "“\(text)”") }
  }

  @Test("B12: one other digit is another token, at each place")
  func otherDigit() {
    for place in 0..<64 {
      for digit in "0123456789abcdef" {
        var digits = Array(token.description)
        let isSame = digits[place] == digit
        digits[place] = digit
        #expect(token.isWritten(String(digits)) == isSame)
        digits[place] = digit.uppercased().first ?? digit
        #expect(token.isWritten(String(digits)) == isSame)
      }
    }
  }

  @Test("B12: what differs from a digit by one bit is no digit of the token")
  func neighbors() {
    // The trick by which capitals are read must not read “Q” for “1” or “\u{10}” for “0”.
    for place in [0, 31, 63] {
      for bit in 0..<7 {
        var bytes = Array(token.description.utf8)
        let changed = bytes[place] ^ (1 << UInt8(bit))
        let isCapital =
          bit == 5 && (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(changed)
        bytes[place] = changed
        #expect(token.isWritten(String(decoding: bytes, as: UTF8.self)) == isCapital)
      }
    }
  }

  @Test("B33, B44: a token's bytes are those of its digits, 32 of them")
  func bytes() {
    #expect(token.bytes.count == 32 && token.bytes.hexadecimalDigits == token.description)
  }

  @Test("W5: the app on the watch has a token of its own")
  func watch() {
    let watch = DeviceToken(watchAppOf: "com.example.chat", seed: 1)
    #expect(watch != token && !token.isWritten(watch.description))
    #expect(watch == DeviceToken(watchAppOf: "com.example.chat", seed: 1))
  }
}
