import TestSupport
import TestTraits
import Testing

@Suite("preview with a Focus", .waitsOutside)
struct PreviewFocusTests {
  private static let start = """
    device os=16
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}}

    """
  private static let files = [
    "day.scenario": start + "focus Work\nfocus off\n", "plain.scenario": start,
    "broken.scenario": start + "focus Work apps=nobody\n",
  ]

  @Test(
    "F4: one that was never set up is refused with those that were, and nothing is drawn",
    arguments: [
      (["--focus=Wrk", "--html=a.html"], #"“Wrk” was set up; did you mean "Work"?"#),
      (["--focus=off,Wrk"], #"“Wrk” was set up; did you mean "Work"?"#),
      (["--against=focus=Wrk"], #"“Wrk” was set up; did you mean "Work"?"#),
      (["--focus=Swimming"], "“Swimming” was set up; there is “Work”"),
      (
        ["--focus=Swimming", "--against=plain.scenario"],
        "“Swimming” was set up; there is “Work”"
      ),
    ])
  func unknown(options: [String], words: String) throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(["preview", "day.scenario"] + options)
    #expect(
      outcome.errors == "coversheet: no Focus \(words)\nTry “coversheet help preview”.\n")
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    #expect(desk.folder.text("a.html") == nil)
  }

  @Test(
    "F4: those that were set up, Do Not Disturb and none at all can be named",
    arguments: [
      ["day.scenario", "--focus=Work,off"], ["day.scenario", "--focus=Do Not Disturb"],
      ["plain.scenario", "--focus=Do Not Disturb,off"], ["day.scenario", "--against=focus=Work"],
      ["plain.scenario", "--focus=Work", "--against=day.scenario"],
    ])
  func known(words: [String]) throws {
    let outcome = try CommandLineHarness(Self.files).run(["preview"] + words)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }

  @Test("Where the line that sets one up is wrong, that is told")
  func broken() throws {
    let outcome = try CommandLineHarness(Self.files).run(
      "preview", "broken.scenario", "--focus=Work")
    #expect(outcome.errors.contains("broken.scenario:4:"), "\(outcome.errors)")
    #expect(outcome.status == .exited(2) && !outcome.errors.contains("was set up"))
  }
}
