import TestSupport
import TestTraits
import Testing

@Suite("Cases of a scenario as tests", .waitsOutside)
struct CaseTests {
  private static let teas = """
    title "{name} is ready"
    case green name=Green n=1
    case black name=Black n=2
    case herbal name=Herbal n=1
    include _tea.scenario
    expect groups {n}

    """
  private static let helper = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    note "kettle"
    push tea {"aps":{"alert":"{name} tea"}} id=pot
    expect notification pot body "{name} tea"

    """

  private func desk(_ more: [String: String] = [:]) throws -> CommandLineHarness {
    try CommandLineHarness(
      ["teas.scenario": Self.teas, "_tea.scenario": Self.helper].merging(more) { $1 })
  }

  @Test("A case that is not there is no test to be listed, as it is none to be played")
  func unknownCase() throws {
    let desk = try desk()
    let listed = try desk.run("test", "teas.scenario[nope]", "--list")
    #expect(listed.status == .exited(2) && listed.output.isEmpty, "\(listed.output)")
    let words = "teas.scenario:1:1: error: there is no case “nope”; it has green, black, herbal"
    #expect(listed.errors.contains(words), "\(listed.errors)")
    let known = try desk.run("test", "teas.scenario[black]", "--list")
    #expect(known.status == .exited(0) && known.output == "teas.scenario[black]\n")
  }

  @Test("A picture of a file that is included twice is a mistake, however it is played")
  func includedTwice() throws {
    let desk = try CommandLineHarness([
      "_i.scenario": "snapshot inner\n",
      "a.scenario": "include _i.scenario\nwake\ninclude _i.scenario\n",
    ])
    for option in [["--update-snapshots"], []] {
      let outcome = try desk.run(["test", "a.scenario"] + option)
      #expect(outcome.status != .exited(0))
      #expect(
        outcome.output.contains("_i.scenario:1:1: error: the picture “inner” was compared before"),
        "\(outcome.output)")
    }
  }

  @Test("Each case is a test of its own, by its name, in every report")
  func reports() throws {
    let desk = try desk()
    let words = try desk.run("test", ".", "--junit=out.xml")
    #expect(words.status == .exited(1) && words.errors.contains("3 scenarios: 2 passed, 1 failed"))
    #expect(words.output.contains("failed: ./teas.scenario[black] — Black is ready"))
    #expect(words.output.contains("./teas.scenario:6:1: error: expected groups 2"))
    #expect(
      words.output.contains("coversheet open './teas.scenario[black]' --line 6"), "\(words.output)")
    let junit = try #require(desk.folder.text("out.xml"))
    for name in ["green", "black", "herbal"] {
      #expect(junit.contains("<testcase name=\"./teas.scenario[\(name)]\" classname=\"scenarios\""))
    }
    let tap = try desk.run("test", ".", "--tap").output
    #expect(tap.contains("not ok 2 - ./teas.scenario[black]: Black is ready"), "\(tap)")
    let json = try desk.run("test", ".", "--json").output
    #expect(json.contains("\"case\": \"herbal\"") && json.contains("\"path\": \"./teas.scenario\""))
  }

  @Test(
    "A case that there is not is the one mistake; no line is read without its values",
    arguments: ["run", "test"])
  func unknown(command: String) throws {
    let desk = try desk([
      "c.scenario": """
      case one count=1
      case two count=2
      app {"bundleIdentifier":"com.x.Mail"}
      push com.x.Mail {"aps":{"alert":"a","badge":{count}}}
      expect badge com.x.Mail {count}

      """
    ])
    let outcome = try desk.run(command, "c.scenario[tow]")
    let told = (outcome.output + outcome.errors).split(separator: "\n").filter {
      $0.contains(": error: ")
    }
    #expect(outcome.status == .exited(2) && told.count == 1, "\(told)")
    #expect(told.first?.contains("there is no case “tow”; did you mean \"two\"?") == true)
  }

  @Test(
    "Cases are chosen, shared out and remembered one by one",
    arguments: [
      ([".", "--filter=[gr"], "./teas.scenario[green]\n"),
      ([".", "--filter=herbal is"], "./teas.scenario[herbal]\n"),
      ([".", "--shard=2/3"], "./teas.scenario[black]\n"),
      (["teas.scenario[black]"], "teas.scenario[black]\n"),
      (
        ["teas.scenario[black]", "teas.scenario", "./teas.scenario[green]"],
        "./teas.scenario[green]\nteas.scenario[black]\nteas.scenario[herbal]\n"
      ),
      ([".", "--last-failed"], "./teas.scenario[black]\n"),
    ] as [([String], String)])
  func chosen(words: [String], names: String) throws {
    let desk = try desk()
    if words.contains("--last-failed") { _ = try desk.run("test", ".") }
    let outcome = try desk.run(["test", "--list"] + words)
    #expect(outcome.output == names, "\(outcome.output)\(outcome.errors)")
  }

  @Test("Times of earlier reports are known by case")
  func times() throws {
    let desk = try desk()
    _ = try desk.run("test", ".", "--json", "-o", "a.json")
    let outcome = try desk.run("test", ".", "--list", "--times=a.json", "--shard=1/1")
    #expect(outcome.output.split(separator: "\n").count == 3, "\(outcome.errors)")
  }

  @Test("A failure of a case is shrunk and kept as what was played")
  func minimized() throws {
    let desk = try desk()
    let outcome = try desk.run("test", ".", "--minimize", "--failures=out")
    #expect(outcome.output.contains("minimized"), "\(outcome.output)")
    let text = try #require(desk.folder.text("out/teas-black/minimized.scenario"))
    // What the failure does not need is no longer given: the brace stays.
    #expect(!text.contains("{n}") && !text.contains("include"), "\(text)")
    let again = try desk.run("test", "out/teas-black/minimized.scenario")
    #expect(again.status == .exited(1) && again.output.contains("expected groups 2"))
    let journal = try desk.run("run", "--quiet", "out/teas-black/journal.scenario")
    #expect(journal.status == .exited(1), "\(journal.errors)")
  }

  @Test("Every command plays a case by its name, and without one the first, which it says")
  func commands() throws {
    let desk = try desk()
    let second = try desk.run("run", "teas.scenario[black]")
    #expect(second.output.contains("Black tea") || second.errors.contains("expected groups 2"))
    #expect(second.status == .exited(1), "\(second.errors)")
    let first = try desk.run("run", "teas.scenario")
    #expect(first.status == .exited(0), "\(first.errors)")
    #expect(
      first.errors.contains(
        "of 3 cases this plays the first, green; for another name teas.scenario[black]"))
    let missing = try desk.run("run", "teas.scenario[blak]")
    #expect(missing.status == .exited(2))
    #expect(missing.errors.contains("there is no case “blak”; did you mean \"black\"?"))
    let state = try desk.run("state", "teas.scenario[herbal]")
    #expect(state.output.contains("Herbal tea"))
    let none = try desk.run("state", "_tea.scenario[x]")
    #expect(none.errors.contains("there is no case “x”; it has no cases"))
  }

  @Test("Every case is checked, and a mistake of all told once")
  func checked() throws {
    let desk = try desk([
      "a.scenario": "case one verb=wake\ncase two verb=wakee\n{verb}\nbogus\n"
    ])
    let outcome = try desk.run("check", "a.scenario")
    #expect(outcome.output.contains("a.scenario:3:1: error: unknown verb \"wakee\""))
    #expect(outcome.output.split(separator: "\n").count { $0.contains("bogus") } == 1)
    #expect(!outcome.output.contains("cases"), "\(outcome.output)")
  }

  @Test("A picture of a case has the case's name; none is taken for another's")
  func pictures() throws {
    let desk = try desk([
      "a.scenario": "case one text=First\ncase two text=Second\ninclude _tea.scenario\n"
        + "edit pot title={text}\nsnapshot list\n",
      "_tea.scenario": Self.helper.replacing("{name}", with: "Any"),
    ])
    let drawn = try desk.run("test", "a.scenario", "--update-snapshots")
    #expect(drawn.errors.contains("2 pictures drawn"), "\(drawn.errors)")
    #expect(desk.folder.text("a.snapshots/list@one.txt")?.contains("First") == true)
    #expect(desk.folder.text("a.snapshots/list@two.txt")?.contains("Second") == true)
    #expect(try desk.run("test", "a.scenario", "--strict").status == .exited(0))
  }
}

@Suite("Tests that prove nothing, and pictures", .waitsOutside)
struct TestPictureTests {
  private static let app = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"# + "\n"
  private static let push = #"push tea {"aps":{"alert":"Soup 4711"}} id=pot"# + "\n"

  @Test("A scenario without expectation or picture is told, and fails where warnings count")
  func proof() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.app, "b.scenario": Self.app + "expect groups 0\n",
    ])
    let outcome = try desk.run("test", ".")
    #expect(outcome.status == .exited(0))
    #expect(
      outcome.output.hasPrefix(
        "./a.scenario:1:1: warning: it expects nothing and compares no picture"))
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    let strict = try desk.run("test", ".", "--strict")
    #expect(strict.status == .exited(1) && strict.output.contains("failed: ./a.scenario"))
    #expect(strict.output.contains("./a.scenario:1:1: error: it expects"), "\(strict.output)")
    #expect(!strict.errors.contains("--strict:"), "it is no warning: \(strict.errors)")
    let options = ["--strict", "--json", "--github", "-o", "a.json"]
    let report = try desk.run(["test", "a.scenario"] + options)
    #expect(desk.folder.text("a.json")?.contains("\"severity\": \"error\"") == true)
    #expect(report.output.hasPrefix("::error file=a.scenario,"), "\(report.output)")
    #expect(try desk.run("check", "--strict", "a.scenario").status == .exited(0))
  }

  @Test("A warning that counts is told as one, and that it counted, as run tells it")
  func countedWarning() throws {
    let lines = Self.app + #"push tea {"aps":{"alert":"x","badge":-1}}"# + "\nexpect groups 1\n"
    let desk = try CommandLineHarness(["a.scenario": "case one n=1\ncase two n=2\n" + lines])
    let words = "--strict: 1 warning counted as an error\n"
    #expect(try desk.run("run", "a.scenario", "--strict").errors.contains(words))
    let outcome = try desk.run("test", "a.scenario", "--strict", "--github")
    #expect(outcome.status == .exited(1) && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output.contains("a.scenario:4:"), "\(outcome.output)")
    #expect(outcome.output.contains(": warning: "), "\(outcome.output)")
    #expect(outcome.output.contains("::error file=a.scenario,line=4,"), "\(outcome.output)")
    #expect(!outcome.output.contains("::warning"), "\(outcome.output)")
  }

  @Test("A picture is the phone alone; what a mask matches may change")
  func masks() throws {
    let lines = Self.app + Self.push
    let desk = try CommandLineHarness([
      "a.scenario": lines + "snapshot phone\nsnapshot whole bare=off\n"
        + "snapshot covered mask=/\\d{4}|Tea/i\n"
    ])
    _ = try desk.run("run", "--update-snapshots", "a.scenario")
    let phone = try #require(desk.folder.text("a.snapshots/phone.txt"))
    let whole = try #require(desk.folder.text("a.snapshots/whole.txt"))
    #expect(!phone.contains("help") && whole.contains("help"), "\(whole)")
    let covered = try #require(desk.folder.text("a.snapshots/covered.txt"))
    #expect(covered.contains("Soup ▒▒▒▒") && !covered.lowercased().contains("tea"), "\(covered)")
    let other = lines.replacing("4711", with: "1234")
    try desk.folder.write(
      Array((other + "snapshot covered mask=/\\d{4}|Tea/i\n").utf8), to: "a.scenario")
    #expect(try desk.run("run", "--quiet", "a.scenario").status == .exited(0))
  }

  @Test("Pictures that no line names any more are told, and removed where pictures are drawn anew")
  func obsolete() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "case one n=1\ncase two n=2\n" + Self.app
        + "include _part.scenario\nsnapshot {n}\n",
      "_part.scenario": "expect groups 0\nsnapshot part\n",
      "b.scenario": Self.app + "snapshot part\n",
    ])
    let first = try desk.run("test", ".", "--update-snapshots")
    #expect(first.errors.contains("5 pictures drawn\n"), "\(first.errors)")
    for name in ["part@three", "2@one", "left"] {
      try desk.folder.write(Array("old".utf8), to: "a.snapshots/\(name).txt")
    }
    try desk.folder.write(Array("old".utf8), to: "a.snapshots/notes.md")
    try desk.folder.write(Array("old".utf8), to: "a.snapshots/part@one.txt")
    let told = try desk.run("test", "--filter=two", "--filter=b.sc", ".")
    #expect(told.output.isEmpty && told.status == .exited(0), "\(told.output)")
    let all = try desk.run("test", ".")
    #expect(
      all.output.contains(
        "./a.scenario:1:1: warning: no line names the picture ./a.snapshots/left.txt any more"))
    #expect(all.output.split(separator: "\n").count { $0.contains("any more;") } == 3)
    let removed = try desk.run("test", ".", "--update-snapshots")
    #expect(removed.errors.contains("1 picture changed, 3 removed\n"), "\(removed.errors)")
    #expect(desk.folder.text("a.snapshots/left.txt") == nil)
    #expect(desk.folder.text("a.snapshots/notes.md") == "old")
    let again = try desk.run("run", "--update-snapshots", "a.scenario[two]")
    #expect(again.errors.contains("the pictures are as they were"), "\(again.errors)")
  }

  @Test("A name that two lines use is a mistake, also where one of them is included")
  func twice() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "snapshot part\ninclude _part.scenario\n", "_part.scenario": "snapshot part\n",
      "b.scenario": "include _part.scenario\ninclude _part.scenario\n",
    ])
    for command in ["check", "run"] {
      let outcome = try desk.run(command, "a.scenario")
      let said = outcome.output + outcome.errors
      #expect(
        said.contains(
          "_part.scenario:1:10: error: another picture is called “part” already, at a.scenario:1:1"),
        "\(said)")
    }
    #expect(try desk.run("check", "b.scenario").status == .exited(0))
  }
}
