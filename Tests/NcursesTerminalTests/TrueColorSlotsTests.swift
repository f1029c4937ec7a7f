import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("24-bit colors behind the numbers of 256")
struct TrueColorSlotsTests {
  private func translated(_ text: String, _ slots: TrueColorSlots) -> String {
    var bytes = Array(text.utf8)
    slots.translate(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A number that stands for a color becomes the color, everything else stays")
  func translation() {
    var slots = TrueColorSlots()
    let first = slots.number(of: RGB(1, 22, 255))
    let second = slots.number(of: RGB(9, 8, 7))
    let again = slots.number(of: RGB(1, 22, 255))
    #expect([first, second, again] == [16, 17, 16])
    let text = "\u{1b}[38;5;16mA\u{1b}[48;5;17mB\u{1b}[38;5;18m 8;5;16m\u{1b}[34m"
    #expect(
      translated(text, slots)
        == "\u{1b}[38;2;1;22;255mA\u{1b}[48;2;9;8;7mB\u{1b}[38;5;18m 8;5;16m\u{1b}[34m")
  }

  @Test(
    "A sequence that ends early stays as it is", arguments: ["\u{1b}[38;5;", "\u{1b}[38;5;16", "8"])
  func incomplete(text: String) {
    var slots = TrueColorSlots()
    _ = slots.number(of: RGB(1, 2, 3))
    #expect(translated(text, slots) == text)
  }

  @Test("More than 240 colors share the last number")
  func overflow() {
    var slots = TrueColorSlots()
    let numbers = (0..<250).map { slots.number(of: RGB(UInt8($0), 0, 0)) }
    #expect(numbers.prefix(240) == ArraySlice(16...255))
    #expect(numbers.suffix(10).allSatisfy { $0 == 255 })
  }
}
