import Files
import Notifications
import Sessions
import TestSupport
import Testing

@testable import Interaction

@Suite("Expectations of the screen for which the clock goes on")
struct AwaitedScreenTests {
  @Test(
    "What a screen says because time passes is found at its moment, though nothing comes then",
    arguments: [
      (#"expect within 5m screen contains "9:43""#, true, "09:43:00"),
      (#"expect not within 5m screen contains "9:43""#, false, "09:43:00"),
      (#"expect within 5m screen contains "2m ago""#, true, "09:43:20"),
      (#"expect not within 5m screen contains "4m ago""#, false, "09:45:20"),
      (#"expect not within 2m screen contains "4m ago""#, true, "09:43:20"),
      (#"expect within 2m screen matches /[34]m\sago/"#, false, "09:43:20"),
    ])
  func found(line: String, holds: Bool, clock: String) throws {
    let run = try played(line)
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
    #expect(run.report.failedChecks.isEmpty == holds)
    #expect(run.session.state.clockText == clock)
  }

  @Test(
    "V5: the seconds that a service extension has left are found, though nothing comes then",
    arguments: [("", true), ("not ", false)])
  func counted(word: String, holds: Bool) throws {
    let run = try played(
      """
      app {"bundleIdentifier":"com.example.slow","displayName":"Slow",\
      "service":{"steps":[{"after":"25s","set":{"title":"Late"}}]}}
      push slow {"aps":{"alert":"Hi","mutable-content":1}}
      expect \(word)within 9s screen contains "27 s left"
      """)
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
    #expect(run.report.failedChecks.isEmpty == holds)
    #expect(run.session.state.clockText == "09:41:23")
  }

  @Test("K26: a screen that never says it is looked at so often at most")
  func limit() throws {
    let run = try played("policy clock.maxEvents 5\nexpect within 52w screen contains nowhere")
    let words = run.report.diagnostics.map(\.message)
    #expect(words.count == 1, "\(words)")
    #expect(
      words.first?.hasPrefix("more than 5 changes of the screen come by themselves until ") == true,
      "\(words)")
  }

  private func played(_ lines: String) throws -> HeadlessRun {
    let folder = try ScratchFolder([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      unlock
      home
      +20s push tea {"aps":{"alert":"Ready"}}
      lock
      policy display.seconds 0
      wake
      \(lines)

      """
    ])
    var settings = WorldSettings()
    settings.drawing = .screens
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: settings, locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, keepsChecks: true)
    run.play()
    return run
  }
}
