import Glibc
import TerminalCore
import TestSupport
import TestTraits
import Testing

@testable import NcursesTerminal

@Suite("Emoji of several parts, measured on the terminal", .waitsOutside)
struct MeasuredWidthTests {
  private static let line = "a 👩🏽‍🚀 b 👨‍👩‍👧‍👦 c ❤️ d 🇯🇵🇩🇪 e"

  /// What a terminal says that takes so many columns for each kind, and for what it was to repeat.
  private static func answers(_ columns: [Int], repeated: Int = 1) -> String {
    (columns + [repeated]).map { "\u{1b}[2;\($0 + 1)R" }.joined() + "\u{1b}[?62;22c"
  }

  private static func output(_ probe: ProbeProgram, since count: Int = 0) -> String {
    String(decoding: probe.terminal.output[count...], as: UTF8.self)
  }

  /// What is written for the whole screen once the terminal has said something.
  private static func redrawn(after answers: String, of line: String = line) throws -> String {
    let probe = try ProbeProgram(["--widths", line])
    probe.terminal.send(answers + "j")
    try probe.expect(#"key character("j") 0"#)
    let count = probe.terminal.output.count
    probe.terminal.send("\u{0C}")
    try probe.expect(#"key character("l") 4"#)
    return output(probe, since: count)
  }

  @Test("A sample of each kind is written with the questions, and nothing is left of it")
  func questions() throws {
    let probe = try ProbeProgram(["--widths", "--background", Self.line])
    let asked = Self.output(probe)
    #expect(asked.contains("\u{1b}[2H\r👨‍👩‍👧‍👦\u{1b}[6n\r❤️\u{1b}[6n\r"))
    #expect(asked.contains("1️⃣\u{1b}[6n\r▀\u{1b}[2b\u{1b}[6n\u{1b}]11;?"), "DA1 ends them, too")
    #expect(
      probe.terminal.screen.questions == Array(repeating: "6n", count: 6) + ["?2026$p", "c"])
    #expect(probe.terminal.screen.lines[0] == "terminal-probe 80x24")
    #expect(probe.terminal.screen.lines[1].hasPrefix("a 👩🏽‍🚀 b 👨‍👩‍👧‍👦 c"))
    #expect(!probe.terminal.screen.text.contains("👍🏽"), "the samples are painted over")
  }

  @Test("Nothing is measured unasked, nor where nothing may be asked or there is no room")
  func unasked() throws {
    #expect(!Self.output(try ProbeProgram([Self.line])).contains("\u{1b}[6n"))
    #expect(!Self.output(try ProbeProgram(["--widths", "--no-query"])).contains("\u{1b}[6n"))
    #expect(!Self.output(try ProbeProgram(["--widths"], columns: 20)).contains("\u{1b}[6n"))
    #expect(CursorMeasuring.hasRoom(on: Size(columns: 21, rows: 2)))
    #expect(!CursorMeasuring.hasRoom(on: Size(columns: 80, rows: 1)))
  }

  @Test("Asked below a line, that stays as it was, also on the last row", arguments: 0..<4)
  func belowLine(row: Int) {
    var screen = ScreenParser(columns: 80, rows: 4)
    let above = (0..<row).map { "line \($0)" }
    for line in above { screen.feed("\(line)\r\n".utf8) }
    screen.feed("here".utf8)
    screen.feed(CursorMeasuring.onNextLine)
    screen.feed("!".utf8)
    let left = Array((above + ["here!"]).suffix(3))
    #expect(screen.lines == left + Array(repeating: "", count: 4 - left.count))
    #expect(screen.questions == Array(repeating: "6n", count: 6))
  }

  @Test("Where the terminal agrees, what stands beside them is not written again")
  func agreement() throws {
    let agreed = try Self.redrawn(after: Self.answers([2, 2, 2, 2, 2]))
    let fixed = try Self.redrawn(after: "\u{1b}[?62;22c")
    #expect(agreed.utf8.count < fixed.utf8.count)
    // The blank and the letter behind it, once more over what may have spilled.
    #expect(fixed.contains("\u{1b}[2;5H") && !agreed.contains("\u{1b}[2;5H"))
    #expect(agreed.contains("\u{1b}[2;20H"), "a flag beside a flag has its own place: \(agreed)")
  }

  @Test("Of a terminal that draws each part nothing is left but what is theirs")
  func parts() throws {
    let probe = try ProbeProgram(["--widths", Self.line])
    probe.terminal.send(Self.answers([8, 1, 4, 4, 1]) + "j")
    try probe.expect(#"key character("j") 0"#)
    probe.terminal.send("\u{0C}")
    try probe.expect(#"key character("l") 4"#)
    var screen = ScreenParser(columns: 80, rows: 24)
    screen.joinsClusters = false
    screen.feed(probe.terminal.output)
    #expect(screen.lines[1] == "a 👩 b 👨\u{200D} c ❤\u{FE0F}  d 🇯🇩 e")
  }

  @Test("A terminal that shows joiners is painted anew, as far as they reach")
  func excess() throws {
    let probe = try ProbeProgram(["--widths", Self.line])
    let count = probe.terminal.output.count
    probe.terminal.send(Self.answers([11, 2, 2, 2, 2]) + "j")
    try probe.expect(#"key character("j") 0"#)
    #expect(Self.output(probe, since: count).contains("\u{1b}[H\u{1b}[J"))
    #expect(probe.terminal.screen.lines[1].hasPrefix("a 👩🏽‍🚀 b 👨‍👩‍👧‍👦 c"))
  }

  @Test(
    "What cannot be is as no answer: too few, too many, too far",
    arguments: [[], [2, 2, 2, 2], [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 40]])
  func garbage(columns: [Int]) throws {
    #expect(
      try Self.redrawn(after: Self.answers(columns)) == Self.redrawn(after: "\u{1b}[?62;22c"))
  }

  @Test(
    "What is no ASCII is repeated only where the terminal was seen to do so",
    arguments: [(1, false), (2, false), (3, true), (6, false)])
  func repeated(columns: Int, isRepeated: Bool) throws {
    let redrawn = try Self.redrawn(
      after: Self.answers([2, 2, 2, 2, 2], repeated: columns), of: "a ▀▀▀▀▀▀▀▀▀▀▀▀ b")
    #expect(redrawn.contains("▀\u{1b}[11b") == isRepeated, "\(redrawn)")
    #expect(redrawn.contains("▀▀") != isRepeated)
  }

  @Test("The answers are no keys, wherever they are cut", arguments: [1, 3, 5, 9, 12, 20, 30])
  func split(place: Int) throws {
    let probe = try ProbeProgram(["--widths", Self.line])
    let bytes = Array(Self.answers([2, 2, 2, 2, 2]).utf8)
    probe.terminal.send(Array(bytes[..<place]))
    probe.terminal.send(Array(bytes[place...]) + Array("j".utf8))
    try probe.expect(#"key character("j") 0"#)
    #expect(probe.terminal.screen.lines[2] == #"key character("j") 0"#, "an answer is no key")
  }

  @Test("An answer that comes after the last is swallowed, and changes nothing")
  func late() throws {
    let probe = try ProbeProgram(["--widths", Self.line])
    probe.terminal.send("\u{1b}[?62;22c" + Self.answers([2, 2, 2, 2, 2]) + "j")
    try probe.expect(#"key character("j") 0"#)
    #expect(probe.terminal.screen.lines[2] == #"key character("j") 0"#)
    let count = probe.terminal.output.count
    probe.terminal.send("\u{0C}")
    try probe.expect(#"key character("l") 4"#)
    #expect(Self.output(probe, since: count).contains("\u{1b}[2;5H"))
  }

  @Test("A terminal that never answers can be used, stopped and left")
  func silence() throws {
    let probe = try ProbeProgram(["--widths", Self.line])
    probe.terminal.send("j")
    try probe.expect(#"key character("j") 0"#, in: 2)
    probe.terminal.signal(SIGSTOP)
    probe.terminal.screen.feed("\u{1b}[2J".utf8)
    probe.terminal.signal(SIGCONT)
    try probe.expect(#"key character("j") 0"#, in: 2)
    #expect(probe.terminal.waits { $0.lines[1].hasPrefix("a 👩🏽‍🚀 b 👨‍👩‍👧‍👦 c") })
    probe.terminal.send("q")
    #expect(probe.terminal.waitForExit() == .exited(0))
    #expect(!probe.terminal.screen.isAlternate)
  }

  @Test("Painted anew, nothing is asked again: what was measured stays")
  func continued() throws {
    let redrawn = try Self.redrawn(after: Self.answers([2, 2, 2, 2, 2]))
    #expect(!redrawn.contains("\u{1b}[6n") && !redrawn.contains("\u{1b}[c"))
    #expect(!redrawn.contains("\u{1b}[2;5H"), "what stands behind an emoji has no place of its own")
  }
}
