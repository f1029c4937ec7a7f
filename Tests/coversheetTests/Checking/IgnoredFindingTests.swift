import TestTraits
import Testing

@Suite("What a project does not want to hear counts nowhere", .waitsOutside)
struct IgnoredFindingTests {
  private static let lines = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Soup","sond":"ding.caf"}}MARK
    expect groups 1

    """

  @Test("A mark in the line, or a setting of the folder, holds for check, run and test alike")
  func ignored() throws {
    let desk = try CommandLineHarness([
      "told.scenario": Self.lines.replacing("MARK", with: ""),
      "marked.scenario": Self.lines.replacing("MARK", with: " # check: ignore Y21"),
      "off/a.scenario": Self.lines.replacing("MARK", with: ""),
      "off/.coversheet-check.json": #"{"rules":{"Y21":"off"}}"#,
      "worse/a.scenario": Self.lines.replacing("MARK", with: ""),
      "worse/.coversheet-check.json": #"{"rules":{"Y21":"error"}}"#,
    ])
    for command in ["check", "run", "test"] {
      for (file, status) in [("told.scenario", 1), ("marked.scenario", 0), ("off/a.scenario", 0)] {
        let outcome = try desk.run(command, "--strict", file)
        #expect(outcome.status == .exited(Int32(status)), "\(command) \(file): \(outcome.errors)")
        #expect((outcome.output + outcome.errors).contains("[Y21]") == (status == 1))
      }
      #expect(try desk.run(command, "worse/a.scenario").status == .exited(1), "\(command)")
    }
  }
}
