import TestSupport
import TestTraits
import Testing

@Suite("From a failure to its line", .waitsOutside)
struct FailingLineTests {
  private static let app = #"app {"bundleIdentifier":"com.example.tea"}"# + "\n"
  private static let push = #"{"aps":{"alert":"Steeped."}}"#

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "tests/pot.apns": Self.push,
      "tests/common.scenario": "note kettle\nnote cups\nwake\n"
        + Self.app + "note spoons\n",
      "tests/tea.scenario": "note x\ninclude common.scenario\nnote y\npush tea pot.apns id=pot\n"
        + "note z\nexpect notification pot body Cold\n",
      "tests/inner.scenario": Self.app
        + "push tea pot.apns id=pot\nexpect notification pot body Cold\n",
      "tests/outer.scenario": "note x\ninclude inner.scenario\n",
    ])
  }

  @Test("What is shrunk fails by itself, though an option made it fail")
  func options() throws {
    let desk = try CommandLineHarness([
      "d.scenario": "title \"Zone\"\n" + Self.app + "note x\n"
        + "push tea \(Self.push) id=pot\nexpect groups 0\n"
    ])
    let ours = ["--timezone=Asia/Tokyo", "--locale=de_DE", "--os=15", "--seed=7"]
    _ = try desk.run(["test", "d.scenario", "--failures=out", "--minimize"] + ours)
    let text = try #require(desk.folder.text("out/d/minimized.scenario"))
    #expect(text.contains("Asia/Tokyo") && text.contains("de_DE"), "\(text)")
    let again = try desk.run("run", "out/d/minimized.scenario")
    #expect(again.status == .exited(1), "\(again.errors)\n\(text)")
  }

  @Test("A picture that differs is told where it was compared, with how to open its line")
  func pictureAmongChecks() throws {
    let desk = try CommandLineHarness([
      "tea.scenario": Self.app
        + "push tea \(Self.push) id=pot\nexpect notification pot body Cold\nsnapshot cups\n"
        + "expect notification pot title Hot\n",
      "tea.snapshots/cups.txt": "an empty table\n",
    ])
    for command in ["run", "state", "export --as=scenario"] {
      let words = command.split(separator: " ").map(String.init)
      let errors = try desk.run(words + ["tea.scenario"]).errors
      let told = errors.split(separator: "\n").compactMap { line in
        line.hasPrefix("tea.scenario:") && !line.contains(": note: ")
          ? line.split(separator: ":")[1] : line.contains("coversheet open") ? "open" : nil
      }
      let lines = told.filter { $0 != "open" }
      #expect(lines == ["3", "4", "5"], "\(command): \(errors)")
      #expect(errors.contains("--line 4") && errors.contains("cups"), "\(errors)")
    }
  }

  @Test("What is shrunk can be run where it lies, and nothing of what it includes is left over")
  func minimized() throws {
    let desk = try desk()
    _ = try desk.run("test", "tests/tea.scenario", "--minimize", "--failures=deep/out")
    let path = "deep/out/tests-tea/minimized.scenario"
    let text = try #require(desk.folder.text(path))
    let again = try desk.run("run", path)
    #expect(again.status == .exited(1), "\(again.errors)\n\(text)")
    #expect(again.errors.contains("expected notification pot body Cold, but found \"Steeped.\""))
    for word in ["include", "note", "wake"] { #expect(!text.contains(word), "\(text)") }
  }

  @Test("A path beside the file leads there from where the shrunk one lies")
  func relocated() throws {
    let desk = try CommandLineHarness([
      "day/pot.apns": Self.push,
      "day/tea.scenario": Self.app
        + "push tea pot.apns id=pot\nexpect notification pot body Cold\n",
    ])
    _ = try desk.run("test", "day", "--minimize", "--failures=out")
    let text = try #require(desk.folder.text("out/day-tea/minimized.scenario"))
    #expect(text.contains("push tea ../../day/pot.apns id=pot"), "\(text)")
    #expect(try desk.run("run", "out/day-tea/minimized.scenario").status == .exited(1))
  }

  @Test(
    "--line opens the scenario there and says what fails; within an included one by its own line")
  func opened() throws {
    let desk = try desk()
    let own = try desk.run("test", "tests/tea.scenario")
    #expect(own.output.contains("coversheet open tests/tea.scenario --line 6"), "\(own.output)")
    let included = try desk.run("test", "tests/outer.scenario")
    #expect(
      included.output.contains(
        "coversheet open tests/outer.scenario --line tests/inner.scenario:3"),
      "\(included.output)")
    for (file, line) in [("tea", "6"), ("outer", "inner.scenario:3")] {
      let terminal = try desk.open(
        ["open", desk.folder("tests/\(file).scenario"), "--line", line], columns: 140, rows: 30)
      try terminal.expect("fails: expected notification pot body Cold")
      try terminal.expect("note x")
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
    }
  }

  @Test(
    "--line refuses what is no line of any file: they are counted from 1",
    arguments: ["0", "-1", "inner.scenario:0"], ["open", "state"])
  func noLine(line: String, command: String) throws {
    let outcome = try desk().run(command, "tests/outer.scenario", "--line=\(line)")
    let number = line.split(separator: ":").last ?? ""
    #expect(
      outcome.errors.hasPrefix("coversheet: --line takes a whole number from 1, not “\(number)”\n"),
      "\(outcome.errors)")
    #expect(outcome.status == .exited(2))
  }

  @Test(
    "--line refuses what nothing of it has that is opened, and does not play all of it instead",
    arguments: [
      (
        ["tests/tea.scenario", "--line=99"],
        "there is no line 99 in tests/tea.scenario; the last one is 6"
      ),
      (
        ["tests/tea.scenario", "--line=7"],
        "there is no line 7 in tests/tea.scenario; the last one is 6"
      ),
      (
        ["tests/outer.scenario", "--line=inner.scenario:4"],
        "there is no line 4 in inner.scenario; the last one is 3"
      ),
      (
        ["tests/outer.scenario", "--line=iner.scenario:3"],
        "no file “iner.scenario” is played; did you mean \"inner.scenario\"?"
      ),
      (
        ["tests/outer.scenario", "--line=nowhere:3"],
        "no file “nowhere” is played; there are tests/inner.scenario and tests/outer.scenario"
      ),
    ])
  func beyond(words: [String], message: String) throws {
    let outcome = try desk().run(["open"] + words)
    #expect(outcome.errors == "coversheet: --line: \(message)\nTry “coversheet help open”.\n")
    #expect(outcome.status == .exited(2))
  }

  @Test(
    "--line takes every way to a file that is played, however it is written",
    arguments: [
      ("tea", "./tests/tea.scenario:6"), ("tea", "tests/../tests/tea.scenario:6"),
      ("tea", "./tea.scenario:6"), ("outer", "./inner.scenario:3"),
      ("outer", "tests//./inner.scenario:3"), ("outer", "x/../tests/inner.scenario:3"),
    ])
  func spelled(file: String, line: String) throws {
    let desk = try desk()
    let terminal = try desk.openHere(
      "open", "./tests/\(file).scenario", "--line", line, columns: 140, rows: 30)
    try terminal.expect("fails: expected notification pot body Cold")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("--line stops in the first of two files that have the name, and does not play all of them")
  func ambiguous() throws {
    let desk = try CommandLineHarness([
      "a/pot.apns": Self.push, "b/inner.scenario": "note y\n",
      "a/inner.scenario": Self.app
        + "push tea pot.apns id=pot\nexpect notification pot body Cold\n",
      "outer.scenario": "include a/inner.scenario\ninclude b/inner.scenario\n",
    ])
    let terminal = try desk.openHere(
      "open", "outer.scenario", "--line", "./inner.scenario:3", columns: 140, rows: 30)
    try terminal.expect("fails: expected notification pot body Cold")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("--line takes a whole path, too")
  func wholePath() throws {
    let desk = try desk()
    let path = desk.folder("tests/inner.scenario")
    let outcome = try desk.run("open", "tests/outer.scenario", "--line=\(path):4")
    #expect(
      outcome.errors.hasPrefix(
        "coversheet: --line: there is no line 4 in \(path); the last one is 3"),
      "\(outcome.errors)")
  }

  @Test("Where no scenario is opened --line has nothing to stop in")
  func noScenario() throws {
    let outcome = try desk().run("open", "--line=2", "tests/pot.apns")
    #expect(
      outcome.errors.contains("--line is for scenarios, and none is opened"), "\(outcome.errors)")
    #expect(outcome.status == .exited(2))
  }

  @Test("A case of JUnit's has one failure, which holds all that failed")
  func oneFailure() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "expect device unlocked\nexpect groups 3\nexpect device awake\n",
      "b.scenario": "foo\nbar\n",
    ])
    _ = try desk.run("test", ".", "--junit=report.xml")
    let report = try #require(desk.folder.text("report.xml"))
    let elements = report.ranges(of: "<failure ").count + report.ranges(of: "<error ").count
    #expect(elements == 2, "\(report)")
    for words in ["(and 2 more)", "expected groups 3", "unknown verb &quot;bar&quot;"] {
      #expect(report.contains(words), "\(words): \(report)")
    }
  }

  @Test(
    "Complaints come in the order of the file",
    arguments: [["run"], ["export", "--as=scenario"], ["state"]])
  func order(command: [String]) throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.app + "expect notification zz absent\n"
        + "push tea {\"aps\":{\"alert\":\"x\",\"bagde\":3}}\npush nobody.of.us {\"aps\":{\"alert\":\"x\"}}\n"
        + "expect group tea/zz absent\n"
    ])
    let outcome = try desk.run(command + ["a.scenario"])
    let lines = outcome.errors.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":")
      return parts.count > 1 && parts[0] == "a.scenario" ? Int(parts[1]) : nil
    }
    #expect(lines.count >= 3 && lines == lines.sorted(), "\(outcome.errors)")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
  }

  @Test("A scenario that is exported as one keeps its snapshots")
  func snapshots() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.app + "snapshot pot size=40x20\nwake\n"])
    _ = try desk.run("run", "--update-snapshots", "a.scenario")
    let outcome = try desk.run("export", "a.scenario", "--as=scenario")
    #expect(
      outcome.output.contains("\nsnapshot pot size=40x20\n"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("Coverage names the rules that nothing reached, and counts settings that change the list")
  func coverage() throws {
    let push = "push tea \(Self.push)\n"
    let desk = try CommandLineHarness([
      "a.scenario": Self.app + push + "setting tea grouping=by-app\nexpect groups 1\n",
      "b.scenario": Self.app + push + "expect groups 1\n",
    ])
    let share = { (file: String) -> Int? in
      let text = try desk.run("test", file, "--coverage").output
      #expect(
        text.contains("Rules that took part in no decision") && text.contains(" K1"), "\(text)")
      let row = text.split(separator: "\n").first {
        $0.contains("com.example.tea") && $0.contains("/")
      }
      return row?.split(separator: " ").last.flatMap { Int($0.split(separator: "/")[0]) }
    }
    let (with, without) = (try share("a.scenario"), try share("b.scenario"))
    #expect(with.map { $0 - 1 } == without && with != nil)
  }
}
