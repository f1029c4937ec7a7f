import Files
import Notifications
import TestSupport
import Testing

@Suite("Bytes as hexadecimal digits")
struct HexadecimalFileTests {
  private func read(_ text: String) throws -> (
    bytes: [UInt8]?, said: [String], Reading<HexadecimalFile>
  ) {
    let folder = try ScratchFolder(["a.hex": text])
    let reading = try HexadecimalFile.read(folder("a.hex"))
    let said = reading.diagnostics.map { "\($0.place.line):\($0.place.column): \($0.message)" }
    return (reading.value?.bytes, said, reading)
  }

  @Test("Blanks, line feeds and comments may stand between bytes, and each byte has its place")
  func bytes() throws {
    let (bytes, said, reading) = try read("# a frame\n02 0a\r\n  fF # its end\n00")
    #expect(bytes == [2, 10, 255, 0] && said.isEmpty)
    let places = (0..<4).compactMap { reading.value?.place(ofByte: $0) }
    #expect(places.map(\.line) == [2, 2, 3, 4] && places.map(\.column) == [1, 4, 3, 1])
  }

  @Test("Digits may be UTF-16, as some editors write them, or begin with a mark")
  func encodings() throws {
    #expect(try read("\u{FEFF}02 0a").bytes == [2, 10])
    let folder = try ScratchFolder([:])
    try folder.write([0xFF, 0xFE] + "02 0a".utf8.flatMap { [$0, 0] as [UInt8] }, to: "a.hex")
    #expect(try HexadecimalFile.read(folder("a.hex")).value?.bytes == [2, 10])
  }

  @Test(
    "What is no byte is told at its place",
    arguments: [
      ("02 g0", "1:4: this is no hexadecimal digit"), ("0 2", "1:2: a byte has two digits"),
      ("02\n0", "2:2: a byte has two digits"), ("0x02", "1:2: a byte has two digits"),
    ])
  func mistakes(text: String, message: String) throws {
    let (bytes, said, _) = try read(text)
    #expect(bytes == nil && said.count == 1 && said.first?.hasPrefix(message) == true, "\(said)")
  }
}
