import TestSupport
import TestTraits
import Testing

@Suite("Testing folders of scenarios", .waitsOutside)
struct TestCommandTests {
  private static let chat = """
    title "Two messages"
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    push chat {"aps":{"alert":"one"}}
    expect group chat count 1

    """
  private static let failing = chat + "expect group chat count 2\n"

  @Test("Each scenario under the paths is played once, in the order of their names, and counted")
  func folders() throws {
    let desk = try CommandLineHarness([
      "day/b.scenario": Self.failing, "day/a.scenario": Self.chat, "c.scenario": "fly\n",
      "day/deep/er.scenario": Self.chat, "day/a.snapshots/x.scenario": "fly\n", "day/notes.txt": "",
    ])
    let outcome = try desk.run("test", "day", "c.scenario", "day/a.scenario", "./day/../day")
    #expect(
      outcome.output == """
        failed: ./day/../day/b.scenario — Two messages
        ./day/../day/b.scenario:5:1: error: expected group chat count 2, but found 1
            4 │ expect group chat count 1
          > 5 │ expect group chat count 2
          expected  group chat count 2
          actual    1
          rules     P3 P24 R12 P16 G3 B2
          see       coversheet explain ./day/../day/b.scenario n1 --line 5
          open      coversheet open ./day/../day/b.scenario --line 5
        cannot run: c.scenario
        c.scenario:1:1: error: unknown verb "fly"
          > 1 │ fly

        failed: ./day/../day/b.scenario  coversheet open ./day/../day/b.scenario --line 5
        cannot run: c.scenario  coversheet check c.scenario

        """)
    #expect(
      outcome.errors.hasPrefix(
        "4 scenarios: 2 passed, 1 failed, 1 cannot run; 3 expectations held, 1 did not ("))
    #expect(outcome.status == .exited(2))
  }

  @Test("0 where all hold, 1 where one does not or, with --strict, has a warning, 2 for mistakes")
  func statuses() throws {
    let desk = try CommandLineHarness([
      "good.scenario": Self.chat, "bad.scenario": Self.failing, "empty.scenario": "",
      "wrong.scenario": Self.chat + "tap nothing\n",
    ])
    #expect(try desk.run("test", "good.scenario", "empty.scenario").status == .exited(0))
    #expect(try desk.run("test", "--strict", "good.scenario").status == .exited(0))
    #expect(try desk.run("test", "--strict", "empty.scenario").status == .exited(1))
    #expect(try desk.run("test", "good.scenario", "bad.scenario").status == .exited(1))
    #expect(try desk.run("test", "wrong.scenario", "bad.scenario").status == .exited(2))
  }

  @Test(
    "A path that has no scenario is said before anything is played",
    arguments: [
      ("nowhere", "nowhere:1:1: error: there is no such file"),
      ("empty", "empty:1:1: error: there is no .scenario in this folder; "),
      ("notes.txt", "notes.txt:1:1: error: this is no scenario; give .scenario files, or folders"),
    ])
  func nothing(path: String, says: String) throws {
    let desk = try CommandLineHarness([
      "bad.scenario": Self.failing, "empty/x.txt": "", "notes.txt": "",
    ])
    let outcome = try desk.run("test", "bad.scenario", path)
    #expect(outcome.status == .exited(2) && outcome.output == "")
    #expect(outcome.errors.hasPrefix(says), "\(outcome.errors)")
  }

  @Test("What one scenario does, no other can see")
  func isolated() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "policy banner.seconds 9\nlocale de_DE\n" + Self.chat,
      "b.scenario": "expect device locked\npush chat {\"aps\":{\"alert\":\"one\"}}\n",
    ])
    let outcome = try desk.run("test", "--verbose", ".")
    #expect(outcome.output.contains("./b.scenario:2:6"), "\(outcome.output)")
    #expect(outcome.output.contains("chat"))
  }

  @Test("K26: a scenario that would never end is stopped by the limit on events, and says so")
  func endless() throws {
    let desk = try CommandLineHarness([
      "endless.scenario": """
      app {"bundleIdentifier":"com.example.chat"}
      policy clock.maxEvents 100
      schedule chat {"identifier":"tick","content":{"title":"Tick"},"trigger":{"timeInterval":60,"repeats":true}}
      wait 52w

      """, "good.scenario": Self.chat,
    ])
    let outcome = try desk.run("test", ".")
    #expect(outcome.status == .exited(2))
    #expect(outcome.output.contains("./endless.scenario:4:1: error: "), "\(outcome.output)")
    #expect(outcome.errors.contains("1 passed, 1 cannot run"))
  }
}
