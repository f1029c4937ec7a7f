import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Payloads that come while the screen is open", .waitsOutside)
struct LiveFeedTests {
  // The chat, opened with a named pipe.
  private func listen(
    columns: Int = 80
  ) throws -> (desk: CommandLineHarness, path: String, terminal: PseudoTerminal) {
    let desk = try CommandLineHarness.withChat()
    let path = desk.folder("live.pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let terminal = try desk.open([desk.folder("chat.scenario"), path], columns: columns)
    try terminal.expect("Alone")
    return (desk, path, terminal)
  }

  private func send(_ line: String, to path: String) throws {
    let pipe = open(path, O_WRONLY | O_CLOEXEC)
    try #require(pipe >= 0, "nobody reads \(path)")
    defer { close(pipe) }
    let text = line + "\n"
    #expect(write(pipe, text, text.utf8.count) == text.utf8.count)
  }

  @Test("What is written into a named pipe is shown, and what is wrong with it is said")
  func pipe() throws {
    let (_, path, terminal) = try listen()
    try send(#"{"aps":{"alert":{"title":"Cleo","body":"Just came"}}}"#, to: path)
    try terminal.expect("Just came")
    try send(#"{"to":"com.example.weather","payload":{"aps":{"alert":"Rain"}}}"#, to: path)
    try terminal.expect("WEATHER")
    try send(
      """
      {"to":"com.example.weather","payload":{"aps":{"alert":"Sun"}}}
      nonsense
      """, to: path)
    try terminal.expect("live.pipe:4:1: error:")
    // Neither a payload nor a line of a scenario: what is open stays.
    try send("nonsense", to: path)
    try terminal.expect("live.pipe:1:1: error:")
    try terminal.expect("WEATHER")
    terminal.send("u")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("Y21, Y5: what a payload of a stream will not do is said as it is of a file")
  func slips() throws {
    let (_, path, terminal) = try listen(columns: 160)
    try send(#"{"aps":{"alrt":"x"}}"#, to: path)
    try terminal.expect("live.pipe:1:9: warning: nothing reads alrt; write alert [Y21]")
    try send(#"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#, to: path)
    try terminal.expect("thread-id has no effect inside alert; move it up into aps [Y5]")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("What comes through a pipe behind more blanks than a payload may have is no scenario")
  func blanks() throws {
    let (_, path, terminal) = try listen(columns: 160)
    try send(String(repeating: " ", count: 2 << 20) + "\nunlock", to: path)
    try terminal.expect("live.pipe:2:1: error:")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("What came is in the journal: the next session goes on with it")
  func journal() throws {
    let (desk, path, terminal) = try listen()
    try send(#"{"aps":{"alert":{"title":"Cleo","body":"Just came"}}}"#, to: path)
    try terminal.expect("Just came")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    try desk.open("--resume").expect("Just came")
  }

  @Test("- without anything piped in is a mistake that says what to do")
  func noPipe() throws {
    let terminal = try CommandLineHarness.withChat().open("-")
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.screen.text.contains("standard input, which is the terminal"))
  }

  @Test(
    "- that cannot be read is said on the screen",
    arguments: [
      ("<&-", "it is closed, or not open for reading"),
      ("< .", "this is a folder where a file is needed"),
    ])
  func unreadable(redirection: String, words: String) throws {
    let shell = try CommandLineHarness.withChat().openShell(columns: 120)
    shell.send("\"$COVERSHEET\" open - \(redirection)\r")
    try shell.expect("error: \(words)")
    shell.send("q")
    try shell.expect("ready>")
  }
}
