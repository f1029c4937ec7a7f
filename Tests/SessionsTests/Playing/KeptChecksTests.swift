import Delivery
import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Checks stay in the course of a session")
struct KeptChecksTests {
  private func played(_ text: String) throws -> Session { try run(text).session }

  private func run(_ text: String) throws -> HeadlessRun {
    let folder = try ScratchFolder(["d.scenario": text])
    let opening = try LoadedInput(
      [folder("d.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, keepsChecks: true)
    run.play()
    return run
  }

  private func passed(_ run: HeadlessRun) -> JSONValue? {
    run.stateJSON.value["expectations"]?["passed"]
  }

  private static let day = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Hot"}} id=hot
    expect groups 1
    expect groups 2
    +1m clear hot
    expect groups 0
    expect groups 3

    """

  @Test("A picture that is not as it was kept has failed in the JSON of the state, told once")
  func pictures() throws {
    let state = try run(Self.day + "snapshot tea\n").stateJSON.value
    let checks = state["expectations"]
    #expect(checks?["passed"] == .integer(2))
    let failed = checks?["failed"]?.array ?? []
    #expect(failed.count == 3, "\(failed)")
    #expect(!(state["diagnostics"]?.array ?? []).contains { failed.contains($0) }, "\(state)")
  }

  @Test("What failed is listed in the order of the course, and each moment can be gone back to")
  func failed() throws {
    var session = try played(Self.day)
    #expect(session.passedCheckCount == 2 && session.failedChecks.count == 2)
    let facts = session.facts.facts
    for check in session.failedChecks {
      session.look(atCheck: check.number)
      #expect(session.state.list.count == (check.number == session.failedChecks[0].number ? 1 : 0))
    }
    session.returnToPresent()
    #expect(session.facts.facts == facts && session.failedChecks.count == 2)
  }

  @Test("An expectation that an act alone made true goes with it, and comes again with it")
  func undone() throws {
    var session = try played(Self.day)
    _ = try session.undo()
    // Without the clearing there is one group.
    #expect(session.failedChecks.count == 2 && session.passedCheckCount == 1)
    #expect(!session.scenarioLines.contains("expect groups 0"))
    _ = try session.redo()
    #expect(session.failedChecks.count == 2 && session.passedCheckCount == 2)
    #expect(session.scenarioLines.contains("expect groups 0"))
    let own = try played(Self.day + "undo\nexpect groups 1\n")
    #expect(own.failedChecks.count == 2, "it knew what it expected before")
    #expect(own.passedCheckCount == 2)
  }

  @Test("Served, resumed and written anew, a session counts the same after an undo")
  func counted() throws {
    var served = try run(Self.day)
    let files = DataLocations(dataFolder: nil).files(folder: "")
    #expect(passed(served) == 2)
    _ = served.perform("undo", files: files)
    let anew = served.session.scenarioLines.map { $0 + "\n" }.joined()
    for other in [served, try run(Self.day + "undo\n"), try run(anew)] {
      #expect(passed(other) == 1 && other.session.passedCheckCount == 1)
    }
    _ = served.perform("redo", files: files)
    #expect(passed(served) == 2)
  }

  @Test("What lines of others expect is not kept, unless that was asked for")
  func asked() throws {
    var served = try run(Self.day)
    let files = DataLocations(dataFolder: nil).files(folder: "")
    let lines = served.session.scenarioLines
    _ = served.perform("expect groups 0", files: files)
    #expect(served.session.scenarioLines == lines)
  }

  @Test("What lies in a future that was left does not count")
  func left() throws {
    var session = try played(Self.day)
    session.look(atEvent: 2)
    try session.perform(.device(.wake))
    #expect(session.branches.count == 1 && session.passedCheckCount < 2)
  }

  @Test("A recording holds what was expected, and comes to the same when it is played")
  func recorded() throws {
    let session = try played(Self.day)
    let again = try HeadlessRun.played(session.scenarioLines.map { $0 + "\n" }.joined())
    #expect(again.report.passedExpectations == 2 && again.report.failures.count == 2)
  }

  @Test("What a person checks is taken back and comes again in its place, whatever came since")
  func ownChecks() throws {
    var session = try played(Self.day)
    let expectation = try #require(
      ScenarioDocument(line: "expect groups 0").lines.first?.expectation)
    try session.letPass(to: session.state.now + .minutes(1))
    session.check(expectation, isByPerson: true)
    try session.letPass(to: session.state.now + .minutes(1))
    let (lines, facts) = (session.scenarioLines, session.facts.facts)
    let passed = session.passedCheckCount
    #expect(try session.undo().title == "Expectation “groups 0”")
    #expect(session.facts.facts == facts && session.passedCheckCount == passed - 1)
    try session.letPass(to: session.state.now + .minutes(1))
    #expect(try session.redo().title == "Expectation “groups 0”")
    #expect(session.passedCheckCount == passed && session.redoTitle == nil)
    #expect(Array(session.scenarioLines.prefix(lines.count - 1)) == lines.dropLast())
  }

  @Test("A person's check in the past is taken back and put in again without leaving the future")
  func checksInThePast() throws {
    var session = try played(Self.day)
    let expectation = try #require(
      ScenarioDocument(line: "expect groups 1").lines.first?.expectation)
    let before = session.scenarioLines
    session.look(atEvent: 2)
    session.check(expectation, isByPerson: true)
    _ = try session.undo()
    #expect(session.isLookingBack && session.branches.isEmpty)
    _ = try session.redo()
    #expect(!session.isLookingBack && session.branches.isEmpty)
    let after = session.scenarioLines
    #expect(after.count == before.count + 1 && after.last == before.last)
    #expect(try session.undo().title != "Expectation “groups 1”", "an act came after it")
  }

  @Test("A snapshot has a name that none has yet, and can be taken back until the next act")
  func snapshots() throws {
    var session = try played(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n")
    func take() throws {
      let line = "snapshot \(session.freeSnapshotName)"
      let acts = try #require(ScenarioDocument(line: line).lines.first).acts(
        in: ResolutionContext(
          state: session.state, files: DataLocations(dataFolder: nil).files(folder: "")))
      guard case .snapshot(let request)? = acts.first else { return }
      session.keep(request, isByPerson: true)
    }
    let names = try (0..<3).map { _ in
      let name = session.freeSnapshotName
      try take()
      #expect(session.hasSnapshot(named: name))
      return name
    }
    #expect(names == ["lock-screen", "lock-screen-2", "lock-screen-3"])
    #expect(session.undoTitle == "Snapshot “lock-screen-3”")
    #expect(try session.undo().title == "Snapshot “lock-screen-3”")
    #expect(session.freeSnapshotName == "lock-screen-3")
    try session.perform(.device(.wake))
    #expect(try session.undo().title == "Wake", "it came after them")
    #expect(session.scenarioLines.filter { $0.hasPrefix("snapshot") }.count == 2)
  }
}
