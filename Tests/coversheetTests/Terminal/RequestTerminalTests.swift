import TestSupport
import TestTraits
import Testing

@Suite("Requests that wait, at the terminal", .waitsOutside)
struct RequestTerminalTests {
  private static let chat = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"Hello"}}

    """

  @Test("The form schedules, Enter in the timeline lets it come, and the phone shows it")
  func scheduling() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.chat])
    let terminal = try desk.open("open", desk.folder("a.scenario"), columns: 120, rows: 40)
    try terminal.expect("Hello")
    terminal.send("T")
    try terminal.expect("the present")
    terminal.send("A")
    try terminal.expect("When it fires shows here.")
    terminal.send("Water the fern\u{1B}[B\u{1B}[B\u{1B}[B90m")
    try terminal.expect("once, after 1 h 30 min")
    terminal.send("\r")
    try terminal.expect("Chat: request-1 waits: Mon, Jun 4, 2018 11:11")
    try terminal.expect("let it come")
    terminal.send("\r")
    try terminal.expect("11:11  Mon, Jun 4")
    try terminal.expect("Water the fern")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("K5, K6: explain says of a request that waits when it fires, and why then")
  func explaining() throws {
    let request =
      #"schedule chat {"identifier":"night","content":{"title":"Shift"},"#
      + #""trigger":{"dateMatching":{"hour":1,"minute":30},"repeats":true}}"#
    let desk = try CommandLineHarness([
      "a.scenario": "device start=2018-11-03T09:00\n" + Self.chat + request + "\n"
    ])
    let outcome = try desk.run("explain", "a.scenario", "night")
    #expect(outcome.status == .exited(0))
    for words in [
      "night “Shift” · Chat", "Waits for Sun, Nov 4, 2018 01:30: every day at 01:30.",
      "it follows the device’s zone, now America/Los_Angeles  K5",
      "next  Sun, Nov 4, 2018 01:30  first of two  K6", "next  Tue, Nov 13, 2018 01:30",
    ] { #expect(outcome.output.contains(words), "\(words)\n\(outcome.output)") }
    let json = try desk.run("explain", "a.scenario", "night", "--json").output
    #expect(json.contains("\"adjustment\": \"firstOfTwo\""), "\(json)")
  }
}
