import TestSupport
import TestTraits
import Testing

@Suite("Editing the file behind a notification", .waitsOutside)
struct EditingTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness(["hello.apns": #"{"aps":{"alert":{"title":"Anna","body":"Alone"}}}"#])
  }

  @Test(
    "What the editor did is said",
    arguments: [
      ("true", "hello.apns says what it said before"),
      (#"rm "$2""#, "hello.apns is not there any more"),
      ("exit 3", "ended with 3"),
    ])
  func outcome(script: String, words: String) throws {
    let desk = try desk()
    // An editor is given the line, and then the file.
    let terminal = try desk.open(
      desk.folder("hello.apns"), environment: ["VISUAL=sh -c '\(script)' editor"])
    try terminal.expect("Alone")
    terminal.send("E")
    try terminal.expect(words)
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("Without an editor it says how to name one")
  func none() throws {
    let desk = try desk()
    let terminal = try desk.open(desk.folder("hello.apns"))
    try terminal.expect("Alone")
    terminal.send("E")
    try terminal.expect("Set $VISUAL or $EDITOR")
  }
}
