import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("What stands in a control sequence")
struct ControlSequenceTests {
  private func sequence(_ text: String) -> ControlSequence {
    var sequence = ControlSequence(afterEscape: false)
    for byte in text.utf8 { sequence.append(byte) }
    return sequence
  }

  @Test(
    "Numbers stand between semicolons; one that is missing is 0, and none at all is none",
    arguments: [
      ("", []), ("5", [5]), ("1;2", [1, 2]), (";", [0, 0]), (";7", [0, 7]), ("7;", [7, 0]),
      ("?62;4", [62, 4]), ("<0;12;5", [0, 12, 5]), ("4:3;5", [4, 5]), (":3", [0]),
      ("2026;2$", [2026, 2]), ("007", [7]), ("<", []), ("$", []), ("?", []),
    ])
  func numbers(text: String, numbers: [Int]) {
    #expect(sequence(text).numbers == numbers)
  }

  @Test("Immense numbers stay numbers, beyond any code point and any cell")
  func immense() throws {
    let number = try #require(sequence("99999999999999999999").numbers.first)
    #expect(number > 0x10FFFF && sequence("1114111").numbers == [1_114_111])
  }

  @Test(
    "What makes a sequence private stands first",
    arguments: [
      ("?1", "?"), ("<1", "<"), (">1", ">"), ("=1", "="), ("1?", nil), ("", nil), (";1", nil),
    ]
      as [(String, Character?)])
  func prefixes(text: String, prefix: Character?) {
    #expect(sequence(text).prefix == prefix?.asciiValue)
  }

  @Test(
    "Only digits are one number",
    arguments: [("1", true), ("12", true), ("", false), ("1;", false), ("?1", false)])
  func oneNumber(text: String, isOne: Bool) {
    #expect(sequence(text).isOneNumber == isOne && sequence(text).isEmpty == text.isEmpty)
  }

  @Test("What is longer than any sequence is not kept")
  func long() {
    let long = sequence(String(repeating: "1;", count: 200) + "$")
    #expect(long.numbers.count == 33 && !long.ends(with: UInt8(ascii: "$")))
  }

  @Test(
    "A terminal's answers are told apart, and what is none of them is another",
    arguments: [
      ("?64;4", "c", .deviceAttributes([64, 4])), ("?", "c", .deviceAttributes([])),
      ("64", "c", .other),
      (">64", "c", .other), ("?2026;1$", "y", .mode(2026, setting: 1)), ("?2026;1", "y", .other),
      ("?2026$", "y", .other), ("2026;1$", "y", .other),
      ("1;1", "R", .cursor(Point(column: 0, row: 0))), ("0;5", "R", .other), ("5;0", "R", .other),
      ("5", "R", .other), ("?1;1", "R", .other),
      ("6;20;9", "t", .cell(PixelSize(width: 9, height: 20))),
      ("4;480;720", "t", .textArea(PixelSize(width: 720, height: 480))), ("6;20", "t", .other),
      ("8;24;80", "t", .other), ("", "n", .other),
    ] as [(String, Character, Answer)])
  func answers(text: String, final: Character, answer: Answer) throws {
    #expect(Answer(sequence(text), final: try #require(final.asciiValue)) == answer)
  }

  @Test(
    "A background is three parts of one digit to four, each of its own range",
    arguments: [
      ("11;rgb:0/0/0", 0x000000), ("11;rgb:f/f/f", 0xFFFFFF), ("11;rgb:ff/80/00", 0xFF8000),
      ("11;rgb:fff/7ff/000", 0xFF7F00), ("11;rgb:FFFF/8000/0001", 0xFF7F00),
      ("11;rgba:10/20/30/ffff", 0x102030), ("11;rgb:/0/0", nil), ("11;rgb:12345/0/0", nil),
      ("11;rgb:0/0", nil), ("11;rgb:g/0/0", nil), ("11;rgb:+f/0/0", nil), ("11;rgb:-0/0/0", nil),
      ("11;cmyk:0/0/0", nil), ("11;rgb", nil), ("12;rgb:0/0/0", nil), ("11", nil), ("", nil),
    ] as [(String, UInt32?)])
  func backgrounds(text: String, color: UInt32?) {
    let answer = Answer(operatingSystemCommand: text)
    #expect(answer == (color.map { .background(RGB($0)) } ?? .other), "\(answer)")
  }

  @Test(
    "A cell of iTerm2's is height and width in points, and how many pixels a point is",
    arguments: [
      ("20;10", 10, 20), ("20.0;10.0;2.0", 20, 40), ("17.5;8.4", 8, 18), ("20;10;0.5", 5, 10),
    ])
  func inlineCells(text: String, width: Int, height: Int) {
    #expect(
      Answer(operatingSystemCommand: "1337;ReportCellSize=\(text)")
        == .inlineCell(PixelSize(width: width, height: height)))
  }

  @Test(
    "What is no cell is none",
    arguments: [
      "", "20", "20;10;2;1", "a;b", "0;0", "-1;5", "1e9;1e9", "nan;nan", "20;x;10", "inf;1",
    ])
  func noInlineCells(text: String) {
    #expect(Answer(operatingSystemCommand: "1337;ReportCellSize=\(text)") == .other)
  }

  @Test("Only the answer to our own question says what kitty's protocol can do")
  func kitty() {
    let id = KittyPictures.questionID
    #expect(Answer(applicationCommand: "Gi=\(id);OK") == .kittyPictures(true))
    #expect(Answer(applicationCommand: "Gi=\(id);EINVAL:no;OK") == .kittyPictures(false))
    for text in ["Gi=1;OK", "Gi=\(id)", "Gi=\(id),I=3;OK", "OK", ""] {
      #expect(Answer(applicationCommand: text) == .other, "\(text)")
    }
  }
}
