import TestSupport
import TestTraits
import Testing

@Suite("What a session asks of the terminal", .waitsOutside)
struct TerminalModesTests {
  @Test("Pastes, the mouse and the focus arrive as themselves")
  func inputs() throws {
    let probe = try ProbeProgram()
    #expect(probe.terminal.screen.modes.filter { $0 > 1000 } == [1002, 1004, 1006, 1049, 2004])
    probe.terminal.send("\u{1b}[200~q!\rtwo\u{1b}[201~")
    try probe.expect(#"paste ["q!", "two"]"#)
    probe.terminal.send("\u{1b}[<0;300;7M\u{1b}[I")
    try probe.expect("mouse press(TerminalCore.Mouse.Button.left) 299 6")
    try probe.expect("focus true")
  }

  @Test("The mouse can be let go")
  func mouse() throws {
    let probe = try ProbeProgram()
    probe.terminal.send("%")
    try #require(probe.terminal.waits { !$0.modes.contains(1002) && !$0.modes.contains(1006) })
    probe.terminal.send("%")
    try #require(probe.terminal.waits { $0.modes.contains(1002) && $0.modes.contains(1006) })
  }

  @Test("A lone ESC is the Escape key, without another key after it")
  func escape() throws {
    let probe = try ProbeProgram()
    probe.terminal.send("\u{1b}")
    try probe.expect("key escape 0")
  }

  @Test("Frames are synchronized once the terminal says that it can, and the answer is not shown")
  func synchronization() throws {
    let probe = try ProbeProgram()
    #expect(probe.terminal.screen.questions == ["?2026$p", "c"])
    #expect(probe.terminal.screen.synchronizedFrames == 0, "it has not said so yet")
    probe.terminal.send("\u{1b}[?2026;2$y\u{1b}[?62cj")
    try probe.expect(#"key character("j") 0"#)
    #expect(probe.terminal.screen.synchronizedFrames == 1)
    #expect(probe.terminal.screen.lines[2].isEmpty, "an answer is no key")
    probe.terminal.send("q")
    #expect(probe.terminal.waitForExit() == .exited(0))
    #expect(!probe.terminal.screen.modes.contains(2026))
  }

  @Test("Nothing is asked with --no-query, nor of terminals that would show the question")
  func noQuestions() throws {
    let silent = try ProbeProgram(["--no-query"])
    #expect(silent.terminal.screen.questions.isEmpty)
    let console = try ProbeProgram(type: "linux")
    #expect(console.terminal.screen.questions.isEmpty)
  }

  @Test("The title and the cursor are as the frame wishes")
  func titleAndCursor() throws {
    let probe = try ProbeProgram(["--cursor", "text"])
    #expect(probe.terminal.screen.title == "probe")
    try #require(probe.terminal.waits { $0.isCursorVisible })
    #expect(probe.terminal.screen.cursor == (column: 2, row: 1))
  }

  @Test("An emoji of many code points stands where it should, and goes when it goes")
  func detachedCharacters() throws {
    let family = "👩‍👩‍👧‍👦 family 🇩🇪 flag"
    let probe = try ProbeProgram([family, "x"])
    try probe.expect(family, in: 1)
    // Keys fill the screen until the log scrolls: the rows above must stay.
    for _ in 0..<30 { probe.terminal.send("j") }
    try #require(probe.terminal.waits { $0.lines[22] == #"key character("j") 0"# })
    #expect(probe.terminal.screen.lines[1] == family)
  }

  @Test(
    "Colors are those that the terminal has",
    arguments: [
      ("xterm-256color", "truecolor", "38;2;255;0;0"), ("xterm-256color", "palette256", "38;5;196"),
      ("xterm-256color", "sixteen", "31"), ("xterm-direct", "truecolor", "38:2::255:0:0"),
      ("screen", "truecolor", "31"),
    ])
  func colors(type: String, mode: String, color: String) throws {
    let probe = try ProbeProgram(["--rgb", "--color", mode], type: type)
    let output = String(decoding: probe.terminal.output, as: UTF8.self)
    let asked = output.matches(of: /\u{1b}\[([0-9;:]*)m/).map { ";\($0.1);" }
    #expect(asked.contains { $0.contains(";\(color);") }, "\(output.debugDescription)")
  }

  @Test("Without colors there are none", arguments: ["xterm-256color", "linux", "screen"])
  func noColors(type: String) throws {
    let probe = try ProbeProgram(["--rgb", "--color", "none", "text"], type: type)
    let output = String(decoding: probe.terminal.output, as: UTF8.self)
    #expect(
      !output.contains("\u{1b}[3") && !output.contains("\u{1b}[4"), "\(output.debugDescription)")
  }
}
