import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Journals on a disk that is full, and what a crash leaves of them", .waitsOutside)
struct FullDiskTests {
  // A limit on the length of files stands for a disk that is full: 200 KB, since
  // frames pass through one too.
  private func openLimited(_ desk: CommandLineHarness, _ words: String) throws -> PseudoTerminal {
    let line = "ulimit -f 400; trap '' XFSZ; exec \(Program.path("coversheet")) \(words)"
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", line], type: "xterm-256color", environment: desk.environment)
    terminal.belongings = desk.folder
    return terminal
  }

  /// Clears the newest, and is gone.
  private func clearOnce(_ desk: CommandLineHarness) throws {
    let terminal = try desk.openChat()
    terminal.send("x")
    #expect(terminal.waits { !$0.text.contains("Alone") })
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
  }

  private func appendToJournal(_ desk: CommandLineHarness, _ text: String) throws {
    let name = try #require(desk.journals.last)
    try desk.folder.write(
      Array((journal(desk) + text).utf8), to: CommandLineHarness.journalFolder + "/" + name)
  }

  private func journal(_ desk: CommandLineHarness) throws -> String {
    let name = try #require(desk.journals.last)
    return try #require(desk.folder.text(CommandLineHarness.journalFolder + "/" + name))
  }

  @Test(
    "An act that cannot be written is said at once, leaves no half line, and is written once it can"
  )
  func fills() throws {
    let desk = try CommandLineHarness.withChat()
    try clearOnce(desk)
    let room = try 400 * 512 - journal(desk).utf8.count
    try appendToJournal(desk, "# " + String(repeating: "-", count: room - 8) + "\n")
    let whole = try journal(desk)
    let first = try openLimited(desk, "open --resume")
    try first.expect("1 more notification")
    first.send(":note \"a long one\"\r")
    try first.expect("not saved")
    try first.expect("1 line is not written down yet")
    #expect(try journal(desk) == whole)
    first.send("e")
    try first.expect("2 lines are not written down yet")
    first.send("q")
    #expect(first.waitForExit() == .exited(0))
    let left = String(decoding: first.output.suffix(400), as: UTF8.self)
    #expect(left.contains("warning: cannot write the journal"), "\(left)")
    #expect(try journal(desk) == whole)

    let second = try desk.open("open", "--resume")
    try second.expect("1 more notification")
    #expect(!second.screen.text.contains("Alone"), "what was written holds")
  }

  @Test("A session without a journal says so on its screen")
  func none() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(
      desk.folder("chat.scenario"), environment: ["XDG_STATE_HOME=\(desk.folder("chat.scenario"))"])
    try terminal.expect("not saved")
    try terminal.expect("annot begin the journal")
  }

  @Test("A journal without a whole first line hides none before it")
  func emptyNewest() throws {
    let desk = try CommandLineHarness.withChat()
    try clearOnce(desk)
    try desk.folder.write([], to: CommandLineHarness.journalFolder + "/99990101T000000-1.scenario")
    let resumed = try desk.open("open", "--resume")
    try resumed.expect("1 more notification")
    #expect(!resumed.screen.text.contains("Alone"))
  }

  @Test("A line that was cut short is left out and named on the screen, and the session goes on")
  func torn() throws {
    let desk = try CommandLineHarness.withChat()
    try clearOnce(desk)
    let whole = try journal(desk)
    try appendToJournal(desk, "clear-a")
    let second = try desk.open("open", "--resume")
    try second.expect("“clear-a”")
    try second.expect("1 more notification")
    second.send("q")
    #expect(second.waitForExit() == .exited(0))
    #expect(try journal(desk) == whole)
  }
}
