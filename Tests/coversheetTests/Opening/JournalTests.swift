import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Journals", .waitsOutside)
struct JournalTests {
  @Test("After kill -9 --resume shows the same list, and undo works on")
  func resume() throws {
    let desk = try CommandLineHarness.withChat()
    let first = try desk.openChat()
    first.send("x")
    #expect(first.waits { !$0.text.contains("Alone") }, "\(first.screen.text)")
    first.send("e")
    try first.expect("Show Less")
    // It opens in a few frames; the oldest member comes last.
    try first.expect("One")
    let list = first.screen.list
    first.signal(SIGKILL)
    #expect(first.waitForExit() == .signaled(SIGKILL))

    let second = try desk.open("open", "--resume")
    try second.expect("Show Less")
    #expect(second.waits { $0.list == list }, "\(second.screen.text)")
    second.send("u")
    #expect(second.waits { !$0.text.contains("Show Less") }, "\(second.screen.text)")
    second.send("u")
    try second.expect("Alone")
    second.send("q")
    #expect(second.waitForExit() == .exited(0))

    let third = try desk.open("open", "--resume")
    try third.expect("Alone")
    third.send("q")
    #expect(third.waitForExit() == .exited(0), "what was undone stays undone")
  }

  @Test("A journal is a scenario of its own, readable by its owner alone")
  func scenario() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    terminal.send("\u{18}")
    try terminal.expect("Cleared everything")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let names = desk.journals
    #expect(names.count == 1)
    let text = try #require(
      names.first.flatMap { desk.folder.text(CommandLineHarness.journalFolder + "/" + $0) })
    #expect(text.hasSuffix("\nclear-all\n"), "\(text)")
    var status = stat()
    stat(desk.folder(CommandLineHarness.journalFolder + "/" + names[0]), &status)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("Two at once write journals of their own, and --resume leaves one that is open alone")
  func twoAtOnce() throws {
    let desk = try CommandLineHarness.withChat()
    let first = try desk.openChat()
    let second = try desk.openChat()
    #expect(desk.journals.count == 2)
    second.send("\u{18}")
    try second.expect("Cleared everything")
    first.send("e")
    let both = try desk.run("open", "--resume")
    #expect(both.errors.contains("there is no session to go on with"), "\(both.errors)")
    second.send("q")
    #expect(second.waitForExit() == .exited(0))
    let third = try desk.open("open", "--resume")
    try third.expect("No Older Notifications")
    #expect(desk.journals.count == 2, "it goes on with the one that was left")
  }

  @Test("--sessions lists the sessions that have ended, the newest first, and --session takes one")
  func sessions() throws {
    let desk = try CommandLineHarness.withChat()
    let empty = try desk.run("open", "--sessions")
    #expect(empty.status == .exited(0) && empty.output.isEmpty && !empty.errors.isEmpty)
    for keys in ["\u{18}", "x"] {
      let terminal = try desk.openChat()
      terminal.send(keys)
      try terminal.expect("Cleared")
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
    }
    let listed = try desk.run("open", "--sessions")
    let lines = listed.output.split(separator: "\n")
    #expect(lines.count == 2 && listed.status == .exited(0), "\(listed.output)")
    #expect(lines.allSatisfy { $0.hasSuffix("chat.scenario  1 act") }, "\(listed.output)")
    let older = try desk.open("open", "--session=2")
    try older.expect("No Older Notifications")
    older.send("q")
    #expect(older.waitForExit() == .exited(0))
    for number in ["3", "+1"] {
      let none = try desk.run("open", "--session=\(number)")
      #expect(none.status == .exited(2) && none.errors.contains("write 1 for the newest, up to 2"))
    }
  }

  @Test("The list of sessions counts what the person did, and not what came or what was opened")
  func counted() throws {
    let header =
      ##"# coversheet {"folder":"","hash":"","journal":1,"opened":[],"options":[]}"## + "\n"
    let lines = [
      #"app {"bundleIdentifier":"com.example.tea"}"#, #"push tea {"aps":{"alert":"Hot"}} id=one"#,
      "wait 5s", "unlock", "badge tea 2", "clear one", "note done",
    ]
    let desk = try CommandLineHarness([
      CommandLineHarness.journalFolder + "/000001-20261121T232405.120-77.scenario": header
        + lines.map { $0 + "\n" }.joined()
    ])
    let listed = try desk.run("open", "--sessions")
    #expect(listed.output.contains("  2 acts"), "\(listed.output)")
  }

  @Test("On the screen another session is chosen from a list, and the one before keeps its journal")
  func chooser() throws {
    let desk = try CommandLineHarness.withChat()
    let first = try desk.openChat()
    first.send("\u{18}")
    try first.expect("Cleared everything")
    first.send("q")
    #expect(first.waitForExit() == .exited(0))
    let second = try desk.openChat()
    second.send("x")
    #expect(second.waits { !$0.text.contains("Alone") }, "\(second.screen.text)")
    second.send("O")
    try second.expect("Sessions that have ended")
    try second.expect("1 act")
    second.send("\r")
    try second.expect("No Older Notifications")
    second.send("O")
    try second.expect("1 act")
    second.send("\r")
    #expect(second.waits { !$0.text.contains("No Older Notifications") }, "\(second.screen.text)")
    #expect(!second.screen.text.contains("Alone"))
    second.send("q")
    #expect(second.waitForExit() == .exited(0))
    #expect(desk.journals.count == 2)
  }

  @Test("A session that is recorded is not left for another one unasked")
  func recorded() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    terminal.send("RO")
    try terminal.expect("Keep or drop the recording first")
    terminal.send("\u{03}\u{03}")
    _ = terminal.waitForExit()
  }

  @Test("--session with a line is refused in its own name")
  func sessionWithLine() throws {
    let desk = try CommandLineHarness.withChat()
    let outcome = try desk.run("open", "--session=1", "--line=2")
    #expect(outcome.errors.contains("--session"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("--resume"), "\(outcome.errors)")
  }

  @Test("--resume finds the files beside the scenario, and the options it was opened with")
  func locations() throws {
    let desk = try CommandLineHarness([
      "work/a.scenario": "app {\"bundleIdentifier\":\"com.example.chat\"}\npush chat first.apns\n",
      "work/first.apns": "{\"aps\":{\"alert\":\"Beside it\"}}",
    ])
    let first = try desk.open(desk.folder("work/a.scenario"), "--locale=de_DE", "--os=14")
    try first.expect("Beside it")
    first.send("q")
    #expect(first.waitForExit() == .exited(0))
    let second = try desk.open("open", "--resume")
    try second.expect("Beside it")
    try second.expect("de_DE · iOS 14")
  }

  @Test("A state folder that cannot be written is a warning, not an end")
  func noFolder() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(
      desk.folder("chat.scenario"), environment: ["XDG_STATE_HOME=\(desk.folder("chat.scenario"))"])
    try terminal.expect("Alone")
    let said = String(decoding: terminal.output.prefix { $0 != 0x0A }, as: UTF8.self)
    let words = ": warning: cannot begin the journal: this folder cannot be made: Not a directory; "
    #expect(said.contains(words + "set XDG_STATE_HOME to one that can be written"), "\(said)")
    terminal.send("x")
    #expect(terminal.waits { !$0.text.contains("Alone") }, "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}

extension CommandLineHarness {
  static let journalFolder = "state/coversheet/journals"

  var journals: [String] { folder.names(in: Self.journalFolder) }
}

extension ScreenParser {
  /// What the list shows: everything but status line, message, footer and the
  /// mark of the selected row.
  fileprivate var list: [String] {
    lines.dropFirst().dropLast(2).map { $0.replacing("▌", with: " ") }
  }
}
