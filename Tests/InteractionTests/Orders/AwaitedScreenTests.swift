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
    let folder = try ScratchFolder([
      "a.scenario": """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      unlock
      home
      +20s push tea {"aps":{"alert":"Ready"}}
      lock
      policy display.seconds 0
      wake
      \(line)

      """
    ])
    var settings = WorldSettings()
    settings.drawing = .screens
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: settings, locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening, keepsChecks: true)
    _ = run.play()
    #expect(run.report.diagnostics.isEmpty, "\(run.report.diagnostics)")
    #expect(run.report.failedChecks.isEmpty == holds)
    #expect(run.session.state.clockText == clock)
  }
}
