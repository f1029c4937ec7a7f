import Notifications
import Testing

@Suite("Bytes in hexadecimal digits")
struct HexadecimalTests {
  @Test("Digits that are none are no bytes")
  func hexadecimal() {
    #expect([UInt8](hexadecimal: "00fFa0") == [0, 255, 160])
    #expect([UInt8](hexadecimal: "") == [])
    for text in ["0", "0g", " 00", "é0", "0x00", "００"] {
      #expect([UInt8](hexadecimal: text) == nil, "\(text)")
    }
  }

  @Test("Two digits a byte, in lower case")
  func written() {
    #expect(([0, 9, 10, 0xAB, 255] as [UInt8]).hexadecimalDigits == "00090aabff")
    #expect([UInt8]().hexadecimalDigits == "")
  }
}
