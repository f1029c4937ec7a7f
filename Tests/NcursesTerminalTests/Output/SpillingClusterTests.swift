import TerminalCore
import TestSupport
import TestTraits
import Testing

@Suite("Emoji of several parts, on terminals that draw each part", .waitsOutside)
struct SpillingClusterTests {
  /// Clusters beside each other, beside wide characters, words and the edge.
  private static let lines: [String] =
    [
      "a 👩🏽‍🚀👨‍👩‍👧‍👦🏴‍☠️🇯🇵1️⃣ and the words behind", "👨‍👩‍👧‍👦", "❤️👍🏽🇩🇪 x",
      String(repeating: "x", count: 70) + "👨‍👩‍👧‍👦日本ab", "日👩🏽‍🚀日 👩🏽‍🚀 日",
    ] + (UInt64(1)...12).map(random)

  private static func random(_ seed: UInt64) -> String {
    var random = RandomTexts(seed: seed)
    let text = random.text(
      30, of: ["👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏴‍☠️", "🇯🇵", "1️⃣", "❤️", "👍🏽", "日", "a", " ", "word ", "é"])
    var columns = 0
    return String(
      text.prefix {
        columns += $0.columns
        return columns <= 76
      })
  }

  /// What is left of a character once all that is not its own was written over: its first part.
  private static func head(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return "" }
    let marks = character.unicodeScalars.dropFirst().prefix { scalar in
      [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
    }
    let head = String(first) + marks.map { String($0) }.joined()
    let isNarrow = !first.properties.isEmojiPresentation && first.value < 0x1f000
    return character.columns == 2 && isNarrow && !Character(first).isWide ? head + " " : head
  }

  @Test("What stands behind them is left, and nothing of them but what is theirs", arguments: lines)
  func spills(line: String) throws {
    let probe = try ProbeProgram([line, "next row"])
    try probe.expect("next row", in: 2)
    var screen = ScreenParser(columns: 80, rows: 24)
    screen.joinsClusters = false
    screen.feed(probe.terminal.output)
    let wanted = line.map(Self.head).joined()
    let end = wanted.lastIndex { $0 != " " }.map { wanted.index(after: $0) }
    #expect(screen.lines[1] == wanted[..<(end ?? wanted.endIndex)])
    #expect(screen.lines[2] == "next row")
  }
}

extension Character {
  fileprivate var isWide: Bool { columns == 2 }
}
