import TestSupport
import TestTraits
import Testing

@Suite("Scenarios that are exported as one", .waitsOutside)
struct FlatScenarioExportTests {
  private static let app = #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#

  private func desk(_ lines: String) throws -> CommandLineHarness {
    try CommandLineHarness(["day.scenario": lines])
  }

  @Test("Pictures of snapshots lie beside the export, which passes as the scenario does")
  func pictures() throws {
    let desk = try desk("\(Self.app)\nsnapshot pot size=40x20\n")
    _ = try desk.run("run", "--update-snapshots", "day.scenario")
    let outcome = try desk.run("export", "day.scenario", "--as=scenario", "-o", "out/all.scenario")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let picture = try #require(desk.folder.text("day.snapshots/pot.txt"))
    #expect(desk.folder.text("out/all.snapshots/pot.txt") == picture)
    #expect(try desk.run("run", "out/all.scenario", "--quiet").status == .exited(0))
  }

  @Test("The picture of a case is that of the export, which has no cases")
  func pictureOfCase() throws {
    let desk = try desk("case pl x=1\ncase en x=2\n\(Self.app)\nsnapshot pot size=40x20\n")
    _ = try desk.run("run", "--update-snapshots", "day.scenario[en]")
    let words = ["export", "day.scenario[en]", "--as=scenario", "-o", "all.scenario"]
    #expect(try desk.run(words).status == .exited(0))
    #expect(desk.folder.names(in: "all.snapshots") == ["pot.txt"])
  }

  @Test("Without a file for it, it is told that pictures are left behind")
  func picturesNowhere() throws {
    let desk = try desk("\(Self.app)\nsnapshot pot size=40x20\n")
    _ = try desk.run("run", "--update-snapshots", "day.scenario")
    let outcome = try desk.run("export", "day.scenario", "--as=scenario")
    #expect(
      outcome.errors
        == "day.scenario:1:1: note: the export lacks 1 picture; -o NAME.scenario writes them beside it\n"
    )
  }

  @Test("What the scenario says of its own test stays, as the case that was played fills it in")
  func directives() throws {
    let desk = try desk(
      """
      title "Tea time"
      tag smoke "two words"
      case pl what=Polish
      fails "the {what} plural is missing"
      \(Self.app)
      expect groups 1
      """)
    let outcome = try desk.run("export", "day.scenario", "--as=scenario", "-o", "all.scenario")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    let text = try #require(desk.folder.text("all.scenario"))
    #expect(
      text.contains(
        "\ntag smoke \"two words\"\nfails \"the Polish plural is missing\"\napp "), "\(text)")
    #expect(try desk.run("test", "all.scenario").status == .exited(0))
  }

  @Test("How many expectations went with what was undone is told")
  func undone() throws {
    let desk = try desk(
      """
      \(Self.app)
      push tea {"aps":{"alert":"Hot"}}
      clear n1
      expect groups 0
      undo
      expect groups 1
      """)
    let outcome = try desk.run("export", "day.scenario", "--as=scenario")
    #expect(
      outcome.errors
        == "day.scenario:1:1: note: the export lacks 1 expectation of what was undone, as nothing is undone in it\n"
    )
    #expect(outcome.output.hasSuffix("expect groups 1\n") && !outcome.output.contains("groups 0"))
  }
}
