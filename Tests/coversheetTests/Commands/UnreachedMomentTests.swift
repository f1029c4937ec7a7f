import TestSupport
import TestTraits
import Testing

@Suite("A moment to which the clock does not go", .waitsOutside)
struct UnreachedMomentTests {
  private static let scenario = """
    policy clock.maxEvents 9
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    schedule tea {"identifier":"d","content":{"title":"d"},"trigger":{"timeInterval":60,"repeats":true}}

    """

  @Test("A reading of --at is one where the phone is by then")
  func zone() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "timezone Asia/Seoul\nwait 1m\ntimezone Asia/Tokyo\nwait 2d\n"
    ])
    let state = try desk.run("state", "a.scenario", "--at=2018-06-05T03:00").output
    #expect(state.contains("\"now\": \"2018-06-05T03:00:00+09:00\""), "\(state.prefix(400))")
  }

  @Test(
    "K26: --at refuses it as a line of the scenario does, whatever the command",
    arguments: [
      "run", "state", "render", "explain d", "export --as=story", "export --as=svg", "audit",
    ])
  func refused(command: String) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario])
    let words = command.split(separator: " ").map(String.init)
    let line = [words[0], "a.scenario"] + words.dropFirst()
    let much = try desk.run(line + ["--at=+1h"])
    #expect(much.status == .exited(2), "\(much.output)")
    #expect(
      much.errors.contains("--at=+1h: more than 9 events come by themselves"), "\(much.errors)")
    let late = try desk.run(line + ["--at=9999-12-31T18:00"])
    #expect(late.status == .exited(2), "\(late.output)")
    let end = "the clock ends as the last day of the year 9999 begins in Greenwich"
    #expect(late.errors.contains(end), "\(late.errors)")
  }
}
