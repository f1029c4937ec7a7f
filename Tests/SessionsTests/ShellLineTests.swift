import Scenarios
import TerminalCore
import Testing

@Suite("Words of a shell where they are printed")
struct ShellLineTests {
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x36F, 0x600...0x61F, 0x1100...0x11FF, 0x1800...0x180F, 0x1FF0...0x20FF, 0x3160...0x3168,
    0xD7B0...0xD7FF, 0xFDD0...0xFE0F, 0xFEFF...0xFFFF, 0x1D160...0x1D17F, 0xE0000...0xE01EF,
    0x10FFF0...0x10FFFF,
  ]

  @Test("No word is changed by what keeps a line from driving the terminal", arguments: ranges)
  func unchanged(range: ClosedRange<UInt32>) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      for text in [String(scalar), "a\(scalar)b"] {
        let word = text.shellWordOfOneLine
        #expect(word.visibleLine == word && word.revealedLine == word, "\(scalar.value)")
      }
    }
  }
}
