import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Expectations for which the clock goes on")
struct WaitingExpectationTests {
  private static let tea = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    schedule tea {"identifier":"pot","content":{"title":"Ready"},"trigger":{"timeInterval":90,"repeats":false}}

    """

  private func run(
    _ lines: String, until moment: String? = nil, stopsOften: Bool = false,
    recorders: [any Recorder] = []
  ) throws -> (run: HeadlessRun, clock: String) {
    let folder = try ScratchFolder(["a.scenario": Self.tea + lines])
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, keepsChecks: true, stopsOften: stopsOften, recorders: recorders)
    _ = run.play(until: moment.flatMap(When.init))
    let state = run.session.state
    return (run, CivilTime(state.now, in: state.device.timeZone).clockText)
  }

  @Test(
    "The clock goes on until it is so, and no further; where it never is, to the end of the time",
    arguments: [
      ("expect within 5m delivered pot", 1, 0, "09:42:30"),
      ("expect within 1m delivered pot", 0, 1, "09:42:00"),
      ("expect within 5m pending tea 1", 1, 0, "09:41:00"),
      ("expect within 5m not pending pot", 1, 0, "09:42:30"),
      ("expect not within 1m delivered pot", 1, 0, "09:42:00"),
      ("expect not within 5m delivered pot", 0, 1, "09:42:30"),
      ("expect not within 1m not pending pot", 1, 0, "09:42:00"),
      ("09:42 expect within 5m delivered pot\n+1s wake", 1, 0, "09:42:31"),
      ("expect within 0s delivered pot", 0, 1, "09:41:00"),
      // P3: a display goes dark though nothing comes.
      ("wake\nexpect within 30s not device awake", 1, 0, "09:41:10"),
      ("wake\nexpect not within 25s not device awake", 0, 1, "09:41:10"),
      ("wake\n+82s expect within 30s not device awake", 1, 0, "09:42:22"),
    ])
  func waits(line: String, held: Int, failed: Int, clock: String) throws {
    for stopsOften in [false, true] {
      let (run, now) = try run(line, stopsOften: stopsOften)
      #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
      #expect(run.report.passedExpectations == held && run.report.failedChecks.count == failed)
      #expect(now == clock, "\(line)")
    }
  }

  @Test("K26: what never comes is refused as a wait for it is, however often anything else comes")
  func limit() throws {
    let ticks = """
      policy clock.maxEvents 100
      schedule tea {"identifier":"tick","content":{"title":"T"},"trigger":{"timeInterval":60,"repeats":true}}

      """
    let plain = try run(ticks + "wait 52w").run.report.diagnostics.filter { $0.severity == .error }
    #expect(plain.count == 1)
    for stopsOften in [false, true] {
      // Nothing is left of it that the next line would be waited for by.
      let lines = ticks + "expect within 52w badge tea 9\nexpect within 1m not pending tick"
      let (run, clock) = try run(lines, stopsOften: stopsOften)
      let errors = run.report.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == plain.map(\.message), "\(errors)")
      #expect(errors.first?.place.line == 5, "\(errors)")
      #expect(run.report.failedChecks.count == 1 && clock == "11:22:00", "what came stays")
    }
  }

  @Test("A failure says what was written and what was found in the end")
  func words() throws {
    let late = try run("expect within 1m delivered pot").run.report.failures
    #expect(late.first?.diagnostic.message.hasPrefix("expected within 1m delivered pot,") == true)
    let early = try run("expect not within 5m delivered pot").run.report.failures
    #expect(early.first?.shownBy.time.contains("09:42:30") == true, "\(early)")
    #expect(early.first?.expected == "not within 5m delivered pot", "\(early)")
  }

  @Test("A run that stops at a moment stops in the middle of it, too")
  func stops() throws {
    let (run, clock) = try run("expect within 5m delivered pot\nnote x", until: "09:42")
    #expect(clock == "09:42:00")
    #expect(run.report.passedExpectations == 0 && run.report.failedChecks.isEmpty)
  }

  @Test("A journal has the time that was let pass")
  func kept() throws {
    let folder = try ScratchFolder(["a.scenario": Self.tea + "expect within 5m delivered pot\n"])
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var kept = KeptSession(opening.session)
    var playback = opening.playback
    playback.performed = PerformedLines()
    while !playback.isFinished { _ = playback.step(&kept.session) }
    let lines = try #require(playback.performed?.lines)
    #expect(lines.last?.contains("09:42:30") == true, "\(lines)")
  }

  @Test("What was played can be played again: waits are written down, what held then stands behind")
  func recorded() throws {
    for line in ["expect within 5m delivered pot", "expect not within 1m delivered pot"] {
      let (first, clock) = try run(line)
      let flat = FlatScenario(
        first.session, title: nil, origin: "a", in: "b.scenario", from: "/"
      ).text
      #expect(!flat.contains("within"), "\(flat)")
      let opening = LoadedInput(
        scenario: SourceFile(path: "b.scenario", bytes: Array(flat.utf8)),
        on: try WorldSettings().session(in: DataLocations(dataFolder: nil)),
        locations: DataLocations(dataFolder: nil))
      var again = HeadlessRun(opening)
      again.play()
      let state = again.session.state
      #expect(again.report.passedExpectations == 1 && again.report.failedChecks.isEmpty, "\(flat)")
      #expect(CivilTime(state.now, in: state.device.timeZone).clockText == clock)
    }
  }

  @Test("A name that nothing ever has is a mistake, and not waited for in vain")
  func names() throws {
    let found = try run("expect within 1m delivered pott").run.report
    #expect(found.hasInvalidInput)
    #expect(
      found.diagnostics.map(\.message).contains { $0.contains("unknown notification \"pott\"") })
  }

  @Test("Calls are counted")
  func counts() throws {
    let lines = """
      unlock
      launch tea
      will-present tea alert
      +2m expect call tea willPresent count=1
      expect call tea willPresent count=>=1
      expect call tea willPresent count=2
      expect not call tea willPresent count=<=0
      expect call tea openSettingsFor count=0
      """
    let report = try run(lines).run.report
    #expect(report.passedExpectations == 4, "\(report.failures.map(\.diagnostic))")
    #expect(report.failures.map(\.expectation) == ["call tea willPresent count=2"])
  }
}
