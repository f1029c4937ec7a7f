import TestSupport
import Testing

@testable import TerminalCore

@Suite("Whatever is sent, what is shown drives no terminal")
struct HostileTextPropertyTests {
  static let seeds: [UInt64] = Array(1...60)

  private func texts(_ seed: UInt64) -> [String] {
    var random = RandomTexts(seed: seed)
    return (0..<20).map { _ in random.text(random.number(0...24), of: RandomTexts.hostile) }
  }

  /// Embeddings, overrides and isolates, which reorder what stands beside them.
  private func turns(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  @Test(
    "What is shown has no control character and nothing that turns its neighbors", arguments: seeds)
  func harmless(seed: UInt64) {
    for text in texts(seed) {
      let shown = text.visible
      let isSafe = shown.unicodeScalars.allSatisfy { ($0 == "\n" || !$0.isControl) && !turns($0) }
      #expect(isSafe, "\(text.escaped) became \(shown.escaped)")
      #expect(!text.visibleLine.contains { $0.isNewline }, "\(text.escaped)")
      #expect(!text.revealedLine.unicodeScalars.contains { $0.isControl }, "\(text.escaped)")
    }
  }

  @Test("What was made visible stays as it is when it is made visible again", arguments: seeds)
  func settled(seed: UInt64) {
    for text in texts(seed) {
      #expect(text.visible.visible.escaped == text.visible.escaped, "\(text.escaped)")
      #expect(text.visibleLine.visible.escaped == text.visibleLine.escaped, "\(text.escaped)")
      #expect(text.revealed.visible.escaped == text.revealed.escaped, "\(text.escaped)")
    }
  }

  @Test("No character has more code points than a cell should hold", arguments: seeds)
  func capped(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let marks = (0..<40).map { _ in random.pick(["\u{301}", "\u{327}", "\u{FE0F}", "\u{20E3}"]) }
    let texts = texts(seed) + [marks.joined(), "o" + marks.joined(), "\n" + marks.joined()]
    for text in texts {
      let longest = text.visible.map(\.unicodeScalars.count).max() ?? 0
      #expect(longest <= Character.scalarLimit, "\(text.escaped) became \(text.visible.escaped)")
    }
  }

  @Test("Letters, digits and blanks come through, in their order", arguments: seeds)
  func kept(seed: UInt64) {
    let plain: Set<Unicode.Scalar> = ["a", "b", "9", "日", "ש", "م"]
    for text in texts(seed) {
      let sent = text.unicodeScalars.filter(plain.contains).map { String($0) }
      // Of what is spelled out, digits and letters are not the text's own.
      let name = /\\u\{[0-9A-F]+\}/.matchingSemantics(.unicodeScalar)
      let spelled = text.visible.replacing(name, with: "")
      let shown = spelled.unicodeScalars.filter(plain.contains).map { String($0) }
      #expect(shown == sent, "\(text.escaped) became \(text.visible.escaped)")
    }
  }

  @Test(
    "A look into a file leaves nothing out: every code point is there or is spelled out",
    arguments: seeds)
  func revealed(seed: UInt64) {
    for text in texts(seed) {
      let unseen = text.unicodeScalars.filter {
        turns($0) || [0x200B, 0x2060, 0xFEFF, 0xE0001].contains($0.value)
      }
      for scalar in unseen {
        let name = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        #expect(
          text.revealed.utf8.contains(name.utf8), "\(name) of \(text.escaped): \(text.revealed)")
      }
    }
  }

  @Test("A run takes the columns that its characters take on a canvas", arguments: seeds)
  func measured(seed: UInt64) {
    for text in texts(seed) {
      let run = TextRun(text.visibleLine)
      var canvas = Canvas(size: Size(columns: 200, rows: 1))
      let drawn = canvas.put(run.text, at: Point(column: 0, row: 0))
      #expect(run.columns == drawn, "\(text.escaped)")
      #expect(run.columns == run.text.map(\.columns).reduce(0, +), "\(text.escaped)")
    }
  }

  @Test(
    "What stands for a mark without a letter counts among its code points",
    arguments: [11, 12, 13, 30])
  func lonelyMarks(count: Int) {
    let marks = String(repeating: "\u{301}", count: count)
    #expect(marks.visible.unicodeScalars.count == min(12, count + 1))
    #expect(marks.visible.first?.unicodeScalars.first == "◌")
    #expect(marks.visible.columns == 1)
  }
}
