import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Sessions that are gone on with on the files as they are now", .waitsOutside)
struct ResumedSessionTests {
  private static let two = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"Kettle is on"}} id=kettle
    push chat {"aps":{"alert":"Cake is cut","thread-id":"cake"}} id=cake

    """

  /// A session in which one of two notifications was cleared, or another line was typed.
  private func ended(typing line: String = "clear kettle") throws -> CommandLineHarness {
    let desk = try CommandLineHarness(["day.scenario": Self.two])
    let terminal = try desk.open(desk.folder("day.scenario"))
    try terminal.expect("Cake is cut")
    terminal.send(":\(line)\r")
    #expect(terminal.waits { _ in desk.writtenLines.contains { $0.hasPrefix(line.prefix(5)) } })
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
    return desk
  }

  @Test("§2: where the opened file changed, what was done is done again on what it says now")
  func changed() throws {
    let desk = try ended()
    let text = Self.two + #"push chat {"aps":{"alert":"Late"}} id=late"# + "\n"
    try desk.folder.write(Array(text.utf8), to: "day.scenario")
    let terminal = try desk.open("open", "--resume")
    #expect(
      terminal.waits { $0.text.contains("Late") && !$0.text.contains("Kettle is on") },
      "it was cleared, and is again: \(terminal.screen.text)")
    let said = String(decoding: terminal.output, as: UTF8.self)
    #expect(said.contains("day.scenario:1:1: warning: it has changed since the last session"))
  }

  @Test("The window’s title names what was opened, and not the journal that is gone on with")
  func title() throws {
    let desk = try ended()
    let terminal = try desk.open("open", "--resume")
    try terminal.expect("Cake is cut")
    let titles = String(decoding: terminal.output, as: UTF8.self)
      .split(separator: "\u{1B}]").filter { $0.contains("· Coversheet") }
    #expect(!titles.isEmpty)
    for title in titles {
      let words = title.prefix { $0 != "\u{07}" && $0 != "\u{1B}" }
      #expect(words.contains("day.scenario · Coversheet"), "\(words)")
    }
  }

  @Test("§2: what no longer fits is said, on the screen and by serve, and the rest goes on")
  func misfit() throws {
    let desk = try ended()
    let text = Self.two.replacing("id=kettle", with: "id=teapot")
    try desk.folder.write(Array(text.utf8), to: "day.scenario")
    let terminal = try desk.open("open", "--resume", columns: 200)
    try terminal.expect("1 act no longer fits")
    try terminal.expect("Kettle is on")
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
    let said = try saidByServe(desk)
    #expect(said.contains("warning: it has changed since the last session"))
    #expect(said.contains("kettle"), "\(said)")
  }

  // What it says where it goes on with the last session.
  private func saidByServe(_ desk: CommandLineHarness) throws -> String {
    try desk.shell(
      """
      mkfifo ready
      "$0" serve --resume --plaintext --apns=127.0.0.1:0 --ready-file=ready > facts 2> errors &
      cat ready > /dev/null
      kill $!; wait $!; cat errors
      """
    ).output
  }

  @Test("§2: that a journal has no pictures beside it is no complaint of what goes on with it")
  func pictures() throws {
    let said = try saidByServe(try ended(typing: "snapshot tea"))
    #expect(said.contains("Servers reach the phone") && !said.contains("error"), "\(said)")
  }

  @Test("§2: where the opened file went, the journal is played without it")
  func gone() throws {
    let desk = try ended()
    unlink(desk.folder("day.scenario"))
    let terminal = try desk.open("open", "--resume", columns: 200)
    try terminal.expect("it is gone since the last session")
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
    try desk.folder.write(Array(Self.two.utf8), to: "day.scenario")
    let again = try desk.open("open", "--resume")
    let isSo = again.waits {
      $0.text.contains("Cake is cut") && !$0.text.contains("Kettle is on")
    }
    #expect(isSo, "nothing was lost meanwhile: \(again.screen.text)")
  }

  @Test(
    "§2: lines of a journal that cannot be read are said and left out, and the rest is done again")
  func unknownLines() throws {
    let desk = try ended()
    let path = try #require(desk.journals.first.map { CommandLineHarness.journalFolder + "/" + $0 })
    let text = try #require(desk.folder.text(path)).replacing(
      "\nclear", with: "\nfrobnicate x\nclear cake shine=1\nnote \"\nclear")
    try desk.folder.write(Array(text.utf8), to: path)
    let terminal = try desk.open("open", "--resume", columns: 200)
    try terminal.expect("3 acts no longer fit: unknown verb")
    #expect(
      terminal.waits { $0.text.contains("Cake is cut") && !$0.text.contains("Kettle is on") },
      "\(terminal.screen.text)")
  }

  @Test("§2: a case of a scenario is gone on with, and told where its file went")
  func caseOfScenario() throws {
    let desk = try CommandLineHarness([
      "c.scenario": "case german word=Hallo\ncase english word=Hello\n"
        + #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"# + "\n"
        + #"push chat {"aps":{"alert":"{word}"}} id=a1"# + "\n"
    ])
    let first = try desk.open(desk.folder("c.scenario[english]"))
    try first.expect("Hello")
    first.signal(SIGKILL)
    _ = first.waitForExit()
    let second = try desk.open("open", "--resume", columns: 200)
    try second.expect("Hello")
    #expect(!String(decoding: second.output, as: UTF8.self).contains("since the last session"))
    second.signal(SIGKILL)
    _ = second.waitForExit()
    unlink(desk.folder("c.scenario"))
    let third = try desk.open("open", "--resume", columns: 200)
    try third.expect("it is gone since the last session")
  }

  @Test(
    "§2: a scenario that was gone through is found where it was left, and its rest is named",
    arguments: [true, false])
  func leftBefore(isKilled: Bool) throws {
    let desk = try CommandLineHarness(["day.scenario": Self.two])
    let first = try desk.open("open", desk.folder("day.scenario"), "--line=3")
    try first.expect("Kettle is on")
    #expect(first.waits { _ in desk.writtenLines.count == 2 }, "\(desk.writtenLines)")
    if isKilled { first.signal(SIGKILL) } else { first.send("q") }
    _ = first.waitForExit()
    let second = try desk.open("open", "--resume", columns: 200)
    try second.expect("the session ended before line 3")
    #expect(second.waits { $0.text.contains("Kettle is on") && !$0.text.contains("Cake is cut") })
  }

  @Test("§2: what came into an opened folder since is there, and what was done is done again")
  func came() throws {
    let desk = try CommandLineHarness([
      "Chat.app/Info.plist":
        #"<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>"#,
      "Chat.app/Payloads/a.apns": #"{"aps":{"alert":"First"}}"#,
    ])
    let first = try desk.open(desk.folder("Chat.app"))
    try first.expect("First")
    first.send(":clear n1\r")
    #expect(first.waits { _ in desk.writtenLines.contains { $0.hasPrefix("clear") } })
    first.signal(SIGKILL)
    _ = first.waitForExit()
    try desk.folder.write(
      Array(#"{"aps":{"alert":"Second"}}"#.utf8), to: "Chat.app/Payloads/b.apns")
    let second = try desk.open("open", "--resume")
    #expect(
      second.waits { $0.text.contains("Second") && !$0.text.contains("First") },
      "\(second.screen.text)")
  }

  @Test(
    "A journal that cannot be gone on with says why, and is never no session",
    arguments: [
      (##"# coversheet {"journal":2,"opened":["a"]}"## + "\nwake\n", "is of version 2"),
      (##"# coversheet {"journal":1,"open"##, "its first line was cut short"),
      (##"# coversheet {"journal":1,"opened":["## + "\nwake\n", "its first line was cut short"),
      (##"# coversheet {"journal":1e400}"## + "\nwake\n", "is of version 1e400"),
      (
        ##"# coversheet {"journal":1,"opened":[7]}"## + "\nwake\n",
        "\"opened\" is a number where a string is needed"
      ),
      ("# covers", "its first line was cut short"), ("wake\n", "this is no journal"),
    ])
  func unreadable(text: String, words: String) throws {
    let name = "000007-20261121T232405.120-77.scenario"
    let desk = try CommandLineHarness([CommandLineHarness.journalFolder + "/" + name: text])
    // Other tests may have the usual port.
    for command in [["open"], ["serve", "--apns=127.0.0.1:0"]] {
      let outcome = try desk.run(command + ["--resume"])
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.contains(#/\.scenario:1:\d+: error: /#), "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    let listed = try desk.run("open", "--sessions")
    #expect(listed.output.contains(words), "\(listed.output)")
    #expect(desk.folder.text(CommandLineHarness.journalFolder + "/" + name) == text, "as it was")
  }

  @Test(
    "The last session and another one are not both gone on with",
    arguments: [["open"], ["serve", "--apns=127.0.0.1:0"]])
  func bothSessions(command: [String]) throws {
    let outcome = try CommandLineHarness().run(command + ["--resume", "--session=2"])
    #expect(outcome.status == .exited(2))
    #expect(
      outcome.errors.contains(
        "--resume goes on with the last session, --session=2 with another; give one of them"),
      "\(outcome.errors)")
  }

  @Test(
    "V17: a journal decides how its world begins, and not what is read or runs",
    arguments: [
      "--allow-programs", "--allow-p", "--data=/tmp", "--config=c.json", "--seed", "day.scenario",
    ])
  func strayOption(option: String) throws {
    let name = CommandLineHarness.journalFolder + "/000007-20261121T232405.120-77.scenario"
    let text =
      ##"# coversheet {"journal":1,"opened":[],"options":["--os=13","\##(option)"]}"## + "\n"
    let desk = try CommandLineHarness([name: text])
    for command in [["open"], ["serve", "--apns=127.0.0.1:0"]] {
      let outcome = try desk.run(command + ["--session=1"])
      #expect(outcome.status == .exited(2))
      let words = ".scenario:1:1: error: “\(option)” is no option that a journal may have"
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(desk.folder.text(name) == text, "as it was")
  }

  @Test("An option of a journal that cannot be meant is told at its first line")
  func wrongOption() throws {
    let name = CommandLineHarness.journalFolder + "/000007-20261121T232405.120-77.scenario"
    let desk = try CommandLineHarness([
      name: ##"# coversheet {"journal":1,"opened":[],"options":["--os=9"]}"## + "\n"
    ])
    let outcome = try desk.run("open", "--resume")
    #expect(outcome.status == .exited(2))
    #expect(
      outcome.errors.contains(".scenario:1:1: error: the options in its first line: --os"),
      "\(outcome.errors)")
  }

  @Test("The last session is the one that was written last, whatever the machine's clock said")
  func lastWritten() throws {
    let folder = CommandLineHarness.journalFolder
    let header =
      ##"# coversheet {"folder":"","hash":"","journal":1,"opened":[],"options":[]}"## + "\n"
    // Begun in the order of their numbers, while the clock went back by years.
    let desk = try CommandLineHarness([
      "\(folder)/20990101T000000.000-9.scenario": header + "wake\n",
      "\(folder)/000001-20310101T000000.000-1.scenario": header + "wake\nlock\n",
      "\(folder)/000002-20290101T000000.000-2.scenario": header + "wake\nlock\nwake\n",
      "\(folder)/000010-20190101T000000.000-3.scenario": header,
    ])
    func years() throws -> [Substring] {
      let lines = try desk.run("open", "--sessions").output.split(separator: "\n")
      return lines.map { $0.split(separator: "  ")[1].prefix(4) }
    }
    #expect(try years() == ["2019", "2029", "2031", "2099"])
    let older = try desk.open("open", "--session=3")
    #expect(older.waits { $0.text.contains("9:41") }, "\(older.screen.text)")
    #expect(try years() == ["2019", "2029", "2099"], "nothing was written yet")
    older.send(":wake\r")
    #expect(
      older.waits { _ in
        desk.folder.text("state/coversheet/last-journal")?.hasPrefix("000001-2031") == true
      })
    older.signal(SIGKILL)
    _ = older.waitForExit()
    #expect(try years() == ["2031", "2019", "2029", "2099"], "it was written last")
    let new = try desk.openNothing()
    new.signal(SIGKILL)
    _ = new.waitForExit()
    #expect(desk.journals.contains { $0.hasPrefix("000011-") }, "\(desk.journals)")
  }
}

extension CommandLineHarness {
  /// A session that begins anew with a scenario of one line.
  fileprivate func openNothing() throws -> PseudoTerminal {
    try folder.write(Array("wake\n".utf8), to: "new.scenario")
    let terminal = try open(folder("new.scenario"))
    #expect(terminal.waits { $0.text.contains("9:41") }, "\(terminal.screen.text)")
    return terminal
  }

  /// What the newest journal holds behind its header.
  fileprivate var writtenLines: [Substring] {
    let text = journals.last.flatMap { folder.text(Self.journalFolder + "/" + $0) } ?? ""
    return Array(text.split(separator: "\n").dropFirst())
  }
}
