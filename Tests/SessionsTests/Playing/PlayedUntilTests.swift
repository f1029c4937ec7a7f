import Delivery
import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("How far a scenario is played")
struct PlayedUntilTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"One"}} id=one
    09:45 push tea {"aps":{"alert":"Two"}} id=two
    wait 5m
    expect groups 7
    10:00 push tea {"aps":{"alert":"Three"}} id=three
    expect groups 8

    """

  private func run() throws -> HeadlessRun { try .of(Self.day) }

  private func listed(_ run: HeadlessRun) -> Int { run.session.state.list.count }

  @Test(
    "Up to a moment all happens that comes until then, and the clock stands there",
    arguments: [
      ("09:41", 1, "09:41:00"), ("09:44:59", 1, "09:44:59"), ("09:45", 2, "09:45:00"),
      ("09:49", 2, "09:49:00"), ("09:59", 2, "09:59:00"), ("10:00", 3, "10:00:00"),
      ("23:00", 3, "23:00:00"), ("+4m", 2, "09:45:00"),
    ])
  func moments(moment: String, count: Int, clock: String) throws {
    var run = try run()
    let outcome = run.play(until: When(moment))
    #expect(outcome == .reached && listed(run) == count && run.session.state.clockText == clock)
  }

  @Test("A moment before the beginning is none that could be shown")
  func tooEarly() throws {
    var run = try run()
    let outcome = run.play(until: When("2018-06-04T09:40"))
    #expect(outcome == .past && listed(run) <= 1)
  }

  @Test(
    "A moment to which the clock does not go says why, and none of it happens",
    arguments: [
      ("+1h", "more than 9 events come by themselves"), ("9999-12-31T18:00", "the year 9999"),
    ])
  func refused(moment: String, words: String) throws {
    var run = try HeadlessRun.of(
      """
      policy clock.maxEvents 9
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      schedule tea {"identifier":"d","content":{"title":"d"},"trigger":{"timeInterval":60,"repeats":true}}

      """)
    guard case .refused(let refusal) = run.play(until: When(moment)) else {
      Issue.record("\(moment) is reached")
      return
    }
    #expect(refusal.description.contains(words), "\(refusal)")
    #expect(run.session.state.clockText == "09:41:00" && listed(run) == 0)
  }

  @Test(
    "Before a line everything above it has happened, and nothing of it",
    arguments: [
      (1, 0, "09:41:00"), (2, 0, "09:41:00"), (3, 1, "09:41:00"), (4, 2, "09:45:00"),
      (5, 2, "09:50:00"),
      (99, 3, "10:00:00"), (Int.max, 3, "10:00:00"),
    ])
  func lines(line: Int, count: Int, clock: String) throws {
    var run = try run()
    run.play(stop: .before(line))
    #expect(listed(run) == count && run.session.state.clockText == clock)
  }

  @Test(
    "After as many failures as are wanted nothing more is played",
    arguments: [(1, 2), (2, 3), (9, 3)])
  func failures(count: Int, listed: Int) throws {
    var run = try run()
    run.play(failures: count)
    #expect(self.listed(run) == listed && run.report.failedChecks.count == min(count, 2))
  }

  @Test(
    "Played on, it comes to what it comes to at once",
    arguments: ["09:41", "09:43", "09:47", "12:00"])
  func goesOn(moment: String) throws {
    var (once, twice) = (try run(), try run())
    twice.playOn(until: When(moment))
    once.playOn(until: When("12:00"))
    twice.playOn(until: When("12:00"))
    // How many facts there were before an arrival differs with the moves of the clock between.
    let told = { (run: HeadlessRun) in
      run.session.facts.facts.filter { !$0.isClockMove }.map { $0.line(in: run.session.state) }
    }
    #expect(told(once) == told(twice))
    #expect(once.report.failures.map(\.actual) == twice.report.failures.map(\.actual))
  }

  @Test(
    "A failure says the line that was played, the command that opens it, and the seed where there is one"
  )
  func failure() throws {
    var run = try HeadlessRun.of("seed 7\nnote x\nexpect groups 3\n", path: "my day.scenario")
    run.play()
    let failure = try #require(run.report.failedChecks.first)
    #expect(failure.seed == 7 && failure.openedPlace?.line == 3 && failure.picture == nil)
    #expect(failure.openingCommand == "coversheet open 'my day.scenario' --line 3")
    #expect(failure.lines.first == failure.diagnostic.description)
    #expect(
      failure.lines.suffix(2) == [
        "  open      coversheet open 'my day.scenario' --line 3", "  seed      7",
      ])
    var input = try HeadlessRun.of("expect groups 3\n", path: "-")
    input.play()
    #expect(
      input.report.failedChecks.first?.openingCommand == nil,
      "standard input cannot be opened again")
  }
}

@Suite("How the world of a run begins")
struct WorldBeginningTests {
  private func session(_ change: (inout WorldSettings) -> Void) throws -> Session {
    var settings = WorldSettings()
    change(&settings)
    return try settings.session(in: DataLocations(dataFolder: nil))
  }

  @Test("It is Monday, 9:41, in whatever zone the phone is")
  func start() throws {
    #expect(try session { _ in }.state.device.timeZone.identifier == "America/Los_Angeles")
    let files = TimeZoneFolder("/usr/share/zoneinfo")
    for name in ["Asia/Kolkata", "Pacific/Apia", "America/St_Johns"] {
      let zone = try files.timeZone(name, at: Place("test"))
      let state = try session { $0.configuration.timeZone = zone }.state
      let time = CivilTime(state.now, in: state.device.timeZone)
      #expect(time.isoText.hasPrefix("2018-06-04T09:41") && time.weekday == 2)
    }
  }

  @Test("What the command line sets comes before everything else, the seed first, and in its order")
  func commands() throws {
    let session = try session {
      $0.seed = 7
      $0.configuration.profile = .ios15
      $0.policies = [PolicySetting(.stackThreshold, 4), PolicySetting(.stackThreshold, 5)]
    }
    #expect(session.entries.map(\.command).first == .seed(7))
    #expect(session.state.seed == 7 && session.state.device.profile == .ios15)
    #expect(session.state.device.policies[.stackThreshold] == 5, "the last one holds")
    #expect(session.entries.count == 4)
  }

  @Test(
    "Who plays it once more writes each option as a shell reads it",
    arguments: [
      (["--seed=7"], "--seed 7"), (["--locale=de_AT", "--os=15"], "--locale de_AT --os 15"),
      (["--policy=list.style=ampersand"], "--policy list.style=ampersand"),
      (["--strict"], "--strict"), (["--allow-programs", "--os=15"], "--allow-programs --os 15"),
      (["--data=/my data"], "--data '/my data'"), (["--data=$HOME;rm"], "--data '$HOME;rm'"),
    ])
  func options(options: [String], line: String) {
    let words = StartingOptions(options: options).options
    #expect(words.map(\.shellWord).joined(separator: " ") == line)
  }
}
