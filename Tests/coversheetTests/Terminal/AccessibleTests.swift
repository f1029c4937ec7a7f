import TestSupport
import TestTraits
import Testing

@Suite("The linear screen in a terminal", .waitsOutside)
struct AccessibleTests {
  /// A terminal of which only what is printed is known, as a screen reader has it.
  private struct Reader {
    let terminal: PseudoTerminal
    private var heard = 0

    init(_ terminal: PseudoTerminal) { self.terminal = terminal }

    /// Types a line.
    mutating func type(_ line: String) {
      heard = printed.count
      terminal.send(line + "\n")
    }

    var printed: String { String(decoding: terminal.output, as: UTF8.self) }

    /// What was printed since the last line was typed.
    var answer: String { String(printed.dropFirst(heard)) }

    /// Waits until some words were printed since the last line was typed.
    func expect(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let came = terminal.waits { _ in answer.contains(words) }
      try #require(came, "“\(words)” never came:\n\(printed)", sourceLocation: sourceLocation)
    }

    /// The number of the line that was printed last with some words.
    func number(_ words: String) throws -> String {
      let line = try #require(
        printed.split(separator: "\r\n").last {
          $0.contains(words) && $0.firstMatch(of: #/\d+\. /#) != nil
        },
        "\(words): \(printed)")
      return String(try #require(line.firstMatch(of: #/(\d+)\. /#)).output.1)
    }
  }

  private func open(
    _ desk: CommandLineHarness, _ words: [String] = [], type: String? = "dumb",
    environment: [String] = []
  ) throws -> Reader {
    let path = desk.folder("chat.scenario")
    let reader = Reader(try desk.open(words + [path], type: type, environment: environment))
    try reader.expect("Alone")
    try reader.expect("> ")
    return reader
  }

  private static let ways: [([String], String?)] = [
    ([], "dumb"), (["--accessible"], "xterm-256color"), (["--accessible"], nil),
    (["--accessible"], "xterm-of-the-future"),
  ]

  @Test("Asked for, or on a terminal that can do no more: lines, and no sequence", arguments: ways)
  func lines(words: [String], type: String?) throws {
    let desk = try CommandLineHarness.withChat()
    var reader = try open(desk, words, type: type)
    try reader.expect("read line by line")
    reader.type(try reader.number("Anna"))
    try reader.expect("Selected: ")
    reader.type("e")
    try reader.expect("Shown: ")
    reader.type("x")
    try reader.expect("Says: Cleared")
    reader.type("undo")
    try reader.expect("Says: Undid")
    reader.type("q")
    #expect(reader.terminal.waitForExit() == .exited(0))
    #expect(!reader.terminal.output.contains(0x1B), "\(reader.printed)")
    let returns = reader.printed.replacing("\r\n", with: "\n").contains("\r")
    #expect(!returns, "something was drawn over: \(reader.printed)")
    reader.terminal.expectGivenBack()
  }

  @Test("A line of a screen is in the journal, and is there again")
  func resumed() throws {
    let desk = try CommandLineHarness.withChat()
    var reader = try open(desk)
    reader.type("x")
    try reader.expect("Says: Cleared")
    reader.terminal.signal(9)
    _ = reader.terminal.waitForExit()
    var again = Reader(try desk.open(["open", "--resume"], type: "dumb"))
    try again.expect("1 more notification")
    #expect(!again.printed.contains("Alone"))
    again.type("u")
    try again.expect("Alone")
  }

  @Test("What others send is said while nothing is typed")
  func arrival() throws {
    let desk = try CommandLineHarness.withChat()
    try desk.folder.write([], to: "drop/.keep")
    let reader = try open(desk, ["--watch=\(desk.folder("drop"))"])
    try desk.folder.write(
      Array(#"{"aps":{"alert":"By itself"},"Simulator Target Bundle":"com.example.chat"}"#.utf8),
      to: "drop/one.apns")
    try reader.expect("By itself")
    let line = reader.printed.split(separator: "\r\n").last { $0.contains("By itself") }
    #expect(line?.hasPrefix("Shown: ") == true, "\(line ?? "")")
  }

  @Test("The end of what is typed leaves, and keeps what was recorded")
  func ended() throws {
    let desk = try CommandLineHarness.withChat()
    var reader = try open(desk)
    reader.type("R")
    try reader.expect("ecord")
    reader.type("x")
    try reader.expect("Cleared")
    reader.terminal.send("\u{4}")
    #expect(reader.terminal.waitForExit() == .exited(0))
    #expect(reader.printed.contains("the recording is kept in"), "\(reader.printed)")
  }

  @Test("The end of what is typed is heard behind a line that was typed ahead with it")
  func endedAhead() throws {
    let reader = try open(try CommandLineHarness.withChat())
    reader.terminal.send("x\n\u{4}")
    #expect(reader.terminal.waitForExit() == .exited(0))
    #expect(reader.printed.contains("Cleared"), "\(reader.printed)")
  }

  @Test("Ctrl-C leaves with its signal, a terminal that is gone too")
  func signals() throws {
    let desk = try CommandLineHarness.withChat()
    let reader = try open(desk)
    reader.terminal.send("\u{3}")
    #expect(reader.terminal.waitForExit() == .exited(130))
    reader.terminal.expectGivenBack()
  }

  @Test("A text that a question asks for is typed, and a file is written")
  func written() throws {
    let desk = try CommandLineHarness.withChat()
    var reader = try open(desk)
    reader.type("y s")
    try reader.expect("picture")
    reader.type("")
    try reader.expect("text> ")
    reader.type(desk.folder("seen.txt"))
    reader.type("")
    try reader.expect("seen.txt")
    reader.type("q")
    #expect(reader.terminal.waitForExit() == .exited(0))
    #expect(try #require(desk.folder.text("seen.txt")).contains("Alone"))
  }

  @Test("The configuration can ask for it for good")
  func configured() throws {
    let desk = try CommandLineHarness.withChat()
    try desk.folder.write(Array(#"{"options": {"accessible": true}}"#.utf8), to: "c.json")
    let reader = try open(desk, ["--config=\(desk.folder("c.json"))"], type: "xterm-256color")
    #expect(!reader.terminal.output.contains(0x1B))
  }

  @Test("‘help accessibility’ names the option, and the manual has it")
  func help() throws {
    let desk = try CommandLineHarness()
    let topic = try desk.run("help", "accessibility")
    #expect(topic.output.contains("--accessible") && topic.output.contains("--reduce-motion"))
    for words in [
      ["help", "screen", "reader"], ["open", "--help"], ["manual"], ["completion", "bash"],
    ] {
      let outcome = try desk.run(words)
      #expect(outcome.output.replacing("\\-", with: "-").contains("accessible"), "\(words)")
    }
  }
}
