import Localization
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Right to left, on terminals that turn text themselves")
struct TurnedOrderTests {
  static let lines: [String] =
    [
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5D1}-09:54",
      "\u{645}\u{646} \u{643}\u{644}\u{651} \u{645}\u{643}\u{627}\u{646}",
      "\u{661}\u{660}:\u{665}\u{664}", "\u{645}\u{646} \u{660}\u{669}:\u{665}\u{664}",
      "(\u{645}\u{646}) \u{201C}\u{643}\u{644}\u{201D}", "\u{5D0}\u{5D1} (12) abc",
      "abc, \u{5D0}\u{5D1}! def",
      "\u{633}\u{644}\u{627}\u{645}12", "\u{628}-09:54", "\u{5D0}\u{5D1}.", "\u{5D1}\u{5F3}, 4",
      "\u{5E9}\u{5C1}\u{5B8}\u{5DC}",
    ] + (UInt64(1)...60).map(random)

  static let directions: [Direction] = [.leftToRight, .rightToLeft]

  private static let words = [
    "\u{5D0}\u{5D1}\u{5D2}", "\u{5D0}\u{5D1}-12", "(\u{5D3}\u{5D4})", "\u{5D5}!",
    "\u{645}\u{631}\u{62D}\u{628}\u{627}",
    "\u{628}12", "(\u{633}\u{644})", "\u{661}\u{662}\u{663}", "\u{660}\u{669}:\u{665}\u{664}",
    "09:54", "12,5%", "tea", "(tea)", "·",
    "\u{6AF}\u{6F1}\u{6F2}",
  ]

  private static func random(_ seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    return (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
      words.randomElement(using: &random)
    }.joined(separator: " ")
  }

  private func line(_ text: String, _ direction: Direction) -> MixedLine {
    MixedLine(Array(text), 0..<text.count, direction)
  }

  private func wanted(_ line: MixedLine) -> String {
    let isRightToLeft = line.direction == .rightToLeft
    let order = VisualOrder(
      line.paragraph, line: line.range, isRightToLeft: isRightToLeft, joinsLetters: false)
    return String(order.seen.map(\.character))
  }

  @Test("Words that kitty turns are seen as they should be", arguments: lines, directions)
  func words(text: String, direction: Direction) {
    let line = line(text, direction)
    let sent = Reordering.turnedWords.seen(line)
    #expect(sent.allSatisfy { $0.marks.isEmpty })
    #expect(String(kitty(sent.map(\.character))) == wanted(line))
  }

  @Test(
    "Rows that mlterm orders are seen as they should be",
    arguments: lines.filter { !$0.contains("(") }, directions)
  func runs(text: String, direction: Direction) {
    let line = line(text, direction)
    let sent = Reordering.markedRuns.seen(line).flatMap { seen in
      seen.marks.before.map { Character($0) } + [seen.character]
        + seen.marks.after.map { Character($0) }
    }
    let shown = VisualOrder(
      sent, line: 0..<sent.count, isRightToLeft: false, joinsLetters: false)
    #expect(String(shown.seen.map(\.character)) == wanted(line))
  }

  private func row(_ text: String, _ reordering: Reordering) -> [Cell] {
    let line = Part.horizontal([
      .text("▌  "), .text(text, rows: 1).growing(), .text("  10:24 "), .text("│ \(text)"),
    ])
    let painting: Painting<Spot> = line.painted(
      as: Spot.self, size: Size(columns: 100, rows: 1), reordering: reordering)
    return painting.canvas.row(0).filter { $0.columns > 0 }
  }

  @Test(
    "On rows that mlterm orders each character has its column: no mark takes one",
    arguments: lines)
  func columns(text: String) {
    let seen = row(
      text,
      Reordering { line in
        VisualOrder(
          line.paragraph, line: line.range, isRightToLeft: line.direction == .rightToLeft,
          joinsLetters: false
        ).seen.map { SeenCharacter($0.character, from: $0.source) }
      })
    let sent = row(text, .markedRuns)
    #expect(sent.allSatisfy { $0.marks.isEmpty && $0.columns == 1 })
    #expect(sent.count == seen.count)
    for (cell, wanted) in zip(sent, seen) where cell.character == "\u{2800}" {
      #expect(cell.style.attributes == [.concealed] && wanted.character == " ")
    }
    // A number that touches a letter has no blank that keeps it there; brackets are
    // mirrored by the terminal.
    if text.contains("(") || text.contains(/\d[^ \d]*[א-ۿ]|[א-ۿ][^ \d]*\d/) { return }
    let shown = VisualOrder(
      sent.map(\.character), line: 0..<sent.count, isRightToLeft: false, joinsLetters: false)
    let read = shown.seen.map { $0.character == "\u{2800}" ? " " : $0.character }
    #expect(String(read) == String(seen.map(\.character)))
  }

  @Test("No letter has the form in which it joins: the terminal joins them", arguments: lines)
  func forms(text: String) {
    for order in [Reordering.turnedWords, .markedRuns] {
      let seen = order.seen(line(text, .rightToLeft)).flatMap(\.character.unicodeScalars)
      #expect(seen.allSatisfy { !(0xFB50...0xFDFF).contains($0.value) && $0.value < 0xFE70 })
      #expect(seen.count == text.unicodeScalars.count)
    }
  }

  // Kitty 0.26 with DejaVu Sans Mono: what one font has between two blanks is drawn in one
  // go, and turned round, brackets mirrored, where its first letter or digit is of a script
  // that runs from right to left.
  private func kitty(_ cells: [Character]) -> [Character] {
    var shown: [Character] = []
    var run: [Character] = []
    func isHebrew(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { (0x590...0x5FF).contains($0.value) } ?? false
    }
    func draw() {
      let first = run.first { character in
        let scalar = character.unicodeScalars.first ?? " "
        return scalar.properties.isAlphabetic || (0x600...0x6FF).contains(scalar.value)
      }
      let turns = (first?.unicodeScalars.first?.value ?? 0) >= 0x590
      shown += turns ? run.reversed().map(\.mirrored) : run
      run = []
    }
    for cell in cells {
      if cell == " " || run.last.map({ isHebrew($0) != isHebrew(cell) }) == true { draw() }
      if cell == " " { shown.append(cell) } else { run.append(cell) }
    }
    draw()
    return shown
  }
}
