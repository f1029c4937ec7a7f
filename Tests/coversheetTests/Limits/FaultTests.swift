import Foundation
import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Faults of the machine, as a person at the screen meets them", .waitsOutside)
struct FaultTests {
  private func limited(_ desk: CommandLineHarness, _ limit: String) throws -> PseudoTerminal {
    let line = "\(limit); exec \(Program.path("coversheet")) \(desk.folder("chat.scenario"))"
    let terminal = try PseudoTerminal(
      running: "/bin/sh", ["-c", line], type: "xterm-256color", environment: desk.environment)
    terminal.belongings = desk.folder
    return terminal
  }

  @Test(
    "With few descriptors the screen opens, or a line says what is lacking",
    arguments: [5, 8, 10, 12, 16, 24])
  func descriptors(count: Int) throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try limited(desk, "ulimit -n \(count)")
    let isOpen = terminal.waits { $0.text.contains("Alone") }
    #expect(isOpen || count < 24, "\(terminal.screen.text)")
    if isOpen {
      terminal.send("x")
      try terminal.expect("Cleared")
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
    } else {
      let said = String(decoding: terminal.output, as: UTF8.self)
      #expect(terminal.waitForExit() == .exited(2), "\(said)")
      #expect(said.contains("too many files") || said.contains("error 24"), "\(said)")
    }
    terminal.expectGivenBack()
    #expect(!isOpen || !desk.journals.isEmpty)
  }

  @Test(
    "With little memory the screen opens, or a line says what is lacking",
    arguments: [90, 130, 200])
  func memory(mebibytes: Int) throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try limited(desk, "ulimit -v \(mebibytes * 1024)")
    if terminal.waits(until: { $0.text.contains("Alone") }) {
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
    } else {
      let said = String(decoding: terminal.output, as: UTF8.self)
      // 127: the loader finds no room for the program itself.
      #expect([.exited(2), .exited(127)].contains(terminal.waitForExit()), "\(said)")
      #expect(!said.isEmpty)
    }
    terminal.expectGivenBack()
  }

  @Test("A folder that takes no file is said, and the question stays open")
  func readOnly() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    terminal.send("ys\r")
    try terminal.expect("svg")
    // Neither a person nor root writes there.
    terminal.send("\u{5}\u{15}/sys/seen.svg\r")
    try terminal.expect("/sys/seen.svg")
    let isSaid = terminal.waits { screen in
      ["cannot", "read-only", "denied", "permitted"].contains { screen.text.contains($0) }
    }
    #expect(isSaid, "\(terminal.screen.text)")
    terminal.send("\u{1B}")
    terminal.send("\u{1B}")
    try terminal.expect("Alone")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("A recording that its folder does not take is kept elsewhere, and said")
  func recording() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(
      "open", "--record=/sys/flow.scenario", desk.folder("chat.scenario"))
    try terminal.expect("Alone")
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.send("\u{3}\u{3}")
    _ = terminal.waitForExit()
    let said = String(decoding: terminal.output.suffix(600), as: UTF8.self)
    #expect(said.contains("the recording is kept in"), "\(said)")
  }

  @Test("What was opened is taken away: the session stays, and says so when it is read again")
  func vanished() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    try #require(unlink(desk.folder("chat.scenario")) == 0)
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.send("u")
    try terminal.expect("Alone")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let resumed = try desk.open("open", "--resume")
    _ = resumed.waits { $0.text.contains("chat.scenario") }
    #expect(
      String(decoding: resumed.output, as: UTF8.self).contains("chat.scenario"),
      "\(resumed.screen.text)")
    resumed.send("q")
    #expect(resumed.waitForExit() != nil)
  }

  @Test("A terminal that goes away ends the session, and nothing of it is lost")
  func gone() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.openChat()
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.signal(SIGHUP)
    #expect(terminal.waitForExit() == .exited(128 + SIGHUP))
    let again = try desk.open("open", "--resume")
    try again.expect("1 more notification")
    #expect(!again.screen.text.contains("Alone"))
  }

  @Test(
    "Stopped and continued, it goes on where it was, also line by line",
    arguments: ["xterm-256color", "dumb"])
  func stopped(type: String) throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open([desk.folder("chat.scenario")], type: type)
    try terminal.expect("Alone")
    terminal.signal(SIGSTOP)
    terminal.send(type == "dumb" ? "x\n" : "x")
    terminal.signal(SIGCONT)
    try terminal.expect("Cleared")
    terminal.send(type == "dumb" ? "q\n" : "q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  // Names of files, provider tokens and certificates say when, and files when they were
  // saved; nothing waits by it.
  private static let readers = [
    "Opening/JournalFolder.swift", "Opening/OpenedSession.swift",
    "Terminal/TerminalLoop+Serving.swift", "Testing/TestWatching.swift",
    "WallClock.swift", "Wires/SentPush.swift", "Wires/ServeLoop.swift",
    "Wires/ServedEndpoint.swift",
  ]

  @Test("Nothing that passes is measured by the machine's clock")
  func clock() throws {
    let folder = Checkout.path + "/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      [".swift", ".c"].contains(where: $0.hasSuffix) && !$0.hasPrefix("coversheet-bench")
    }
    let found = try files.filter { file in
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return [
        "CLOCK_REALTIME", "WallClock(", "FileTime.now", "gettimeofday", "Date()", "time(nil)",
      ]
      .contains(where: text.contains)
    }
    #expect(found.sorted() == Self.readers.map { "coversheet/" + $0 })
  }
}
