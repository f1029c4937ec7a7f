import Files
import Glibc
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What is at the paths that were opened")
struct OpenedFeedsTests {
  @Test("A file is, and a scenario that came through a named pipe is not")
  func namedPipe() throws {
    let folder = try ScratchFolder(["day.scenario": "wake\n"])
    let (file, pipe) = (folder("day.scenario"), folder("pipe"))
    try #require(mkfifo(pipe, 0o600) == 0)
    var locations = DataLocations(dataFolder: nil)
    locations.piped[pipe] = SourceFile(path: pipe, bytes: Array("lock\n".utf8))
    for (path, played) in [(file, [file]), (pipe, [])] {
      let opening = try LoadedInput([path], settings: WorldSettings(), locations: locations)
      #expect(opening.scenarioFile?.path == path)
      #expect(opening.playedFiles.keys.map(\.text) == played)
    }
  }

  @Test("§7: payload files that cannot be read are complaints, and the others of the app come")
  func unreadable() throws {
    let folder = try ScratchFolder([
      "Tea.app/Notifications.json": "{}", "Tea.app/b.apns": #"{"aps":{"alert":"Ready"}}"#,
      "Tea.app/c.apns/of.what": "",
    ])
    try folder.link("Tea.app/a.apns", to: "nowhere")
    try folder.link("Tea.app/d.ndjson", to: "d.ndjson")
    let opening = try LoadedInput(
      [folder("Tea.app")], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
    #expect(!opening.diagnostics.contains { $0.severity == .error })
    var run = HeadlessRun(opening)
    run.play()
    #expect(run.session.state.notifications.count == 1 && run.report.hasInvalidInput)
    let errors = run.report.complaints.filter { $0.severity == .error }
    #expect(
      errors.map { String($0.place.path.suffix(8)) } == ["p/a.apns", "p/c.apns", "d.ndjson"])
  }
}
