import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Tests that are played again where a file is saved", .waitsOutside)
struct TestWatchTests {
  private static func tea(_ body: String) -> String { "\"POT\" = \"\(body)\";\n" }

  private func desk() throws -> CommandLineHarness {
    let desk = try CommandLineHarness([
      "tests/a.scenario": "include _part.scenario\nexpect groups 0\n",
      "tests/_part.scenario": "note x\n",
      "tests/b.scenario": """
      app ../apps/Tea.app
      push tea ../apps/pot.apns id=pot
      expect notification pot body Ready

      """,
      "tests/c.scenario": "expect device locked\n",
      "tests/s.scenario": "skip \"not yet\"\nexpect groups 1\n",
      "apps/pot.apns": #"{"aps":{"alert":{"loc-key":"POT"}}}"#,
      "apps/Tea.app/Info.plist":
        "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>"
        + "<key>CFBundleDisplayName</key><string>Tea</string></dict></plist>\n",
      "apps/Tea.app/en.lproj/Localizable.strings": Self.tea("Ready"),
    ])
    try age(desk)
    return desk
  }

  // What was written in the moment in which the first round begins would be played once more.
  private func age(_ desk: CommandLineHarness) throws {
    let touched = try desk.shell("find apps tests -exec touch -d 2018-06-04 {} +")
    try #require(touched.status == .exited(0), "\(touched.errors)")
  }

  private func write(_ text: String, _ path: String, _ desk: CommandLineHarness) throws {
    // In one step, so that no half of it is seen.
    try desk.folder.write(Array(text.utf8), to: "saved.tmp")
    rename(desk.folder("saved.tmp"), desk.folder(path))
  }

  private func begun(_ desk: CommandLineHarness) throws -> PseudoTerminal {
    let terminal = try desk.openHere("test", "--watch", "tests", columns: 100, rows: 60)
    try terminal.expect("4 scenarios: 1 skipped, 3 passed")
    try terminal.expect("q leave")
    return terminal
  }

  @Test(
    "A saved file plays those that it touches, and no others",
    arguments: [
      ("tests/_part.scenario", "note y\nexpect groups 1\n", "failed: tests/a.scenario"),
      ("tests/c.scenario", "expect not device locked\n", "failed: tests/c.scenario"),
      ("tests/s.scenario", "expect groups 1\n", "failed: tests/s.scenario"),
      ("apps/pot.apns", #"{"aps":{"alert":"Cold"}}"#, "failed: tests/b.scenario"),
      ("apps/Tea.app/en.lproj/Localizable.strings", tea("Bald"), "failed: tests/b.scenario"),
      ("tests/d.scenario", "expect groups 4\n", "failed: tests/d.scenario"),
    ])
  func touched(path: String, text: String, said: String) throws {
    let desk = try desk()
    let terminal = try begun(desk)
    try write("nothing that counts", "tests/notes.txt", desk)
    try write("nothing that counts", "apps/Tea.app/en.lproj/.Localizable.strings.swp", desk)
    try write(text, path, desk)
    try terminal.expect(said)
    try terminal.expect("1 scenario: 1 failed")
    try terminal.expect("f failed (1)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(1))
    #expect(terminal.screen.text.matches(of: /[0-9]+ scenarios?:/).count == 2)
    terminal.expectGivenBack()
  }

  @Test("It is said which file changed, and one that is closed as it was is none")
  func closed() throws {
    let desk = try desk()
    let terminal = try begun(desk)
    // What is written in the moment in which it is read may be newer.
    terminal.send("a")
    #expect(terminal.waits { $0.text.matches(of: /4 scenarios:/).count == 2 })
    let file = open(desk.folder("apps/pot.apns"), O_WRONLY | O_CLOEXEC)
    try #require(file >= 0)
    close(file)
    try write("expect not device locked\n", "tests/c.scenario", desk)
    try terminal.expect("1 scenario: 1 failed")
    let text = terminal.screen.text
    #expect(text.contains("changed: tests/c.scenario") && !text.contains("pot.apns"), "\(text)")
    try desk.folder.write(Array(#"{"aps":{"alert":"Cold"}}"#.utf8), to: "apps/pot.apns")
    try terminal.expect("changed: apps/pot.apns")
    try terminal.expect("failed: tests/b.scenario")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(1))
  }

  @Test("A named scenario that goes away is told as any other complaint, and watched for on")
  func gone() throws {
    let desk = try desk()
    let terminal = try desk.openHere("test", "--watch", "tests/c.scenario", columns: 100, rows: 60)
    try terminal.expect("1 scenario: 1 passed")
    try terminal.expect("q leave")
    unlink(desk.folder("tests/c.scenario"))
    try terminal.expect("tests/c.scenario:1:1: error: there is no such file")
    try write("expect not device locked\n", "tests/c.scenario", desk)
    try terminal.expect("1 scenario: 1 failed")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(1))
    #expect(!terminal.screen.text.contains("Complaints("))
  }

  @Test("A failure that goes away with its file counts no more; as it was, it is played again")
  func returned() throws {
    let desk = try desk()
    try write("expect not device locked\n", "tests/c.scenario", desk)
    try age(desk)
    let terminal = try desk.openHere("test", "--watch", "tests", columns: 100, rows: 60)
    try terminal.expect("f failed (1)")
    rename(desk.folder("tests/c.scenario"), desk.folder("kept.scenario"))
    try terminal.expect("f failed · ")
    rename(desk.folder("kept.scenario"), desk.folder("tests/c.scenario"))
    try terminal.expect("changed: tests/c.scenario")
    try terminal.expect("1 scenario: 1 failed")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(1))
  }

  @Test("Scenarios that come with their folder are told by it")
  func folder() throws {
    let desk = try desk()
    let terminal = try begun(desk)
    try desk.folder.write(Array("expect groups 4\n".utf8), to: "new/d.scenario")
    rename(desk.folder("new"), desk.folder("tests/new"))
    try terminal.expect("changed: tests/new")
    try terminal.expect("1 scenario: 1 failed")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(1))
  }

  @Test(
    "A payload that was missing mends the test once it is there, and one that is gone breaks it")
  func mended() throws {
    let desk = try desk()
    try write(
      "app ../apps/Tea.app\npush tea new.apns id=pot\nexpect groups 1\n", "tests/c.scenario", desk)
    try age(desk)
    let terminal = try desk.openHere("test", "--watch", "tests/c.scenario", columns: 100, rows: 60)
    try terminal.expect("1 scenario: 1 cannot run")
    try terminal.expect("q leave")
    try write(#"{"aps":{"alert":"New"}}"#, "tests/new.apns", desk)
    try terminal.expect("1 scenario: 1 passed")
    unlink(desk.folder("tests/new.apns"))
    #expect(terminal.waits { $0.text.matches(of: /1 cannot run/).count == 2 })
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(2))
  }

  @Test("An app that lies elsewhere, goes and comes back breaks its test and mends it")
  func appElsewhere() throws {
    let desk = try desk()
    let terminal = try begun(desk)
    rename(desk.folder("apps/Tea.app"), desk.folder("Kept.app"))
    try terminal.expect("1 scenario: 1 cannot run")
    rename(desk.folder("Kept.app"), desk.folder("apps/Tea.app"))
    try terminal.expect("1 scenario: 1 passed")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("A link that leads elsewhere now plays the test that went through it")
  func link() throws {
    let desk = try desk()
    try desk.folder.link("now", to: "apps")
    try write("app ../now/Tea.app\nexpect groups 0\n", "tests/c.scenario", desk)
    try age(desk)
    let terminal = try begun(desk)
    try desk.folder.link("new", to: "nowhere")
    rename(desk.folder("new"), desk.folder("now"))
    try terminal.expect("changed: now")
    try terminal.expect("1 scenario: 1 cannot run")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(2))
  }

  @Test("Keys play all, what failed, or the same again, and open the failure")
  func keys() throws {
    let desk = try desk()
    let terminal = try begun(desk)
    terminal.send("\u{1B}[Axf")
    try terminal.expect("None of them failed.")
    try write("expect not device locked\n", "tests/c.scenario", desk)
    try terminal.expect("1 scenario: 1 failed")
    terminal.send("a")
    try terminal.expect("4 scenarios: 1 skipped, 2 passed, 1 failed")
    terminal.send("f")
    #expect(terminal.waits { $0.text.matches(of: /1 scenario: 1 failed/).count == 2 })
    terminal.send("o")
    #expect(terminal.waits(until: \.isAlternate))
    try terminal.expect("? help")
    terminal.send("q")
    #expect(terminal.waits { !$0.isAlternate })
    try write("expect device locked\n", "tests/c.scenario", desk)
    try terminal.expect("1 scenario: 1 passed")
    terminal.send("\r")
    #expect(terminal.waits { $0.text.matches(of: /1 scenario: 1 passed/).count == 2 })
    terminal.send("o")
    try terminal.expect("Nothing failed at a line that could be opened.")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test(
    "A signal gives the terminal back",
    arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGIO,
    ])
  func ends(signal: Int32) throws {
    let terminal = try begun(try desk())
    terminal.signal(signal)
    #expect(terminal.waitForExit() == .signaled(signal))
    terminal.expectGivenBack()
  }

  @Test("The signal of a broken pipe, from another process, gives the terminal back")
  func brokenPipe() throws { try ends(signal: SIGPIPE) }

  @Test(
    "A signal of crashes ends it at once, with the terminal as it was",
    arguments: [SIGABRT, SIGSEGV])
  func crashes(signal: Int32) throws {
    let terminal = try begun(try desk())
    terminal.signal(signal)
    #expect(terminal.waitForExit() == .signaled(signal))
    terminal.expectGivenBack()
  }

  @Test("Ctrl-C and Ctrl-D end it", arguments: [("\u{3}", true), ("\u{4}", false)])
  func endingKeys(key: String, isSignal: Bool) throws {
    let terminal = try begun(try desk())
    terminal.send(key)
    #expect(terminal.waitForExit() == (isSignal ? .signaled(SIGINT) : .exited(0)))
    terminal.expectGivenBack()
  }

  @Test("Ctrl-D that is typed before the tests are through ends it once they are")
  func endsAhead() throws {
    let desk = try desk()
    let terminal = try desk.openHere("test", "--watch", "tests", columns: 100, rows: 60)
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("Without a terminal it is refused, and with what makes no sense beside it")
  func refused() throws {
    let desk = try desk()
    let outcome = try desk.run("test", "--watch", "tests")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("--watch takes keys, so its input has to be a terminal"))
    let drawing = try desk.run("test", "--watch", "--update-snapshots", "tests")
    #expect(drawing.errors.contains("--update-snapshots is not for “test --watch”"))
    let merging = try desk.run("test", "--merge", "--watch", "one.json")
    #expect(merging.errors.contains("--watch is not for “test --merge”"))
  }
}
