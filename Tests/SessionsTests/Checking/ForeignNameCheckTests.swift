import Files
import Glibc
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Folders whose names are no UTF-8, where folders are looked through")
struct ForeignNameCheckTests {
  private static let words = "the bytes of its name are no UTF-8, so it cannot be opened; rename it"

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["a.scenario": "wake\n", "b/p.apns": #"{"aps":{"alert":"a"}}"#])
    for place in ["/", "/b/"] {
      let path = (Array((folder.path + place).utf8) + [0x64, 0xFF, 0]).map(CChar.init(bitPattern:))
      try #require(mkdir(path, 0o755) == 0)
    }
    return folder
  }

  @Test("A check tells each once, among scenarios and among payloads")
  func checked() throws {
    let folder = try folder()
    let found = try Check([folder.path], locations: DataLocations(dataFolder: nil)).findings
    #expect(
      found.filter { $0.message == Self.words }.map { "\($0.severity) \($0.place.path)" }
        == ["warning \(folder("b/d\u{FFFD}"))", "warning \(folder("d\u{FFFD}"))"])
  }

  @Test("Among tests each is one that cannot run, as a file is, and the others are played")
  func tested() throws {
    let folder = try folder()
    let locations = DataLocations(dataFolder: nil)
    let search = ScenarioSearch([folder.path], locations: locations)
    #expect(search.diagnostics == [] && search.scenarios.count == 3)
    let run = try TestRun(settings: WorldSettings(), locations: locations)
    let results = search.scenarios.map { run.play($0) }.filter { $0.verdict == .errored }
    #expect(
      results.map(\.scenario.path).sorted() == [folder("b/d\u{FFFD}"), folder("d\u{FFFD}")])
    #expect(results.flatMap(\.diagnostics).allSatisfy { $0.message == Self.words })
  }
}
