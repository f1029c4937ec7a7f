import TerminalCore
import TestSupport
import TestTraits
import Testing

@Suite("Links", .waitsOutside)
struct LinkTests {
  private func links(_ probe: ProbeProgram) -> [String] {
    probe.terminal.screen.commands.filter { $0.hasPrefix("8;") }
  }

  @Test("The words are written between the two sequences, once, and once more without when it goes")
  func link() throws {
    let probe = try ProbeProgram(["--link", "file:///tmp/a%20b", "here 日本"])
    #expect(links(probe) == ["8;;file:///tmp/a%20b", "8;;"])
    let output = String(decoding: probe.terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1b}]8;;file:///tmp/a%20b\u{1b}\\"))
    try probe.expect("here 日本", in: 1)
    probe.terminal.send("j")
    try probe.expect(#"key character("j") 0"#)
    #expect(links(probe).count == 2, "a row that stays is not written again")
    probe.terminal.send("n")
    try probe.expect(#"key character("n") 0"#)
    #expect(links(probe).count == 2)
    try probe.expect("here 日本", in: 1)
  }

  @Test("A link that comes later is written into the screen as it is, which is not cleared for it")
  func later() throws {
    let probe = try ProbeProgram(["here 日本"])
    let start = probe.terminal.output.count
    probe.terminal.send("N")
    try probe.expect(#"key character("N") 0"#)
    #expect(links(probe) == ["8;;file:///later", "8;;"])
    try probe.expect("here 日本", in: 1)
    let output = String(decoding: probe.terminal.output.dropFirst(start), as: UTF8.self)
    #expect(!output.contains("\u{1b}[2J"), "\(output.debugDescription)")
  }

  @Test("After everything is painted anew the link is there again")
  func redraw() throws {
    let probe = try ProbeProgram(["--link", "file:///x", "here"])
    probe.terminal.send("\u{0C}j")
    try probe.expect(#"key character("j") 0"#)
    #expect(links(probe) == ["8;;file:///x", "8;;", "8;;file:///x", "8;;"])
  }

  @Test(
    "Where links are not known nothing is written",
    arguments: [
      ("linux", "none"), ("vt100", "none"), ("screen", "screen"),
    ])
  func unknown(type: String, multiplexer: String) throws {
    let probe = try ProbeProgram(
      ["--link", "file:///x", "--multiplexer", multiplexer, "here"], type: type)
    #expect(links(probe).isEmpty)
  }

  @Test("Nothing in a target can end the sequence")
  func hostile() throws {
    let probe = try ProbeProgram(["--link", "file:///\u{1b}\\\u{07}\u{9c}é x", "here"])
    #expect(links(probe) == ["8;;file:///\\x", "8;;"])
  }

  @Test(
    "A file's address is absolute and encoded",
    arguments: [
      ("a.apns", "file:///w/a.apns"), ("/tmp/ö b#.apns", "file:///tmp/%C3%B6%20b%23.apns"),
      ("x/\u{1b}]", "file:///w/x/%1B%5D"), ("50%.apns", "file:///w/50%25.apns"),
    ])
  func address(path: String, address: String) {
    #expect(Link.file(path, in: "/w") == address)
  }
}
