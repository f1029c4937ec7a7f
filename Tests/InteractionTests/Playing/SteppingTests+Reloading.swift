import Testing

@testable import Interaction
@testable import Sessions

// A scenario that is written while one goes through it: what its lines did is replaced, and what
// the person did between them is done again behind them.
extension SteppingTests {
  /// The scenario with other words, as an editor writes it.
  private static let changed = day.replacing(#""one""#, with: #""uno""#)
    .replacing(#""two""#, with: #""due""#)

  /// Stops before a line, and waits for what is written.
  private func followed(
    _ text: String = day, stopLine: Int? = 4, others: [String: String] = [:]
  ) throws -> TestSession {
    var seat = try TestSession(text, others: others, stopLine: stopLine, keepsJournal: true)
    seat.interaction.followFiles(at: seat.time)
    return seat
  }

  private func write(_ text: String, _ seat: inout TestSession) throws {
    try seat.write(text, to: "day.scenario")
    _ = TestSession.settle(&seat.interaction, from: &seat.time)
    seat.settle()
  }

  /// Clears a notification behind two.
  private static let clearing = day.replacing(
    "expect group chat/x count 3\npush", with: "clear two\npush")

  @Test(
    "§2: What was stepped through is there once when its scenario is written, in the journal, too",
    arguments: ["c", "....", "...,,.."])
  func writtenBehindSteps(keys: String) throws {
    var seat = try followed()
    seat.type("D")
    seat.step(keys)
    let (pushed, next) = (seat.pushed, seat.next)
    try write(Self.changed, &seat)
    #expect(seat.session.scenarioLines.contains { $0.contains("due") }, "\(seat.text)")
    #expect(seat.pushed == pushed && seat.next == next, "\(seat.text)")
    let lines = seat.journal.split(separator: "\n").dropFirst()
    #expect(lines.count { $0.contains("push") } == pushed.count, "\(seat.journal)")
    let header = try JournalHeader.read(Array(seat.journal.utf8), path: "journal")
    #expect(header.next?.line == next.map(Int32.init), "\(seat.journal)")
  }

  @Test("What the next events of the phone played stays played when the scenario is written")
  func writtenBehindEvents() throws {
    var seat = try followed()
    seat.type("..")
    #expect(seat.pushed == ["one", "two"])
    try write(Self.changed, &seat)
    #expect(seat.pushed == ["one", "two"] && seat.interaction.playback.nextLine?.place.line == 6)
    seat.type(".")
    #expect(seat.pushed == ["one", "two", "three"], "\(seat.text)")
  }

  @Test("What a person does between two lines is done again behind them, to the same notifications")
  func actsBetweenSteps() throws {
    var seat = try followed()
    seat.type("D.")
    seat.run([#"push chat {"aps":{"alert":"own"}} id=own"#, "clear one"])
    seat.type("D.")
    seat.run(["clear own"])
    try write(Self.changed, &seat)
    #expect(seat.pushed == ["one", "two", "own"] && seat.session.state.list.count == 1)
    #expect(seat.session.scenarioLines.count { $0.hasPrefix("clear") } == 2, "\(seat.journal)")
    try write(Self.day, &seat)
    #expect(seat.pushed == ["one", "two", "own"] && seat.session.state.list.count == 1)
  }

  @Test(
    "Of a line that was played, or undone and done again, nobody is told that it cannot be done",
    arguments: [(6, "D."), (7, "uU")])
  func linesAreNoActs(stopLine: Int, keys: String) throws {
    var seat = try followed(Self.clearing, stopLine: stopLine)
    seat.type(keys)
    seat.press(.escape)
    #expect(seat.session.state.list.count == 1)
    try write(Self.clearing.replacing("the end", with: "over"), &seat)
    #expect(seat.text.contains("day.scenario reloaded."), "\(seat.text)")
    #expect(seat.session.state.list.count == 1)
  }

  @Test("What the person had included stays when the scenario is written")
  func includedByPerson() throws {
    let more = #"push chat {"aps":{"alert":"more"}} id=more"#
    var seat = try followed(others: ["more.scenario": more + "\n"])
    seat.type("D.")
    seat.run(["include more.scenario"])
    seat.settle()
    #expect(seat.pushed == ["one", "more"], "\(seat.text)")
    try write(Self.changed, &seat)
    #expect(seat.pushed == ["one", "more"], "\(seat.text)")
  }

  @Test("What is done before anything of the scenario is played stays when that is written")
  func actsBeforeAll() throws {
    var seat = try followed(stopLine: 1)
    seat.run(["note own"])
    try write(Self.changed, &seat)
    #expect(seat.session.scenarioLines == ["note own"], "\(seat.text)")
  }
}
