import Notifications
import Programs
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

  @Test("V17: what a program answered while a typed line moved the clock is in the journal there")
  func journal() throws {
    let folder = try ScratchFolder(["open.sh": Self.open])
    var locations = DataLocations(dataFolder: nil)
    locations.programs.launcher = .ofBuiltProgram
    locations.programs.allowsAll = true
    var run = HeadlessRun(try LoadedInput([], settings: WorldSettings(), locations: locations))
    run.kept.begin(Journal(nil))
    for line in Self.lines + ["wait 5m"] {
      _ = run.perform(line, files: locations.files(folder: folder.path))
    }
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
