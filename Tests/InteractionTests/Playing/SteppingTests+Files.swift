import TerminalCore
import Testing

@testable import Interaction

// The scenario's file: when it is written, and what else writes it.
extension SteppingTests {
  @Test("Nothing is written into the file before it is asked for")
  func saving() throws {
    var seat = try seat()
    seat.type("E")
    seat.send(.input(.paste(" # changed")))
    seat.step("\n")
    #expect(seat.saved == [])
    seat.type("q")
    #expect(seat.text.contains("Leave without it?"), "\(seat.text)")
    seat.press(.enter)
    seat.type("F")
    let text = Self.day.replacing("id=one\n", with: "id=one # changed\n")
    #expect(seat.saved == [text])
    seat.interaction.savedScenario(text)
    seat.type("F")
    #expect(seat.text.contains("The file says what stands here."), "\(seat.text)")
    seat.acts = []
    seat.type("q")
    #expect(seat.acts == [.quit])
  }

  @Test("A changed scenario is not lost by q in a window too small to ask about it")
  func leavingTooSmall() throws {
    var seat = try seat()
    seat.type("E")
    seat.send(.input(.paste(" # changed")))
    seat.step("\n")
    seat.send(.input(.resize(Size(columns: 30, rows: 8))))
    seat.acts = []
    seat.type("q")
    #expect(seat.acts.isEmpty)
    #expect(seat.text.contains("the scenario"), "\(seat.text)")
  }

  @Test("What was done with a line is said, and that F writes it where the file says otherwise")
  func toldOfLine() throws {
    var seat = try seat()
    seat.type("E")
    seat.send(.input(.paste(" # changed")))
    seat.step("\n")
    #expect(seat.text.contains("u takes it back, F writes day.scenario."), "\(seat.text)")
    seat.step("u")
    #expect(seat.text.contains("Undid: line 4."), "\(seat.text)")
    #expect(!seat.text.contains("F writes"), "\(seat.text)")
    seat.step("U")
    #expect(seat.text.contains("Did again: line 4. F writes day.scenario."), "\(seat.text)")
    seat.interaction.savedScenario(Self.day.replacing("id=one\n", with: "id=one # changed\n"))
    seat.step("u")
    #expect(seat.text.contains("Undid: line 4. F writes day.scenario."), "\(seat.text)")
  }

  @Test("A file that something else changed is written over only when that is asked for twice")
  func otherWriter() throws {
    var seat = try seat()
    seat.type("E")
    seat.send(.input(.paste(" # changed")))
    seat.step("\n")
    try seat.write("wake\n", to: "day.scenario")
    seat.type("F")
    #expect(seat.saved == [] && seat.text.contains("was changed by something else"), "\(seat.text)")
    seat.type("F")
    #expect(seat.saved.count == 1)
  }

  @Test("While it is edited, what changes is named, and its own file is written over at once")
  func changedMeanwhile() throws {
    var seat = try TestSession(
      "include other.scenario\nwake\n", others: ["other.scenario": "lock\n"], stopLine: 2)
    seat.interaction.followFiles(at: seat.time)
    seat.type("DE")
    seat.send(.input(.paste(" # changed")))
    seat.step("\n")
    try seat.write("lock\nauthenticate\n", to: "other.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    #expect(seat.text.contains("other.scenario is not reloaded"), "\(seat.text)")
    try seat.write("lock\n", to: "day.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    #expect(seat.text.contains("day.scenario was changed by something else"), "\(seat.text)")
    seat.type("F")
    #expect(seat.saved.count == 1, "\(seat.text)")
  }

  @Test("What was wrong with a version that was not taken is said no more once that is taken back")
  func takenBack() throws {
    var seat = try TestSession("lock\nwake\n", stopLine: 2)
    seat.type("gs")
    seat.interaction.followFiles(at: seat.time)
    try seat.write("lock\nwke\n", to: "day.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    #expect(seat.interaction.complaints.all.contains { $0.severity == .error })
    try seat.write("lock\nwake\n", to: "day.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    #expect(seat.interaction.complaints.all.isEmpty, "\(seat.text)")
    #expect(seat.text.contains("says what it said before"), "\(seat.text)")
  }

  @Test("What was written before it is first looked at is shown, stepped and played as it is then")
  func writtenUnseen() throws {
    var seat = try TestSession(Self.day, stopLine: 4)
    seat.interaction.followFiles(at: seat.time)
    let text = Self.day.replacing("Three p", with: "P").replacing("id=one", with: "id=uno")
    try seat.write(text, to: "day.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    seat.type("D.")
    #expect(seat.pushed == ["uno"] && seat.text.contains("title \"Pushes\""), "\(seat.text)")
    seat.step(",.")
    #expect(seat.pushed == ["uno"], "\(seat.text)")
  }
}
