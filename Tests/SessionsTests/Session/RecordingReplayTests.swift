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
    let lines = first.session.flatLines(in: path, from: "/")
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let second = try run(path)
    let errors = second.report.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    #expect(
      JSONText.pretty(second.session.state.json.value)
        == JSONText.pretty(first.session.state.json.value))
  }

  @Test("What lies in the data folder is recorded by its name there, which all machines know")
  func dataFolder() throws {
    let folder = try ScratchFolder([
      "day.scenario": """
      app Album.app
      schedule album {"identifier":"a","content":{"title":"A","attachments":[{"path":"Media/beach.jpg"}]}}
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","service":{"steps":[]}} from=Album.app

      """
    ])
    let session = try run(folder("day.scenario")).session
    let lines = session.flatLines(in: folder("flows/flow.scenario"), from: "/")
    #expect(lines.first == "app Fixtures/Apps/Album.app")
    #expect(lines[1].contains(#""path":"Fixtures/Apps/Album.app/Media/beach.jpg""#), "\(lines)")
    #expect(lines.last?.hasSuffix(" from=Fixtures/Apps/Album.app") == true, "\(lines)")
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "flow.scenario")
    let again = try run(folder("flow.scenario"))
    #expect(again.report.diagnostics.isEmpty, "\(again.report.diagnostics)")
    #expect(
      JSONText.pretty(again.session.state.json.value)
        == JSONText.pretty(session.state.json.value))

    let within = session.flatLines(in: Checkout.path + "/Fixtures/Scenarios/x.scenario", from: "/")
    #expect(within.first == "app ../Apps/Album.app")
    try folder.write([], to: "Fixtures/Apps/Album.app")
    let own = session.flatLines(in: folder("flow.scenario"), from: "/")
    #expect(own.first?.hasSuffix("/Fixtures/Apps/Album.app") == true && own.first != lines.first)
  }

  @Test("A payload that came over a wire is kept in a file beside the scenario, byte for byte")
  func wire() throws {
    let payload = "{\n  \"aps\": {\"alert\": \"Hi\"}\n}"
    let folder = try ScratchFolder([
      "day.scenario": """
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      push chat \(payload) via=http id=a
      push chat {"aps":{"alert":"Inline"}} id=b

      """
    ])
    let first = try run(folder("day.scenario"))
    let recorded = first.session.recordedScenario(in: folder("flow.scenario"), from: "/")
    #expect(recorded.payloads.map(\.path) == ["flow.payloads/1.apns"])
    #expect(
      recorded.lines.contains { $0.contains("push com.example.chat flow.payloads/1.apns id=") })
    #expect(
      recorded.lines.contains { $0.contains("Inline") }, "what no wire brought stays in its line")
    for file in recorded.payloads { try folder.write(file.bytes, to: file.path) }
    try folder.write(Array(recorded.lines.joined(separator: "\n").utf8), to: "flow.scenario")
    let second = try run(folder("flow.scenario"))
    #expect(second.report.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(
      JSONText.pretty(second.session.state.json.value)
        == JSONText.pretty(first.session.state.json.value))
  }
}
