import TestTraits
import Testing

@Suite("An error that a rule finds fails what was played", .waitsOutside)
struct FoundErrorTests {
  private static let app =
    #"app {"bundleIdentifier":"com.example.tides","displayName":"Tides","backgroundModes":["remote-notification"]}"#
  private static let push =
    #"push tides {"aps":{"content-available":1}} push-type=background priority=10 id=a"#

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "a.scenario": "\(Self.app)\n\(Self.push)\nexpect outcome a handedToApp\n"
    ])
  }

  @Test(
    "B17, Y23: its status is that of a failed check, since nothing was wrong with a line",
    arguments: ["check", "run", "state", "render", "test"])
  func status(command: String) throws {
    let outcome = try desk().run(command, "a.scenario")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains("error: a background push has priority 5"))
  }

  @Test("Y23: the test failed, and the command at its end shows why")
  func verdict() throws {
    let desk = try desk()
    let output = try desk.run("test", "a.scenario", "--junit=report.xml").output
    #expect(output.hasSuffix("failed: a.scenario  coversheet test a.scenario\n"), "\(output)")
    let report = try #require(desk.folder.text("report.xml"))
    #expect(report.contains("errors=\"0\"") && report.contains("<failure message=\"a background"))
  }

  @Test("§5: a line that was played is answered as such, with what a rule found beside it")
  func answer() throws {
    let outcome = try desk().shell("\"$0\" run - < a.scenario")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect(outcome.output.occurrences(of: "\"ok\":true") == 3, "\(outcome.output)")
    #expect(outcome.output.occurrences(of: "\"diagnostics\":") == 1, "\(outcome.output)")
  }
}
