import Notifications
import Programs
import Scenarios
import TestSupport
import TestTraits
import Testing

@testable import Sessions

@Suite("Programs of extensions, beside the clock and lines", .waitsOutside)
struct ProgramClockTests {
  // B11: its extension starts a minute later, while the clock moves.
  private static let lines = [
    """
    app {"bundleIdentifier":"com.example.whisper","displayName":"Whisper",\
    "service":{"name":"Decrypt","command":["sh","./open.sh"]}}
    """,
    """
    push whisper {"aps":{"alert":"You have a secret.","mutable-content":1}} id=one priority=5
    """,
  ]
  private static let open = """
    cat > /dev/null
    echo '{"content":{"body":"Opened"}}'
    """

  private static func scenario(_ more: String) -> String {
    (lines + [more]).map { $0 + "\n" }.joined()
  }

  @Test(
    "V17: a program is asked when its extension starts, however far the clock goes at once",
    arguments: [("wait 5m", []), ("+5m note later", []), ("", ["--at=09:46"])])
  func startedByClock(last: String, options: [String]) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario(last), "open.sh": Self.open])
    let outcome = try desk.run(["run", "a.scenario", "--allow-programs"] + options)
    #expect(outcome.output.contains("09:42:00 replied one "), "\(outcome.output)")
    #expect(!outcome.output.contains("extensionExpired"), "\(outcome.output)")
  }

  private static let payload = #"{"aps":{"alert":"You have a secret.","mutable-content":1}}"#
  private static let answer = #"answer Decrypt {"content":{"body":"Written"}}"#
  private static let first = "push murmur \(payload) id=a"
  private static let second = "push whisper \(payload) id=b"

  @Test(
    "V17: a line that says what a program answers keeps none from running that it is not about",
    arguments: [
      ([first, "wait 40s", second], "\(answer) notification=b"),
      ([first, "wait 40s", second], answer),
      ([first, second], "+5s \(answer) notification=b"),
      ([second, first], answer),
    ])
  func written(before: [String], answer: String) throws {
    let app = Self.lines[0]
    let other = app.replacing("whisper", with: "murmur").replacing("Whisper", with: "Murmur")
    let lines =
      [app, other] + before + ["expect notification a body Opened"]
      + [answer, "expect notification b body Written"]
    let desk = try CommandLineHarness([
      "a.scenario": lines.map { $0 + "\n" }.joined(), "open.sh": Self.open,
    ])
    let outcome = try desk.run("test", "a.scenario", "--allow-programs")
    #expect(outcome.status == .exited(0), "\(outcome.output) \(outcome.errors)")
  }

  // A phone without a screen, as it is served.
  private func phone(
    in folder: ScratchFolder, allowsAll: Bool = true
  ) throws -> (run: HeadlessRun, files: ScenarioFiles) {
    var locations = DataLocations(dataFolder: nil)
    locations.programs.launcher = .ofBuiltProgram
    locations.programs.allowsAll = allowsAll
    var run = HeadlessRun(try LoadedInput([], settings: WorldSettings(), locations: locations))
    run.kept.begin(Journal(nil))
    return (run, locations.files(folder: folder.path))
  }

  @Test("V17: a program is asked as soon as the clock of a served phone starts its extension")
  func startedByRunningClock() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var (run, files) = try phone(in: folder)
    for line in ["policy apns.p5Delay 3"] + Self.lines { _ = run.perform(line, files: files) }
    #expect(run.session.state.serviceRuns.isEmpty)
    try run.letPass(to: run.session.state.now + .seconds(3))
    #expect(!run.session.awaitsAnswers)
    _ = run.perform("expect notification one body Opened", files: files)
    #expect(run.report.passedExpectations == 1)
  }

  @Test(
    "V17: who sends lines may answer for a program that may not run, also where the clock asked")
  func answeredByLine() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var (run, files) = try phone(in: folder, allowsAll: false)
    for line in ["policy apns.p5Delay 3"] + Self.lines { _ = run.perform(line, files: files) }
    try run.letPass(to: run.session.state.now + .seconds(3))
    #expect(run.session.awaitsAnswers)
    for line in [Self.answer, "expect notification one body Written"] {
      _ = run.perform(line, files: files)
    }
    #expect(run.report.passedExpectations == 1)
  }

  @Test("V17: what a line expects is about what a program makes of what came before it")
  func expectedAtOnce() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var (run, files) = try phone(in: folder)
    run.programs.areWaitedFor = false
    let lines = [Self.lines[0], Self.lines[1].replacing(" priority=5", with: "")]
    for line in lines + ["expect notification one body Opened"] {
      _ = run.perform(line, files: files)
    }
    #expect(run.report.passedExpectations == 1)
  }

  @Test("V17: a journal has one line of a move of the clock, however often it stopped on the way")
  func stops() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var (run, files) = try phone(in: folder)
    let request =
      #"{"identifier":"tea","content":{"body":"Tea"},"trigger":{"timeInterval":60,"repeats":true}}"#
    for line in [Self.lines[0], "schedule whisper \(request)", "wait 10m"] {
      _ = run.perform(line, files: files)
    }
    let kept = run.kept.journal.lines.filter { $0.hasPrefix("at ") || $0.hasPrefix("wait ") }
    #expect(kept.count == 1, "\(run.kept.journal.lines)")
  }

  @Test("V17: what a program answered while a typed line moved the clock is in the journal there")
  func journal() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var (run, files) = try phone(in: folder)
    for line in Self.lines + ["wait 5m"] { _ = run.perform(line, files: files) }
    let journal = run.kept.journal.lines + ["expect notification one body Opened"]
    let copy = try ScratchFolder(["a.scenario": journal.map { $0 + "\n" }.joined()])
    let opening = try LoadedInput(
      [copy("a.scenario")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    var again = HeadlessRun(opening)
    again.play()
    #expect(again.report.passedExpectations == 1, "\(journal)")
    #expect(again.session.state.now == run.session.state.now)
  }
}
