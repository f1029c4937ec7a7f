import TerminalCore
import Testing

@testable import Sessions

@Suite("What a page says of a screen")
struct PageMarkupTests {
  @Test("A line that a mark ends gets no full stop behind it, for those who cannot see the screen")
  func sentences() {
    let frame = Frame.made(
      ["SHOP  now", "────────", "Two soups, please.", "Ready?", "Yes"], columns: 20)
    #expect(frame.spoken == "SHOP now. Two soups, please. Ready? Yes")
  }
}
