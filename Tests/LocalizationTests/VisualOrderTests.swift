import Foundation
import Localization
import Notifications
import Testing

@Suite("L34: the order in which lines are seen")
struct VisualOrderTests {
  /// Hebrew has no forms that join, so that each line shows the order alone.
  static let lines: [(logical: String, isRightToLeft: Bool, seen: String)] = [
    ("car \u{5D0}\u{5D1} car", false, "car \u{5D1}\u{5D0} car"),
    ("\u{5D0}\u{5D1} car", true, "car \u{5D1}\u{5D0}"),
    // W7: a number behind Latin letters goes with them.
    ("\u{5D0} car 12", true, "car 12 \u{5D0}"),
    // W4, and W2 with W4: a hyphen joins European numbers, and divides those behind Arabic letters.
    ("\u{5D0} 12-34", true, "12-34 \u{5D0}"),
    ("\u{62F} 12-34", true, "34-12 \u{FEA9}"),
    // W5: a sign of per cent stays with its number.
    ("\u{5D0} 100%", true, "100% \u{5D0}"),
    // L4: brackets open where reading begins. N0: a pair is resolved as one.
    ("\u{5D0} (\u{5D1}) \u{5D2}", true, "\u{5D2} (\u{5D1}) \u{5D0}"),
    ("a (\u{5D1}) c", false, "a (\u{5D1}) c"),
    ("\u{5D0} (b) \u{5D2}", false, "\u{5D0} (b) \u{5D2}"),
    ("\u{5D0}!", false, "\u{5D0}!"),
    ("\u{5D0}!", true, "!\u{5D0}"),
    // Marks of direction do their work and are gone.
    ("\u{5D0}!\u{200F}", false, "!\u{5D0}"),
    ("\u{5D0}\u{200E}!\u{200E} \u{5D1}", false, "\u{5D0}! \u{5D1}"),
    // Where a line may end there is nothing to see.
    ("\u{5D0}\u{AD}\u{5D1}\u{200B}\u{5D2}", true, "\u{5D2}\u{5D1}\u{5D0}"),
    // What is drawn in one place stays in one: marks with their letter, an emoji in one piece.
    ("\u{5E9}\u{5C1}\u{5B8}\u{5DC}", true, "\u{5DC}\u{5E9}\u{5C1}\u{5B8}"),
    ("\u{5D0} 👩‍👩‍👧 🇯🇵1️⃣ \u{5D1}", true, "\u{5D1} 🇯🇵1️⃣ 👩‍👩‍👧 \u{5D0}"),
    // Digits of their own: two numbers change places, each reads as ever.
    ("\u{661}\u{662} \u{663}", false, "\u{663} \u{661}\u{662}"),
    // X5a to X6a, BD9: what is isolated runs its own way, and is one sign for what is around it.
    ("as “\u{2067}\u{5D0} b \u{5D1}!\u{2069}” c", false, "as “!\u{5D1} b \u{5D0}” c"),
    ("\u{5D0} “\u{2066}b \u{5D1} c!\u{2069}” \u{5D2}", true, "\u{5D2} ”b \u{5D1} c!“ \u{5D0}"),
    ("as “\u{2067}\u{5D0} b!", false, "as “!b \u{5D0}"),
    ("plain", false, "plain"), ("", false, ""),
  ]

  @Test("Words, numbers and brackets are where Unicode's annex 9 puts them", arguments: lines)
  func order(logical: String, isRightToLeft: Bool, seen: String) {
    #expect(Self.seen(logical, isRightToLeft) == seen)
  }

  @Test("A line of a paragraph runs as the whole paragraph says, not as it would alone")
  func paragraph() {
    let paragraph = Array("\u{62F} 12-34 \u{62F}")
    let order = VisualOrder(paragraph, line: 2..<7, isRightToLeft: true)
    #expect(String(order.seen.map(\.character)) == "34-12")
    #expect(order.seen.map(\.source) == [5, 6, 4, 2, 3])
    let alone = VisualOrder(Array("12-34"), line: 0..<5, isRightToLeft: true)
    #expect(String(alone.seen.map(\.character)) == "12-34")
  }

  /// Logical order, and what is seen from the right: the first letter first.
  static let joined: [(word: String, letters: [UInt32])] = [
    // A letter alone; beginning, middle and end; one that joins only what is before it.
    ("\u{645}", [0xFEE1]), ("\u{645}\u{62D}\u{645}\u{62F}", [0xFEE3, 0xFEA4, 0xFEE4, 0xFEAA]),
    // Lam and alef are one.
    ("\u{633}\u{644}\u{627}\u{645}", [0xFEB3, 0xFEFC, 0xFEE1]), ("\u{644}\u{627}", [0xFEFB]),
    // At the end of a line, behind other words: nothing else moves.
    ("12 \u{641}\u{644}\u{627}", [0x32, 0x31, 0x20, 0xFED3, 0xFEFC]),
    ("\u{644}\u{627} \u{644}\u{627}", [0xFEFB, 0x20, 0xFEFB]),
    // What has its form already keeps it.
    ("\u{628}\u{FEFB}", [0xFE8F, 0xFEFB]),
    // Persian letters, and a non-joiner between two.
    ("\u{6AF}\u{686}", [0xFB94, 0xFB7B]),
    ("\u{645}\u{6CC}\u{200C}\u{62E}", [0xFEE3, 0xFBFD, 0xFEA5]),
    // Marks take no part.
    ("\u{645}\u{64E}\u{62D}\u{651}", [0xFEE3, 0x64E, 0xFEA2, 0x651]),
    ("\u{644}\u{64E}\u{627}\u{64B}", [0xFEFB, 0x64E, 0x64B]),
    ("\u{633}\u{644}\u{64E}\u{627}\u{64B}", [0xFEB3, 0xFEFC, 0x64E, 0x64B]),
    // A letter that has no forms of its own stays as it is.
    ("\u{5D0}", [0x5D0]),
  ]

  @Test("Arabic letters take the forms in which they join", arguments: joined)
  func joins(word: String, letters: [UInt32]) {
    let seen = VisualOrder(Array(word), line: 0..<word.count, isRightToLeft: true).seen.reversed()
    #expect(seen.flatMap { $0.character.unicodeScalars.map(\.value) } == letters)
  }

  @Test(
    "No character is lost in the visual order but what joins, and none comes twice",
    arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = Array(
      "\u{5D0}\u{5D1}\u{5D2}\u{644}\u{627}\u{645}\u{64E}\u{6CC}\u{661}19ab ()-+%,.:\u{200E}\u{200F}🍕日‹›«»"
    )
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? " "
      }
      let paragraph = Array(String(text))
      let bounds = [0, 0].map { _ in Int.random(in: 0...paragraph.count, using: &random) }.sorted()
      let line = bounds[0]..<bounds[1]
      let isRightToLeft = Bool.random(using: &random)
      let seen = VisualOrder(paragraph, line: line, isRightToLeft: isRightToLeft).seen
      let sources = seen.map(\.source)
      #expect(Set(sources).count == sources.count)
      #expect(sources.allSatisfy(line.contains))
      let gone = Set(line).subtracting(sources).map { paragraph[$0].unicodeScalars.first?.value }
      #expect(gone.allSatisfy { [0x200E, 0x200F, 0x627].contains($0) }, "\(paragraph)")
    }
  }

  private static let tablePath = ProcessInfo.processInfo.environment["COVERSHEET_BIDI"]

  @Test(
    "The lines that .ci/bidi compares with others' are written where they are asked for",
    .enabled(if: tablePath != nil))
  func table() throws {
    let path = try #require(Self.tablePath)
    var random = SplitMix(seed: 1)
    let letters = Array("\u{5D0}\u{5D1}\u{62F}\u{631}\u{661}\u{662}12ab  -+%,.:/!()[]")
    let lines = (0..<8000).map { index in
      // What they know of brackets does not go with what they know of lines.
      let isWhole = index < 5000
      let text = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
        letters.dropLast(isWhole ? 0 : 4).randomElement(using: &random)
      }
      let bounds = [0, 0].map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
      let line = isWhole ? 0..<text.count : bounds[0]..<bounds[1]
      let isRightToLeft = index % 2 == 1
      let order = VisualOrder(text, line: line, isRightToLeft: isRightToLeft)
      return [
        isRightToLeft ? "R" : "L", Self.codes(String(text)),
        Self.codes(String(order.seen.map(\.character))),
        isWhole ? "" : "\(line.lowerBound) \(line.upperBound)",
      ].joined(separator: "\t") + "\n"
    }
    try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func codes(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  private static func seen(_ text: String, _ isRightToLeft: Bool) -> String {
    let order = VisualOrder(Array(text), line: 0..<text.count, isRightToLeft: isRightToLeft)
    return String(order.seen.map(\.character))
  }
}
