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

  @Test("Tests are not played without those that may lie there")
  func tested() throws {
    let folder = try folder()
    let search = ScenarioSearch([folder.path], locations: DataLocations(dataFolder: nil))
    #expect(search.scenarios.count == 1)
    #expect(
      search.diagnostics.filter { $0.message == Self.words }.map(\.place.path).sorted()
        == [folder("b/d\u{FFFD}"), folder("d\u{FFFD}")])
  }
}
