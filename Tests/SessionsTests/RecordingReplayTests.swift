import Files
import Foundation
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("A recording replays to what was recorded")
struct RecordingReplayTests {
  private func run(_ path: String) throws -> HeadlessRun {
    let locations = DataLocations(dataFolder: Checkout.path)
    let opening = try LoadedInput([path], settings: WorldSettings(), locations: locations)
    var run = HeadlessRun(opening)
    run.play()
    return run
  }

  @Test(
    "Every scenario, recorded in a folder of its own, leads to the same phone",
    arguments: Checkout.scenarios
  )
  func replays(scenario: String) throws {
    let first = try run(Checkout.path + "/Fixtures/Scenarios/" + scenario)
    let folder = try ScratchFolder([:])
    let path = folder("recording.scenario")
    let lines = first.session.recording(in: path, from: "/")
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let second = try run(path)
    let errors = second.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    #expect(
      JSONText.pretty(second.session.state.json.value)
        == JSONText.pretty(first.session.state.json.value))
  }
}
