import TestSupport
import TestTraits
import Testing

@Suite("The phone as a line of a scenario finds it", .waitsOutside)
struct ShownLineTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "_more.scenario": "note x\nexpect groups 3\n",
      "day.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"Steeped","badge":1}} id=pot
      expect badge tea 2
      push tea {"aps":{"alert":"Cold","badge":2}} id=cup
      09:50 expect badge tea 3
      push tea {"aps":{"alert":"Gone","badge":3}} id=jug
      expect within 1m groups 9

      """,
      "outer.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"Steeped"}} id=pot
      include _more.scenario
      clear pot

      """,
    ])
  }

  @Test("A failure names its line to the command that shows it, as what follows may change it")
  func printed() throws {
    let output = try desk().run("test", "day.scenario").output
    #expect(output.contains("coversheet explain day.scenario tea --line 3\n"), "\(output)")
    #expect(output.contains("coversheet explain day.scenario tea --line 5\n"), "\(output)")
    // What was waited for is so when the time is over.
    #expect(
      output.contains("coversheet state day.scenario --at 2018-06-04T09:51:00-07:00\n"),
      "\(output)")
  }

  @Test("So does one in an included file, and the command finds what the line found")
  func included() throws {
    let desk = try desk()
    let output = try desk.run("test", "outer.scenario").output
    #expect(
      output.contains("coversheet state outer.scenario --line _more.scenario:2\n"), "\(output)")
    let state = try desk.run("state", "outer.scenario", "--line", "_more.scenario:2")
    #expect(state.output.contains(#""identifier": "pot""#) || state.output.contains("Steeped"))
    #expect(state.status == .exited(0), "\(state.errors)")
    let beyond = try desk.run("state", "outer.scenario", "--line", "_more.scenario:9")
    #expect(beyond.errors.contains("the last one is 2"), "\(beyond.errors)")
  }

  @Test(
    "state shows what the line finds, with the clock where the line sets it",
    arguments: [("3", 1, "09:41"), ("5", 2, "09:50"), ("6", 2, "09:50")])
  func shown(line: String, badge: Int, time: String) throws {
    let state = try desk().run("state", "day.scenario", "--line=\(line)")
    #expect(state.output.contains("\"badge\": \(badge)"), "\(state.output)\(state.errors)")
    #expect(state.output.contains("\"now\": \"2018-06-04T\(time):00-07:00\""), "\(state.output)")
  }

  @Test("render and explain take it, too")
  func others() throws {
    let desk = try desk()
    let frame = try desk.run("render", "day.scenario", "--line=3").output
    #expect(frame.contains("Steeped") && !frame.contains("Cold"), "\(frame)")
    #expect(try desk.run("explain", "day.scenario", "pot", "--line=3").status == .exited(0))
    #expect(try desk.run("explain", "day.scenario", "cup", "--line=3").status == .exited(2))
  }

  @Test(
    "What contradicts it is refused",
    arguments: [
      (["--line=3", "--at=09:45"], "--at is not for --line"),
      (["--line=80"], "--line: there is no line 80 in day.scenario; the last one is 7"),
      (["--line=_more.scenario:2"], "no file “_more.scenario” is played"),
      (["--line=x"], "--line takes"),
    ] as [([String], String)])
  func refused(words: [String], said: String) throws {
    let outcome = try desk().run(["state", "day.scenario"] + words)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(said), "\(outcome.errors)")
  }
}
