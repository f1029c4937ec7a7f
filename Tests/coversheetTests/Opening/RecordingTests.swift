import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Recordings in files", .waitsOutside)
struct RecordingTests {
  // The chat, opened and recorded.
  private func record(
    _ options: String...
  ) throws -> (desk: CommandLineHarness, flow: String, terminal: PseudoTerminal) {
    let desk = try CommandLineHarness.withChat()
    let flow = desk.folder("flow.scenario")
    let terminal = try desk.open(["--record=\(flow)"] + options + [desk.folder("chat.scenario")])
    try terminal.expect("Alone")
    return (desk, flow, terminal)
  }

  @Test("--record keeps what was done as a scenario that replays to the same list")
  func option() throws {
    let (desk, flow, terminal) = try record()
    try terminal.expect("● rec")
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
    let run = try desk.run("run", flow)
    #expect(run.status == .exited(0), "\(run.errors)")
    let before = try desk.run("state", desk.folder("chat.scenario")).output
    let after = try desk.run("state", flow).output
    #expect(before.contains("Alone") && !after.contains("Alone"), "\(after)")
  }

  @Test("A zone that was given for the session is in its recording, which replays in it")
  func zone() throws {
    let (desk, flow, terminal) = try record("--timezone=Asia/Tokyo")
    terminal.send("xq")
    #expect(terminal.waitForExit() == .exited(0))
    let state = try desk.run("state", flow)
    #expect(state.output.contains("Asia/Tokyo"), "\(state.errors)")
    #expect(!state.output.contains("Alone"))
  }

  @Test(
    "A flow recorded with keys, expectations among them, replays green and fails where the phone differs"
  )
  func expectations() throws {
    let (desk, flow, terminal) = try record()
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.send("=")
    try terminal.expect("Expect from now on")
    terminal.send("\r")
    try terminal.expect("It is so: group chat/a count 2.")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let text = try #require(desk.folder.text("flow.scenario"))
    #expect(text.hasSuffix("\nexpect group chat/a count 2\n"), "\(text)")
    #expect(try desk.run("run", "--quiet", flow).status == .exited(0))
    #expect(try desk.run("test", flow).status == .exited(0))
    let other = text.replacing("count 2", with: "count 3")
    try desk.folder.write(Array(other.utf8), to: "other.scenario")
    #expect(try desk.run("test", desk.folder("other.scenario")).status == .exited(1))
  }

  @Test(
    "A snapshot taken while recording lies beside the scenario, and a run compares the screen with it"
  )
  func snapshots() throws {
    let (desk, flow, terminal) = try record()
    terminal.send("x")
    try terminal.expect("Cleared")
    terminal.send("#")
    try terminal.expect("flow.snapshots/lock-screen.txt")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    let text = try #require(desk.folder.text("flow.scenario"))
    #expect(text.hasSuffix("\nsnapshot lock-screen\n"), "\(text)")
    let picture = try #require(desk.folder.text("flow.snapshots/lock-screen.txt"))
    #expect(!picture.contains("Alone"), "\(picture)")
    let test = try desk.run("test", flow)
    #expect(test.status == .exited(0), "\(test.output)\(test.errors)")
    try desk.folder.write(Array((picture + "x\n").utf8), to: "flow.snapshots/lock-screen.txt")
    #expect(try desk.run("test", flow).status == .exited(1))
  }

  @Test("Another file where a picture of the recording would lie is asked about, and never lost")
  func otherPicture() throws {
    let (desk, _, terminal) = try record()
    let recordings = "state/coversheet/recordings"
    let others = ["", recordings + "/"].map { $0 + "flow.snapshots/lock-screen.txt" }
    for path in others { try desk.folder.write(Array("own".utf8), to: path) }
    terminal.send("#")
    try terminal.expect("flow.snapshots/lock-screen.txt")
    terminal.send("q")
    try terminal.expect("Replace")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == .exited(128 + SIGTERM))
    for path in others { #expect(desk.folder.text(path) == "own") }
    #expect(desk.folder.text("flow.scenario") == nil)
    let kept = try desk.run("run", desk.folder("\(recordings)/flow-2.scenario"))
    #expect(kept.status == .exited(0), "\(terminal.screen.text)\n\(kept.errors)")
  }

  // Records nothing but the beginning, and keeps it under a name.
  private func keep(as name: String, _ desk: CommandLineHarness) throws -> PseudoTerminal {
    let terminal = try desk.open(desk.folder("chat.scenario"))
    try terminal.expect("Alone")
    terminal.send("R")
    try terminal.expect("R keeps it")
    terminal.send("R")
    try terminal.expect("recording.scenario")
    // Ctrl-U takes the name away that is offered.
    terminal.send("\u{15}\(name)\r")
    try terminal.expect("Kept in")
    return terminal
  }

  @Test("A recording that was begun by R is kept under the name that is typed")
  func key() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try keep(as: desk.folder("mine"), desk)
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(try desk.run("run", desk.folder("mine.scenario")).status == .exited(0))
  }

  @Test(
    "A link that leads nowhere yet, and a place in what was opened, are asked about before anything is written",
    arguments: [
      ("link.scenario", "is a link to", "target.scenario"),
      ("Chat/new.scenario", "which was opened", "Chat/new.scenario"),
    ])
  func obstacles(name: String, question: String, target: String) throws {
    let desk = try CommandLineHarness.withChat()
    _ = try desk.shell(
      "mkdir Chat; echo '{\"aps\":{\"alert\":\"x\"}}' > Chat/a.apns; ln -s target.scenario link.scenario"
    )
    let terminal = try desk.open(desk.folder("Chat"), desk.folder("chat.scenario"))
    try terminal.expect("Alone")
    terminal.send("R")
    try terminal.expect("R keeps it")
    terminal.send("R")
    try terminal.expect("recording.scenario")
    terminal.send("\u{15}\(desk.folder(name))\r")
    try terminal.expect(question)
    #expect(desk.folder.text(target) == nil, "nothing is written yet")
    terminal.send("y")
    try terminal.expect("Kept in")
    #expect(desk.folder.text(target) != nil)
  }

  @Test("~ in a name that is typed is the person's home folder")
  func home() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try keep(as: "~/at home", desk)
    #expect(access(desk.folder("at home.scenario"), R_OK) == 0, "\(terminal.screen.text)")
  }

  @Test("A file that is there is refused before anything is done")
  func existing() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open(
      "--record=\(desk.folder("chat.scenario"))", desk.folder("chat.scenario"))
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.screen.text.contains("is there already"), "\(terminal.screen.text)")
  }

  @Test("A session that a signal ends keeps the recording whose file was named")
  func signal() throws {
    let (_, flow, terminal) = try record()
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == .exited(128 + SIGTERM))
    #expect(access(flow, R_OK) == 0, "no \(flow) is left")
  }

  @Test("A recording goes on with a session that was killed, and not with one that was left")
  func killed() throws {
    let desk = try CommandLineHarness.withChat()
    let first = try desk.openChat()
    first.send("R")
    try first.expect("R keeps it")
    first.send("x")
    try first.expect("Cleared")
    first.signal(SIGKILL)
    _ = first.waitForExit()
    let second = try desk.open("open", "--resume")
    try second.expect("● rec")
    second.send("q")
    try second.expect("Leave without it?")
    second.send("y")
    #expect(second.waitForExit() == .exited(0))
    let third = try desk.open("open", "--resume")
    third.send("R")
    try third.expect("R keeps it")
  }

  @Test(
    "Where the file of a recording cannot be written, or has no name yet, the state folder gets it, and that is said",
    arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func rescue(number: Int32) throws {
    let desk = try CommandLineHarness.withChat()
    let flow = desk.folder("chat.scenario/flow.scenario")
    let named = try desk.open("--record=\(flow)", desk.folder("chat.scenario"))
    let unnamed = try desk.openChat()
    unnamed.send("R")
    try unnamed.expect("R keeps it")
    try named.expect("Alone")
    for (terminal, name) in [(named, "flow"), (unnamed, "recording")] {
      terminal.signal(number)
      #expect(terminal.waitForExit() == .exited(128 + number))
      terminal.expectGivenBack()
      let kept = desk.folder("state/coversheet/recordings/\(name).scenario")
      let said = terminal.screen.text.split(separator: "\n").joined()
      #expect(said.contains("the recording is kept in \(kept)"), "\(terminal.screen.text)")
      #expect(try desk.run("run", kept).status == .exited(0))
    }
  }
}
