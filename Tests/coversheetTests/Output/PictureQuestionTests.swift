import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Pictures that are drawn anew", .waitsOutside)
struct PictureQuestionTests {
  private static func push(_ body: String) -> String {
    #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"# + "\n"
      + #"push tea {"aps":{"alert":"\#(body)"}}"# + "\nwake\n"
  }

  private static let names = ["one", "two", "three"]
  private static let snapshots = names.map { "snapshot \($0) size=40x16\n" }.joined()

  /// A desk with three kept pictures, all of which differ now.
  private func desk() throws -> CommandLineHarness {
    let desk = try CommandLineHarness(["a.scenario": Self.push("Soup") + Self.snapshots])
    #expect(try desk.run("test", "--update-snapshots", "a.scenario").status == .exited(0))
    try desk.folder.write(Array((Self.push("Soap") + Self.snapshots).utf8), to: "a.scenario")
    return desk
  }

  private func isNew(_ name: String, _ desk: CommandLineHarness) -> Bool {
    desk.folder.text("a.snapshots/\(name).txt")?.contains("Soap") == true
  }

  @Test(
    "At a terminal each is asked for: y, n, a for all others, q for none",
    arguments: [
      ("ynn", [true, false, false], true),
      ("yyy", [true, true, true], false),
      ("na", [false, true, true], true),
      ("xyq", [true, false, false], true),
    ], ["test", "run"])
  func asked(_ answers: (String, [Bool], Bool), command: String) throws {
    let (keys, kept, isLeft) = answers
    let desk = try desk()
    let terminal = try desk.openHere(
      command, "--quiet", "--update-snapshots", "a.scenario", columns: 120, rows: 100)
    try terminal.expect("keep this in a.snapshots/one.txt?  y yes · n no · a all · q no more")
    try terminal.expect("kept")
    try terminal.expect("drawn now")
    terminal.send(keys)
    #expect(terminal.waitForExit() == .exited(isLeft ? 1 : 0), "\(terminal.screen.text)")
    #expect(Self.names.map { isNew($0, desk) } == kept)
    terminal.expectGivenBack()
    let told = try desk.openHere(command, "--update-snapshots=all", "a.scenario", columns: 120)
    #expect(told.waitForExit() == .exited(0))
    #expect(told.screen.text.contains(isLeft ? "changed" : "as they were"), "\(told.screen.text)")
  }

  @Test("The numbers of those that were kept and left are said")
  func summary() throws {
    let desk = try desk()
    let terminal = try desk.openHere(
      "test", "--update-snapshots", "a.scenario", columns: 120, rows: 100)
    try terminal.expect("no more")
    terminal.send("ynn")
    try terminal.expect("1 picture changed, 2 left")
    try terminal.expect("the picture a.snapshots/two.txt is left as it is")
    #expect(terminal.waitForExit() == .exited(1))
  }

  @Test("One that no line names any more is asked for as well")
  func removal() throws {
    let desk = try desk()
    try desk.folder.write(Array("old".utf8), to: "a.snapshots/old.txt")
    let terminal = try desk.openHere(
      "test", "--update-snapshots", "a.scenario", columns: 120, rows: 100)
    try terminal.expect("no more")
    terminal.send("yyyn")
    try terminal.expect("remove a.snapshots/old.txt, which no line names?")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(desk.folder.text("a.snapshots/old.txt") == "old")
  }

  @Test("A signal while it is asked gives the terminal back, and writes nothing more")
  func signal() throws {
    let desk = try desk()
    let terminal = try desk.openHere(
      "test", "--update-snapshots", "a.scenario", columns: 120, rows: 100)
    try terminal.expect("one.txt?")
    terminal.send("y")
    try terminal.expect("two.txt?")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForExit() == .signaled(SIGTERM))
    #expect(Self.names.map { isNew($0, desk) } == [true, false, false])
    terminal.expectGivenBack()
  }

  @Test("Where CI is set, only pictures that are named are drawn", arguments: ["test", "run"])
  func pipeline(command: String) throws {
    let desk = try desk()
    let bare = try desk.run(
      command, "--update-snapshots", "a.scenario", environment: ["CI=true"])
    #expect(bare.status == .exited(2))
    #expect(bare.errors.contains("draws nothing where CI is set; name the pictures"))
    #expect(!Self.names.contains { isNew($0, desk) })
    let named = try desk.run(
      command, "--update-snapshots=three,one", "a.scenario", environment: ["CI=true"])
    #expect(named.status == .exited(1), "the second is compared: \(named.errors)")
    #expect(Self.names.map { isNew($0, desk) } == [true, false, true])
    let unknown = try desk.run(command, "--update-snapshots=tow", "a.scenario")
    #expect(unknown.status == .exited(2))
    #expect(
      unknown.errors.contains(
        "no line that is played draws a picture “tow”; did you mean \"two\"?"),
      "\(unknown.errors)")
    let all = try desk.run(command, "--update-snapshots=all", "a.scenario", environment: ["CI=1"])
    #expect(all.status == .exited(0))
    #expect(isNew("two", desk))
    let empty = try desk.run(command, "--update-snapshots=", "a.scenario")
    #expect(empty.status == .exited(2))
  }

  @Test(
    "A name that is empty is said to be so", arguments: [",", "one,", ",one", "all,", "one,,two"])
  func emptyName(names: String) throws {
    let desk = try desk()
    let outcome = try desk.run("test", "--update-snapshots=\(names)", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("a name is empty in “\(names)”"), "\(outcome.errors)")
    #expect(!Self.names.contains { isNew($0, desk) })
  }

  @Test("Nothing is drawn where one of the names is no picture’s", arguments: ["test", "run"])
  func unknownAmongOthers(command: String) throws {
    let desk = try desk()
    let outcome = try desk.run(command, "--update-snapshots=one,tow,three", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("draws a picture “tow”"), "\(outcome.errors)")
    #expect(!Self.names.contains { isNew($0, desk) })
  }

  @Test(
    "An input that cannot be used leaves all pictures, also those that no line names",
    arguments: ["test", "run"])
  func unusable(command: String) throws {
    let desk = try desk()
    let broken = Self.push("Soap") + Self.snapshots + "tap nothing\n"
    try desk.folder.write(Array(broken.utf8), to: "a.scenario")
    try desk.folder.write(Array("old".utf8), to: "a.snapshots/old.txt")
    let outcome = try desk.run(command, "--update-snapshots", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(
      !Self.names.contains { isNew($0, desk) } && desk.folder.text("a.snapshots/old.txt") == "old")
    let said = outcome.errors
    #expect(!said.contains("changed") && !said.contains("removed"), "\(said)")
    #expect(
      command == "test" || said.contains("one.txt:1:1: note: it is left as it was"), "\(said)")
  }

  @Test(
    "What could not be written or removed is said and not counted; the others are",
    arguments: ["test", "run"])
  func refused(command: String) throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.push("Soup") + Self.snapshots, "a.snapshots/one.txt/x": "",
      "a.snapshots/old.txt/x": "", "a.snapshots/gone.txt": "",
    ])
    let outcome = try desk.run(command, "--update-snapshots", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("2 pictures drawn, 1 removed\n"), "\(outcome.errors)")
    #expect(
      command == "run" || outcome.errors.contains("1 scenario: 1 failed;"), "\(outcome.errors)")
    for name in ["one", "old"] {
      #expect(outcome.errors.contains("a.snapshots/\(name).txt:1:1: error: "), "\(outcome.errors)")
    }
    #expect(
      desk.folder.names(in: "a.snapshots") == ["old.txt", "one.txt", "three.txt", "two.txt"])
  }

  @Test("A difference is two pictures with marked cells at a terminal, and lines elsewhere")
  func difference() throws {
    let desk = try desk()
    for (columns, rowsBesides) in [(120, true), (60, false)] {
      let terminal = try desk.openHere("test", "a.scenario", columns: columns, rows: 100)
      _ = terminal.waitForExit()
      let text = terminal.screen.text
      let besides = text.split(separator: "\n").contains {
        $0.contains("Soup") && $0.contains("Soap")
      }
      #expect(besides == rowsBesides, "\(text)")
      #expect(text.contains("kept") && text.contains("drawn now"))
      let output = String(decoding: terminal.output, as: UTF8.self)
      #expect(
        output.contains("So\u{1B}[7mu\u{1B}[0mp") && output.contains("So\u{1B}[7ma\u{1B}[0mp"))
    }
    let plain = try desk.run("test", "a.scenario")
    #expect(plain.output.contains("?") && !plain.output.contains("drawn now"), "\(plain.output)")
    let page = try desk.run("test", "--html=-", "a.scenario").output
    #expect(page.contains("<figcaption>kept</figcaption>") && page.contains("So<mark>u</mark>p"))
    #expect(page.contains("<figcaption>now</figcaption>") && page.contains("So<mark>a</mark>p"))
  }
}
