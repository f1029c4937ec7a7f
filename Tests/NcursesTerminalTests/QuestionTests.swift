import TestSupport
import TestTraits
import Testing

@Suite("Questions to the terminal", .waitsOutside)
struct QuestionTests {
  private static let answers = "\u{1b}]11;rgb:ffff/fafa/e3e3\u{1b}\\\u{1b}[?2026;2$y\u{1b}[?62;22c"

  @Test("The background is asked for first, so that DA1 ends all")
  func order() throws {
    let probe = try ProbeProgram(["--background"])
    let output = String(decoding: probe.terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}]11;?\u{1b}\\\u{1b}[?2026$p\u{1b}[c"))
    // The first frame was there before any answer.
    #expect(probe.terminal.screen.lines[0] == "terminal-probe 80x24")
  }

  @Test("The answer is an input, wherever it is cut", arguments: 1..<answers.utf8.count)
  func split(place: Int) throws {
    let probe = try ProbeProgram(["--background"])
    let bytes = Array(Self.answers.utf8)
    probe.terminal.send(Array(bytes[..<place]))
    // Another write, after whatever the program made of the first: the key
    // behind it proves the order.
    probe.terminal.send(Array(bytes[place...]) + Array("j".utf8))
    try probe.expect(#"key character("j") 0"#)
    #expect(probe.terminal.screen.lines[1] == "background #fffae3")
    #expect(probe.terminal.screen.lines[2] == #"key character("j") 0"#, "an answer is no key")
  }

  @Test("An answer that comes after the last is swallowed")
  func late() throws {
    let probe = try ProbeProgram(["--background"])
    probe.terminal.send("\u{1b}[?62;22c\u{1b}]11;rgb:0/0/0\u{07}j")
    try probe.expect(#"key character("j") 0"#)
    #expect(!probe.terminal.screen.text.contains("background"))
  }

  @Test("Without the wish nothing is asked, and what is said unasked is not heard")
  func unasked() throws {
    let probe = try ProbeProgram()
    #expect(!probe.terminal.screen.commands.contains("11;?"))
    probe.terminal.send(Self.answers + "j")
    try probe.expect(#"key character("j") 0"#)
    #expect(!probe.terminal.screen.text.contains("background"))
    let silent = try ProbeProgram(["--background", "--no-query"])
    #expect(!silent.terminal.screen.commands.contains("11;?"))
  }

  @Test("A terminal that never answers can be used and left")
  func silence() throws {
    let probe = try ProbeProgram(["--background"])
    probe.terminal.send("jq")
    #expect(probe.terminal.waitForExit() == .exited(0))
    #expect(!probe.terminal.screen.isAlternate)
  }

  @Test("What is answered after the program was left, but in time, is not typed into the shell")
  func afterLeaving() throws {
    let terminal = try ProbeProgram.shell()
    terminal.send("\"$PROBE\" --background hello\r")
    try #require(terminal.waits { $0.lines[1] == "hello" }, "\(terminal.screen.text)")
    terminal.send("q" + Self.answers)
    try #require(
      terminal.waits { !$0.isAlternate && $0.lines.contains("$") }, "\(terminal.screen.text)")
    terminal.send("echo done\r")
    try #require(terminal.waits { $0.lines.contains("done") }, "\(terminal.screen.text)")
    #expect(!terminal.screen.text.contains("fafa"), "\(terminal.screen.text)")
    #expect(!terminal.screen.text.contains("62;22"), "\(terminal.screen.text)")
  }
}
