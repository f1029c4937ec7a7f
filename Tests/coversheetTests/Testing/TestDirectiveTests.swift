import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("What scenarios say of their own tests", .waitsOutside)
struct TestDirectiveTests {
  private static let app = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"# + "\n"

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "holds.scenario": "tag smoke\n" + Self.app + "expect groups 0\n",
      "wrong.scenario": "title \"Wrong\"\ntag slow plural\nfails \"no plural yet\"\n" + Self.app
        + "expect groups 3\n",
      "later.scenario": "skip \"waits for the sound\"\n" + Self.app + "expect groups 3\n",
      "_tea.scenario": Self.app, "_parts/more.scenario": "expect groups 9\n",
      ".kept/old.scenario": "expect groups 9\n",
    ])
  }

  @Test("What passes though it is known to fail is told where that is said")
  func passingCase() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "case one x=1\ncase two x=2\nfails \"a known bug\"\nexpect groups 0\n"
    ])
    let outcome = try desk.run("test", "a.scenario[one]")
    #expect(outcome.status == .exited(1))
    #expect(outcome.output.contains("a.scenario:3:1: error: it passes"), "\(outcome.output)")
  }

  @Test("What is skipped or known to fail is no failure, in any report; helpers are no tests")
  func reports() throws {
    let desk = try desk()
    let words = try desk.run("test", ".", "--junit=out.xml", "--verbose")
    #expect(words.status == .exited(0), "\(words.errors)")
    #expect(words.output.contains("failed as expected: ./wrong.scenario — Wrong (no plural yet)"))
    #expect(words.output.contains("skipped: ./later.scenario (waits for the sound)"))
    #expect(words.errors.contains("3 scenarios: 1 skipped, 1 passed, 1 failed as expected"))
    let junit = try #require(desk.folder.text("out.xml"))
    #expect(junit.contains("skipped=\"2\" failures=\"0\""))
    #expect(junit.contains("<skipped message=\"skipped: waits for the sound\"/>"))
    let tap = try desk.run("test", ".", "--tap").output
    #expect(tap.contains("ok 2 - ./later.scenario # SKIP waits for the sound"))
    #expect(tap.contains("not ok 3 - ./wrong.scenario: Wrong # TODO no plural yet"))
    let json = try desk.run("test", ".", "--json").output
    #expect(json.contains("\"expectedFailure\"") && json.contains("\"no plural yet\""))
  }

  @Test("What is skipped keeps its title in a report")
  func skippedTitle() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "case one n=1\ntitle \"Tea {n}\"\nskip later\nexpect groups 1\n"
    ])
    let tap = try desk.run("test", "a.scenario", "--tap").output
    #expect(tap.contains("ok 1 - a.scenario[one]: Tea 1 # SKIP later"), "\(tap)")
  }

  @Test("A test that passes though it is known to fail is a failure; one that cannot run stays one")
  func passing() throws {
    let desk = try CommandLineHarness([
      "mended.scenario": "fails \"no plural yet\"\n" + Self.app + "expect groups 0\n"
    ])
    let outcome = try desk.run("test", "mended.scenario")
    #expect(outcome.status == .exited(1))
    #expect(outcome.output.contains("it passes, and is known to fail (no plural yet)"))
    let broken = try CommandLineHarness(["a.scenario": "fails \"never mind\"\nbogus\n"])
    #expect(try broken.run("test", "a.scenario").status == .exited(2))
    let other = Self.app.replacing("com.example", with: "com.other")
    let shared = "fails \"a known bug\"\n" + Self.app + other + "expect badge tea 3\n"
    let unclear = try CommandLineHarness(["a.scenario": shared])
    for command in ["test", "run"] {
      #expect(try unclear.run(command, "a.scenario").status == .exited(2), "\(command)")
    }
    #expect(try unclear.run("check", "a.scenario").output.contains("4:14: error: \"tea\" may be"))
  }

  @Test("The picture of a test that is known to fail is compared, and never drawn anew")
  func keptPicture() throws {
    let (lines, known) = (Self.app + "snapshot tea size=50x8\n", "fails \"not so yet\"\n")
    let desk = try CommandLineHarness(["a.scenario": lines, "b.scenario": known + lines])
    _ = try desk.run("test", "a.scenario", "--update-snapshots")
    let wanted = try #require(desk.folder.text("a.snapshots/tea.txt")) + "else\n"
    try desk.folder.write(Array(wanted.utf8), to: "a.snapshots/tea.txt")
    try desk.folder.write(Array((known + lines).utf8), to: "a.scenario")
    let outcome = try desk.run("test", ".", "--update-snapshots")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    #expect(outcome.errors.contains("2 pictures left\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("2 scenarios: 2 failed as expected"), "\(outcome.errors)")
    #expect(desk.folder.text("a.snapshots/tea.txt") == wanted)
    #expect(!desk.folder.names().contains("b.snapshots"))
  }

  @Test("A helper that is named is played")
  func named() throws {
    let outcome = try desk().run("test", "_tea.scenario", "_parts")
    #expect(outcome.status == .exited(1) && outcome.output.contains("_parts/more.scenario"))
  }

  @Test(
    "Tests are chosen by tags and texts, and named without being played",
    arguments: [
      (["--tag=smoke"], "./holds.scenario\n"),
      (["--tag=slow,smoke"], "./holds.scenario\n./wrong.scenario\n"),
      (["--tag=slow", "--tag=plural"], "./wrong.scenario\n"),
      (["--tag=!slow"], "./holds.scenario\n./later.scenario\n"),
      (["--filter=hold", "--filter=WRONG"], "./holds.scenario\n./wrong.scenario\n"),
      ([], "./holds.scenario\n./later.scenario\n./wrong.scenario\n"),
    ] as [([String], String)])
  func chosen(words: [String], names: String) throws {
    let outcome = try desk().run(["test", ".", "--list"] + words)
    #expect(outcome.status == .exited(0) && outcome.output == names, "\(outcome.errors)")
  }

  @Test(
    "What chooses nothing says so, and what stands in the wrong place",
    arguments: [
      (["--tag=fast"], "no scenario is tagged “fast”"),
      (["--tag=smok"], "no scenario is tagged “smok”; did you mean \"smoke\"?"),
      (["--filter=hold", "--filter=zz"], "“zz”"),
      (["--max-failures=0"], "--max-failures"),
    ])
  func nothing(words: [String], message: String) throws {
    let outcome = try desk().run(["test", "."] + words)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(message), "\(outcome.errors)")
    let late = try CommandLineHarness(["a.scenario": Self.app + "skip \"why\"\n09:41 tag x\n"])
    let mistakes = try late.run("check", "a.scenario")
    #expect(
      mistakes.output.contains("a.scenario:2:1: error: skip stands before all lines but title"))
    #expect(mistakes.output.contains("a.scenario:3:1: error: tag is of the whole scenario"))
  }

  @Test("What cannot be read may have the tag: it is told, and the others are played")
  func unreadable() throws {
    let desk = try CommandLineHarness(["a.scenario": "tag smoke\nexpect groups 0\n"])
    let path = Array((desk.folder.path + "/").utf8) + [0x64, 0xFF, 0]
    try #require(mkdir(path.map(CChar.init(bitPattern:)), 0o755) == 0)
    let outcome = try desk.run("test", ".", "--tag=smoke")
    let said = outcome.output + outcome.errors
    #expect(outcome.status == .exited(2) && said.contains("1 passed, 1 cannot run"), "\(said)")
    #expect(said.contains("the bytes of its name are no UTF-8"), "\(said)")
  }

  @Test("A tag that all have chooses none where it is left out, and that is said")
  func leftOut() throws {
    let desk = try CommandLineHarness(["a.scenario": "tag smoke\nexpect groups 0\n"])
    let outcome = try desk.run("test", ".", "--tag=!smoke")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("all scenarios are tagged so"))
  }

  @Test(
    "--tag without a word says what to write",
    arguments: ["", ",", "!", "smoke,!", "smoke,", "slow,,smoke"])
  func emptyTag(value: String) throws {
    let outcome = try CommandLineHarness(["a.scenario": "expect groups 0\n"]).run(
      "test", ".", "--tag=\(value)")
    #expect(
      outcome.status == .exited(2)
        && outcome.errors.contains("--tag: a word is empty in “\(value)”"))
  }

  @Test("A tag with a sign of --tag in it is told: nothing ever chooses it")
  func strayTags() throws {
    let desk = try CommandLineHarness(["a.scenario": "tag a,b !c fine\nexpect groups 0\n"])
    let output = try desk.run("check", "a.scenario").output
    #expect(output.contains("a.scenario:1:5: warning: --tag never chooses “a,b”"), "\(output)")
    #expect(output.contains("a.scenario:1:9: warning: --tag never chooses “!c”"), "\(output)")
    #expect(!output.contains("fine"))
  }

  @Test(
    "Where scenarios are only named, nothing is played or reported, and that is said",
    arguments: [
      "--json", "--tap", "--junit=out.xml", "--html=out.html", "--github", "--slowest=3",
      "--coverage", "--failures=out", "--minimize", "--update-snapshots=all", "--watch",
      "--repeat=2", "--fail-fast",
    ])
  func listed(option: String) throws {
    let outcome = try desk().run("test", ".", "--list", option)
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    #expect(outcome.errors.contains("is not for “test --list”"), "\(outcome.errors)")
  }

  @Test("Nothing more is played after as many failures as are allowed")
  func mostFailures() throws {
    let files = (1...5).map { ("\($0).scenario", Self.app + "expect groups \($0)\n") }
    let desk = try CommandLineHarness(Dictionary(uniqueKeysWithValues: files))
    let outcome = try desk.run("test", ".", "--max-failures=2")
    #expect(outcome.status == .exited(1))
    #expect(
      outcome.errors.contains("2 scenarios")
        && outcome.errors.contains("stopped after 2 failures, 3 not played"), "\(outcome.errors)")
  }

  @Test("A scenario has one reason for being left out, and one for failing")
  func repeated() throws {
    for verb in ["skip", "fails"] {
      let desk = try CommandLineHarness([
        "a.scenario": "title x\n\(verb) one\n\(verb) two\nexpect groups 0\n"
      ])
      let words = "a.scenario:3:1: error: \(verb) stands in line 2 already"
      for command in ["check", "test"] {
        let outcome = try desk.run(command, "a.scenario")
        #expect(outcome.status != .exited(0), "\(command): \(outcome.output)")
        #expect((outcome.output + outcome.errors).contains(words), "\(outcome.output)")
      }
    }
  }
}
