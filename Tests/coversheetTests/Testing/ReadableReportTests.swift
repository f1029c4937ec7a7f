import TestSupport
import TestTraits
import Testing

@Suite("Failures that read well, one page of all, and reports put together", .waitsOutside)
struct ReadableReportTests {
  private static let tea = """
    title "Tea & <biscuits>"
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Green tea"}} id=pot
    expect notification pot body "Black tea"
    wait 1s

    """

  private func desk(_ more: [String: String] = [:]) throws -> CommandLineHarness {
    try CommandLineHarness(
      [
        "tea.scenario": Self.tea, "good.scenario": "expect device locked\n",
        "bad.scenario": "fly\n",
      ]
      .merging(more) { $1 })
  }

  @Test(
    "The line stands between its neighbors, what differs is marked, and the end names the failed")
  func text() throws {
    let output = try desk().run("test", ".").output
    for piece in [
      "    3 │ push tea {\"aps\":{\"alert\":\"Green tea\"}} id=pot\n  > 4 │ expect notification",
      "\n    5 │ wait 1s\n", "  actual    \"Green tea\"\n             ^^^^^\n",
    ] { #expect(output.contains(piece), "\(output)") }
    #expect(
      output.hasSuffix(
        "\n\ncannot run: ./bad.scenario  coversheet check ./bad.scenario\n"
          + "failed: ./tea.scenario  coversheet open ./tea.scenario --line 4\n"), "\(output)")
  }

  @Test(
    "The command at the end has the options that the test was played with",
    arguments: [
      (["--os=16"], "cannot run", "check wide.scenario --os=16"),
      (["--strict"], "failed", "test wide.scenario --strict"),
      (
        ["--repeat=2", "--allow-programs", "--strict"], "failed",
        "test wide.scenario --strict --allow-programs --repeat=2"
      ),
    ])
  func options(words: [String], verdict: String, command: String) throws {
    let app = "app {\"bundleIdentifier\":\"com.example.tea\"} state=fresh\n"
    let desk = try desk([
      "wide.scenario": words.contains("--strict") ? app : app + "keep prominently tea\n"
    ])
    let output = try desk.run(["test", "wide.scenario"] + words).output
    #expect(
      output.hasSuffix("\(verdict): wide.scenario  coversheet \(command)\n"), "\(output)")
    #expect(try desk.shell("\"$0\" \(command)").status != .exited(0))
  }

  @Test("The same mistake on many lines is told three times and counted, or each with --verbose")
  func folded() throws {
    let push = "push tea {\"aps\":{\"alert\":\"Green tea\"}}\n"
    let desk = try desk(["lost.scenario": String(repeating: push, count: 6)])
    let mistake = "unknown app \"tea\"; no app is installed yet"
    let output = try desk.run("test", "lost.scenario").output
    #expect(output.ranges(of: mistake).count == 4, "\(output)")
    #expect(
      output.contains("lost.scenario:6:6: error: \(mistake) (3 more like this, the last here)\n"))
    let all = try desk.run("test", "lost.scenario", "--verbose").output
    #expect(all.ranges(of: mistake).count == 6, "\(all)")
  }

  @Test("A case that cannot run is named with the command that says its mistakes")
  func wrongCase() throws {
    let desk = try desk(["cups.scenario": "case two n=2\nexpect not groups {n}\n"])
    let command = "check 'cups.scenario[three]'"
    let output = try desk.run("test", "cups.scenario[three]").output
    #expect(output.hasSuffix("cannot run: cups.scenario[three]  coversheet \(command)\n"))
    let check = try desk.shell("\"$0\" \(command)")
    #expect(check.output.contains("there is no case “three”"), "\(check.output)")
  }

  @Test(
    "Colors come where they are wanted, and nowhere else",
    arguments: [
      ([], [], false), (["--color=always"], [], true), (["--color=always"], ["NO_COLOR=1"], true),
      (["--color=never"], ["CLICOLOR_FORCE=1"], false), ([], ["CLICOLOR_FORCE=1"], true),
      (["--color=auto"], ["CLICOLOR_FORCE=0"], false),
    ] as [([String], [String], Bool)])
  func colors(words: [String], variables: [String], isColored: Bool) throws {
    let outcome = try desk().run(["test", "."] + words, environment: variables)
    #expect(outcome.output.contains("\u{1B}[") == isColored)
    if isColored {
      #expect(outcome.output.contains("\"\u{1B}[7mGreen\u{1B}[0m tea\""), "\(outcome.output)")
      #expect(!outcome.output.contains("^^^"))
    }
  }

  @Test("On a terminal they come by themselves")
  func terminal() throws {
    let desk = try desk()
    let terminal = try desk.open("test", desk.folder("tea.scenario"), columns: 200)
    try terminal.expect("tea.scenario --line 4")
    try terminal.expect("1 scenario: 1 failed")
    #expect(!terminal.colors.isEmpty)
    #expect(terminal.waitForExit() == .exited(1))
  }

  @Test("Reports of several machines are put together as if one had made them")
  func merged() throws {
    let desk = try desk(["case.scenario": "case b n=0\ncase a n=1\nexpect groups {n}\n"])
    for part in 1...3 {
      _ = try desk.run("test", ".", "--json", "--shard=\(part)/3", "-o", "\(part).json")
    }
    let whole = try desk.run("test", ".", "--json", "-o", "whole.json")
    let words = ["3.json", "1.json", "2.json"]
    let text = try desk.run(["test", "--merge"] + words)
    #expect(text.status == whole.status && text.status == .exited(2))
    #expect(text.output == (try desk.run("test", ".").output))
    #expect(
      text.errors.hasPrefix("5 scenarios: 2 passed, 2 failed, 1 cannot run;"), "\(text.errors)")
    let tap = try desk.run(["test", "--merge", "--tap"] + words)
    #expect(plain(tap.output) == plain(try desk.run("test", ".", "--tap").output))
    let again = try desk.run(["test", "--merge", "--json"] + words)
    #expect(plain(again.output) == plain(desk.folder.text("whole.json") ?? ""), "\(again.output)")
    let junit = try desk.run(["test", "--merge", "--junit=-"] + words)
    #expect(junit.output.contains("tests=\"5\" errors=\"1\""))
  }

  // Without the times, which are others each time.
  private func plain(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.contains("duration") }.map(String.init)
  }

  @Test(
    "What is no report, and what makes no sense with it, is told",
    arguments: [
      (["a.json"], "a.json:1:1: error: this is no report that test --json wrote"),
      (["empty.json"], "empty.json:1:1: error: this is no report that test --json wrote"),
      (["tea.scenario"], "tea.scenario:1:1: error:"), ([], "PATH is missing"),
      (["whole.json", "--filter=x"], "--filter is not for “test --merge”; nothing is played"),
      (["whole.json", "--minimize"], "--minimize is not for “test --merge”"),
      (["whole.json", "--os=15"], "--os is not for “test --merge”"),
      (["whole.json", "--allow-programs"], "--allow-programs is not for “test --merge”"),
      (["none.json"], "none.json:1:1: error: there is no such file"),
      (["odd.json"], "odd.json:1:"), (["whole.json", "cut.json"], "cut.json:1:1: error: "),
    ])
  func strange(words: [String], message: String) throws {
    let desk = try desk([
      "a.json": "{}", "empty.json": "",
      "odd.json": #"{"format":"coversheet.test/1","scenarios":[{"path":"a"}]}"#,
      "cut.json": #"{"format":"coversheet.test/1"}"#,
    ])
    _ = try desk.run("test", "good.scenario", "--json", "-o", "whole.json")
    let outcome = try desk.run(["test", "--merge"] + words)
    #expect(outcome.status == .exited(2), "\(outcome.output)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "A page has all tests and their times, and of failures the line, what differs and the story")
  func page() throws {
    let desk = try desk([
      "shot.scenario": "snapshot phone\n", "shot.snapshots/phone.txt": "  9:40\n",
    ])
    let outcome = try desk.run("test", ".", "--html=out/all.html")
    #expect(outcome.status == .exited(2), "\(outcome.errors)")
    let page = try #require(desk.folder.text("out/all.html"))
    for piece in [
      "<h1>Tests</h1>", "4 scenarios: 1 passed, 2 failed, 1 cannot run",
      "Tea &amp; &lt;biscuits&gt;",
      "  &gt; 4 │ expect notification pot body", "&quot;<mark>Black</mark> tea&quot;",
      "&quot;<mark>Green</mark> tea&quot;", "<summary>The story up to there:",
      "<figcaption>kept</figcaption>",
      "<figcaption>now</figcaption>", "data-name=\"./good.scenario \" data-failed=\"0\"",
      "<input type=\"search\"", "<input type=\"checkbox\"",
    ] { #expect(page.contains(piece), "\(piece)") }
    for outside in ["http:", "https:", "src=", "@import", "url("] {
      #expect(!page.contains(outside), "\(outside)")
    }
  }

  @Test("Two hundred failures stay below five megabytes")
  func size() throws {
    let lines = (0..<25).map {
      "push tea {\"aps\":{\"alert\":\"Cup \($0) of a long afternoon\",\"thread-id\":\"\($0)\"}}\n"
    }
    let text = Self.tea.replacing("expect", with: lines.joined() + "expect")
    let desk = try CommandLineHarness(
      Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).scenario", text) }))
    _ = try desk.run("test", ".", "--html=all.html")
    let page = try #require(desk.folder.text("all.html"))
    #expect(page.utf8.count * 10 < 5_000_000, "\(page.utf8.count)")
  }
}
