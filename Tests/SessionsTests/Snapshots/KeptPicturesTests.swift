import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("The pictures that are kept beside a scenario")
struct KeptPicturesTests {
  @Test("G5: a picture whose name only looks like one that a line has is named no more")
  func lookalikes() throws {
    let (own, other) = ("caf\u{E9}", "cafe\u{301}")
    let folder = try ScratchFolder([
      "a.scenario": "snapshot \(own)\n", "b.scenario": "snapshot \(own)\nsnapshot \(other)\n",
    ])
    for scenario in ["a", "b"] {
      let path = folder("\(scenario).scenario")
      let pictures = FilePath(ScenarioFeeds.snapshotFolder(of: path)).name
      for name in [own, other] { try folder.write([], to: "\(pictures)/\(name).txt") }
      let file = try SourceFile.read(path)
      let obsolete = KeptPictures(of: file, DataLocations(dataFolder: nil)).obsolete
      let wanted = scenario == "a" ? [folder("\(pictures)/\(other).txt")] : []
      #expect(obsolete.map(ExactText.init) == wanted.map(ExactText.init))
    }
  }
}
