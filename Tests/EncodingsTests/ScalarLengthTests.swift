import Encodings
import Testing

@Suite("How long a character of UTF-8 is")
struct ScalarLengthTests {
  @Test("Its first byte says how many there are", arguments: ["a", "é", "€", "😀"])
  func lengths(text: String) {
    #expect(text.utf8.first?.scalarLength == text.utf8.count)
  }

  @Test("A byte that begins none stands for itself", arguments: [UInt8](0x80...0xBF))
  func strays(byte: UInt8) { #expect(byte.scalarLength == 1) }
}
