import Files
import TestSupport
import TestTraits
import Testing

@Suite("test: what is told of failures", .waitsOutside)
struct FailureFolderTests {
  static let chat = """
    title "Two messages"
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    note "Nobody needs this."
    push chat {"aps":{"alert":"one"}}
    expect group chat count 1

    """
  private static let failing = chat + "expect group chat count 2\nwake\nexpect group chat count 3\n"

  func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "day/bad.scenario": Self.failing, "day/good.scenario": Self.chat,
      "outer.scenario": "note \"first\"\ninclude day/bad.scenario\n",
    ])
  }

  @Test("--failures has a folder for each that failed, with a journal that fails in the same way")
  func folder() throws {
    let desk = try desk()
    let outcome = try desk.run("test", "day", "--failures=out")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect(desk.folder.names(in: "out") == [".coversheet-failures", "day-bad"])
    #expect(
      desk.folder.names(in: "out/day-bad") == [
        "README.md", "explanation.txt", "journal.scenario", "recording.cast", "screen.svg",
        "screen.txt", "state.json",
      ])
    let file = { (name: String) in desk.folder.text("out/day-bad/" + name) ?? "" }
    #expect(file("screen.txt").contains("CHAT") && file("screen.svg").contains("<svg "))
    #expect(
      file("screen.svg").contains("#2c3a52"), "the selected card has the dark theme's patch")
    #expect(file("journal.scenario").hasPrefix("# bad.scenario, as it was played\n"))
    #expect(file("state.json").contains("coversheet.state/1"))
    #expect(file("explanation.txt").contains("Chat"), "\(file("explanation.txt"))")
    #expect(
      file("recording.cast").hasPrefix("{") && file("recording.cast").contains("Two messages"))
    let hasAccentBehind = file("recording.cast").contains(";7;36m")
    #expect(!hasAccentBehind, "the selected card is laid out for the terminal's own colors")
    for words in [
      "# failed: `day/bad.scenario`", "expected group chat count 2", "expected group chat count 3",
      "coversheet open day/bad.scenario --line 6", "listed n1", "`journal.scenario`",
    ] {
      #expect(file("README.md").contains(words), "\(words): \(file("README.md"))")
    }
    let again = try desk.run("run", "out/day-bad/journal.scenario")
    #expect(again.status == .exited(1))
    #expect(again.errors.contains("expected group chat count 2, but found 1"))
    #expect(!again.errors.contains("count 3"), "what came after it is not played")
  }

  @Test("Where a build system keeps the files of a test, failures have their folders there")
  func outputsFolder() throws {
    let desk = try desk()
    let outcome = try desk.run(
      "test", "day", environment: ["TEST_UNDECLARED_OUTPUTS_DIR=\(desk.folder("kept"))"])
    #expect(outcome.status == .exited(1))
    #expect(desk.folder.names(in: "kept") == [".coversheet-failures", "day-bad"])
    _ = try desk.run(
      "test", "day", "--failures=out",
      environment: ["TEST_UNDECLARED_OUTPUTS_DIR=\(desk.folder("other"))"])
    #expect(desk.folder.names(in: "out") == [".coversheet-failures", "day-bad"])
    #expect(desk.folder.names(in: "other").isEmpty)
  }

  @Test("A second run puts new folders in the place of its own, and touches nothing else")
  func again() throws {
    let desk = try desk()
    _ = try desk.run("test", "day", "--failures=out")
    let before = desk.folder.text("out/day-bad/README.md")
    try desk.folder.write(Array("mine".utf8), to: "out/notes.txt")
    _ = try desk.run("test", "day", "--failures=out")
    #expect(desk.folder.text("out/day-bad/README.md") == before)
    try desk.folder.write(Array("mine".utf8), to: "out/day-bad/mine.txt")
    let refused = try desk.run("test", "day", "--failures=out")
    #expect(
      refused.status == .exited(2) && refused.errors.contains("mine.txt"), "\(refused.errors)")
    #expect(desk.folder.text("out/day-bad/mine.txt") == "mine")
    #expect(desk.folder.names(in: "out") == [".coversheet-failures", "day-bad", "notes.txt"])
  }

  @Test("What an earlier run wrote about failures is no test, though it lies among the scenarios")
  func inside() throws {
    let desk = try desk()
    _ = try desk.run("test", "day", "--failures=day/out")
    let outcome = try desk.run("test", "day", "--failures=day/out")
    #expect(outcome.errors.hasPrefix("2 scenarios: 1 passed, 1 failed;"), "\(outcome.errors)")
  }

  @Test(
    "A place that cannot be written to is said before anything is played",
    arguments: ["day/good.scenario", "day/good.scenario/x", "/dev/null/x", "/proc/x"])
  func refused(path: String) throws {
    for option in ["--failures", "--coverage-json"] where path != "day/good.scenario" {
      let outcome = try desk().run("test", "day", "\(option)=\(path)")
      #expect(outcome.status == .exited(2) && outcome.output.isEmpty, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix(path + ":1:1: error: "), "\(outcome.errors)")
    }
    let outcome = try desk().run("test", "day", "--failures=day/good.scenario")
    #expect(outcome.errors.contains("this is a file; name a folder"))
  }

  @Test("A scenario that another includes is opened at the line that fails")
  func included() throws {
    let outcome = try desk().run("test", "outer.scenario", "--failures=out")
    #expect(outcome.output.contains("day/bad.scenario:6:1: error: expected group chat count 2"))
    for line in [6, 8] {
      #expect(
        outcome.output.contains(
          "  open      coversheet open outer.scenario --line day/bad.scenario:\(line)\n"),
        "\(outcome.output)")
    }
  }

  @Test("--verbose prints the screen at that moment and what happened last")
  func verbose() throws {
    let outcome = try desk().run("test", "day/bad.scenario", "--verbose")
    #expect(outcome.output.contains("  screen then\n    │"), "\(outcome.output)")
    #expect(outcome.output.contains("CHAT") && outcome.output.contains("  before that\n"))
    #expect(outcome.output.contains("09:41:00 listed n1 “one”"))
    let short = try desk().run("test", "day/bad.scenario")
    #expect(!short.output.contains("screen then"))
  }

  @Test("--minimize counts one line that fails as one")
  func minimizedToOne() throws {
    let desk = try CommandLineHarness(["one.scenario": "expect groups 1\n"])
    let outcome = try desk.run("test", "one.scenario", "--minimize")
    #expect(outcome.output.contains("minimized 1 line of 1 fails in the same way (played 1 time)"))
  }

  @Test(
    "--minimize prints the fewest lines that fail in the same way, and never writes over a scenario",
    arguments: ["--minimize", "--minimise"])
  func minimized(option: String) throws {
    let desk = try desk()
    let outcome = try desk.run("test", "day", option, "--failures=out")
    let lines = """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat {"aps":{"alert":"one"}}
      expect group chat count 2

      """
    #expect(outcome.output.contains("minimized 3 lines of 6 fail in the same way"))
    #expect(desk.folder.text("out/day-bad/minimized.scenario") == lines)
    #expect(desk.folder.text("day/bad.scenario") == Self.failing)
    let flat = try desk.run("test", "outer.scenario", option)
    #expect(flat.output.contains("minimized 2 lines of"), "\(flat.output)")
  }

  /// Scenarios that name what lies beside them, and what they fail by.
  private static let withFiles = [
    "app Chat.app\npush chat Payloads/a.apns\nsnapshot list size=40x12\n",
    "app Chat.app\npush chat a.apns\nexpect group chat count 2\n",
    #"app {"bundleIdentifier":"com.example.chat","service":{"steps":[{"download":"http://x/y.png","from":"tea.png","as":"p"},{"set":{"title":"Tea","attachments":["p"]}}]}} from=Media"#
      + "\npush chat {\"aps\":{\"alert\":\"x\",\"mutable-content\":1}}\n"
      + "+40s expect notification n1 title \"Coffee\"\n",
    #"app {"bundleIdentifier":"com.example.chat"}"# + "\n"
      + #"schedule chat {"identifier":"a","content":{"title":"Tea","attachments":[{"identifier":"p","path":"Media/tea.png"}]},"trigger":null}"#
      + "\nexpect notification a title \"Coffee\"\n",
    "include inner/part.scenario\n",
  ]

  @Test(
    "What is left of it fails where it lies in the same way, with what was played, and finds its files",
    arguments: withFiles)
  func relocated(text: String) throws {
    let picture = try SourceFile.read(Checkout.path + "/Fixtures/Apps/Album.app/Media/beach.png")
      .bytes
    let desk = try CommandLineHarness([
      "day/bad.scenario": "note \"Nobody needs this.\"\n" + text,
      "day/inner/part.scenario": "app ../Chat.app\npush chat ../a.apns\nsnapshot list size=40x12\n",
      "day/bad.snapshots/list.txt": "An older picture.\n",
      "day/Chat.app/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>com.example.chat</string></dict></plist>",
      "day/a.apns": #"{"aps":{"alert":"one"}}"#, "day/Payloads/a.apns": #"{"aps":{"alert":"two"}}"#,
      "day/Payloads/b.apns": "{}",
    ])
    try desk.folder.write(picture, to: "day/Media/tea.png")
    let first = try desk.run("test", "day/bad.scenario", "--minimize", "--failures=out/deep")
    #expect(first.status == .exited(1), "\(first.errors)\(first.output)")
    // Its end: a picture's complaint begins with where that lies.
    let failure = try #require(
      first.output.split(separator: "\n").first { $0.contains(": error: ") }
    ).suffix(24)
    for name in ["minimized", "journal"] {
      let again = try desk.run("run", "out/deep/day-bad/\(name).scenario")
      #expect(again.status == .exited(1), "\(name): \(again.errors)")
      #expect(again.errors.contains(failure), "\(name): \(again.errors)")
      #expect(!again.errors.contains("txt is missing"), "\(name): \(again.errors)")
    }
    // V12, V13: what it attaches is found as before.
    let journal = try desk.run("run", "out/deep/day-bad/journal.scenario").errors
    #expect(!journal.contains("[Y42]") && !journal.contains("no file"), "\(journal)")
    let once = try desk.run("test", "day/bad.scenario", "--minimize", "--failures=out/deep")
    #expect(once.status == .exited(1), "its own folders give way: \(once.errors)")
  }

  @Test(
    "An expectation about what never was is a mistake; one about no notification a failure like any other"
  )
  func absent() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "expect groups 3\n",
      "b.scenario": "expect notification ghost title \"x\"\nexpect badge nobody 1\n",
    ])
    let never = try desk.run("test", "b.scenario")
    #expect(never.status == .exited(2) && never.output.contains("unknown notification \"ghost\""))
    let outcome = try desk.run("test", "a.scenario", "--failures=out", "--minimize", "--verbose")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect(desk.folder.text("out/a/README.md")?.contains("groups 3") == true)
    #expect(desk.folder.text("out/a/minimized.scenario") == "expect groups 3\n")
    #expect(!desk.folder.names(in: "out/a").contains("explanation.txt"))
  }

  @Test("A snapshot that is missing, of another size, no text or different is said for what it is")
  func snapshots() throws {
    let text = Self.chat + "snapshot list size=40x12\n"
    let desk = try CommandLineHarness(["day.scenario": text])
    let missing = try desk.run("test", "day.scenario")
    #expect(missing.output.contains("list.txt is missing; --update-snapshots draws it"))
    #expect(try desk.run("test", "day.scenario", "--update-snapshots").status == .exited(0))
    #expect(try desk.run("test", "day.scenario").status == .exited(0))
    let kept = try #require(desk.folder.text("day.snapshots/list.txt"))

    try desk.folder.write(Array((kept + "\n\n").utf8), to: "day.snapshots/list.txt")
    let size = try desk.run("test", "day.scenario")
    #expect(size.output.contains("has another size: 14 rows, and the screen 12;"), "\(size.output)")

    try desk.folder.write([0xFF, 0xFE, 0x00], to: "day.snapshots/list.txt")
    let binary = try desk.run("test", "day.scenario")
    #expect(binary.output.contains("cannot be compared: it is no text in UTF-8"))

    let other = kept.replacing("CHAT", with: "CHAP")
    try desk.folder.write(Array(other.utf8), to: "day.snapshots/list.txt")
    let changed = try desk.run("test", "day.scenario", "--failures=out")
    #expect(changed.status == .exited(1))
    #expect(changed.output.contains("CHAP") && changed.output.contains("  +"), "\(changed.output)")
    #expect(changed.output.contains("^\n"))
    #expect(desk.folder.text("out/day/list.actual.txt") == kept)
    #expect(desk.folder.text("day.snapshots/list.txt") == other, "what was kept stays")
  }

  @Test("Control characters in titles and names reach neither the terminal nor a folder's name")
  func hostile() throws {
    let desk = try CommandLineHarness([
      "a\u{1B}[2J.scenario": """
      title "\\u{1B}[31m\\u{9B}"
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat\\u001b[2J"}
      push chat {"aps":{"alert":"\\u001b]0;x\\u0007"}}
      expect group chat count 2

      """
    ])
    let outcome = try desk.run("test", ".", "--failures=out", "--verbose", "--minimize")
    let isClean = { (bytes: [UInt8]) in !bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F } }
    #expect(outcome.status == .exited(1) && isClean(outcome.outputBytes))
    let folder = try #require(desk.folder.names(in: "out").first { !$0.hasPrefix(".") })
    #expect(isClean(Array(folder.utf8)))
    for name in desk.folder.names(in: "out/" + folder) {
      #expect(isClean(Array((desk.folder.text("out/\(folder)/\(name)") ?? "").utf8)), "\(name)")
    }
  }
}
