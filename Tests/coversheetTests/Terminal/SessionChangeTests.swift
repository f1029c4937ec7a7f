import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("A scenario that comes through a pipe takes the place of the session", .waitsOutside)
struct SessionChangeTests {
  private static let files = [
    "tea": """
    push com.example.kettle id=tea {"aps":{"alert":"It boils"}}

    """,
    "line": """
    {"to":"com.example.kettle","payload":{"aps":{"alert":"It whistles"}}}

    """,
  ]

  // The program in a folder with a named pipe, which it reads.
  private func open(_ options: String...) throws -> (CommandLineHarness, PseudoTerminal) {
    let desk = try CommandLineHarness(Self.files)
    try #require(mkfifo(desk.folder("pipe"), 0o600) == 0)
    let line = "cd \(desk.folder.path); exec \(Program.path("coversheet")) open"
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", ([line] + options + ["pipe"]).joined(separator: " ")],
      type: "xterm-256color", environment: desk.environment + ["PATH=/bin:/usr/bin"],
      columns: 100)
    terminal.belongings = desk.folder
    return (desk, terminal)
  }

  private func send(_ file: String, _ desk: CommandLineHarness) throws {
    #expect(try desk.shell("cat \(file) > pipe").status == .exited(0))
  }

  @Test("A payload may come before a scenario, and behind it")
  func anything() throws {
    let (desk, terminal) = try open()
    for (file, words) in [("line", "It whistles"), ("tea", "It boils"), ("line", "It whistles")] {
      try send(file, desk)
      try terminal.expect(words)
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("It is recorded as --record says; where something was done since, the recording goes first")
  func recorded() throws {
    let (desk, terminal) = try open("--record=flow.scenario")
    try terminal.expect("● rec")
    try send("tea", desk)
    try terminal.expect("It boils")
    try terminal.expect("● rec")
    terminal.send("x")
    try terminal.expect("Cleared")
    try send("tea", desk)
    try terminal.expect("The scenario from pipe is not played. Keep or drop the recording")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let flow = try #require(desk.folder.text("flow.scenario"))
    #expect(flow.contains("It boils") && flow.contains("clear"), "\(flow)")
  }
}
