import Scenarios
import Testing

@Suite("A scenario gone through line by line")
struct SteppedScenarioTests {
  private static let text = "# day\ntitle Day\n\npush a {\n  \"aps\": {}\n}\r\nwake"

  private func scenario(_ text: String = text) throws -> SteppedScenario {
    try #require(SteppedScenario(Array(text.utf8), path: "day.scenario"))
  }

  @Test(
    "The text stays as it was, byte for byte",
    arguments: [text, "", "\n", "a", "a\n", "a\r\n\r\nb", "\u{FEFF}wake\n"])
  func exact(text: String) throws { #expect(try scenario(text).text == text) }

  @Test("What is no text is none") func bytes() {
    #expect(SteppedScenario([0xFF, 0xFE, 0x80], path: "a") == nil)
  }

  @Test("Lines that can run begin where their first word stands")
  func starts() throws {
    let scenario = try scenario()
    #expect(scenario.starts == [2, 4, 7])
    #expect(scenario.count == 7)
    #expect(scenario.words(6) == "}" && scenario.words(8) == "")
  }

  @Test("Back is the line that was played last; at the end the last one")
  func previous() throws {
    var scenario = try scenario()
    #expect(scenario.previous == 7)
    scenario.next = 4
    #expect(scenario.previous == 2)
    scenario.next = 2
    #expect(scenario.previous == nil)
  }

  @Test("A breakpoint is on a line that can run, and a run stops at the next one")
  func breakpoints() throws {
    var scenario = try scenario()
    let third = scenario.toggleBreakpoint(3)
    #expect(third == 4)
    scenario.next = 2
    #expect(scenario.nextBreakpoint == 4)
    scenario.next = 4
    #expect(scenario.nextBreakpoint == nil, "not the one where it stands")
    let (fourth, behind) = (scenario.toggleBreakpoint(4), scenario.toggleBreakpoint(8))
    #expect(fourth == 4 && behind == nil)
    #expect(scenario.breakpoints.isEmpty)
  }

  @Test("A change is taken back and made again, and keeps the end of its line")
  func edits() throws {
    var scenario = try scenario()
    let changes = (0..<2).map { _ in scenario.replace(6, with: "} id=x") }
    #expect(changes == [true, false], "the second one changes nothing")
    #expect(scenario.text.contains("} id=x\r\n") && scenario.isEdited)
    let undone = scenario.undoEdit()
    #expect(undone == 6 && scenario.text == Self.text && !scenario.isEdited)
    let redone = scenario.redoEdit()
    #expect(redone == 6 && scenario.isEdited)
    scenario.markSaved()
    #expect(!scenario.isEdited)
    _ = scenario.undoEdit()
    #expect(scenario.isEdited && scenario.redoableLine == 6, "the file has it still")
    let others = [scenario.replace(1, with: "# night"), scenario.replace(99, with: "wake")]
    #expect(others == [true, false])
    #expect(scenario.redoableLine == nil, "what came between leaves nothing to make again")
  }
}
