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

  @Test("§2: pictures that a link leads out to are another’s, those beside a scenario its own")
  func linkedFolders() throws {
    let folder = try ScratchFolder([
      "out/p.txt": "p", "out/old.txt": "old", "in/a.scenario": "snapshot p\n",
      "in/kept/p.txt": "p", "in/kept/old.txt": "old",
    ])
    let scenario = TestedScenario(path: folder("in/a.scenario"), number: 0)
    let file = try SourceFile.read(scenario.path)
    try folder.link("in/a.snapshots", to: "kept")
    #expect(obsolete(file) == ["old.txt"] && compared(file, scenario) == ["p.txt"])
    guard case .text("p") = KeptPicture(folder("in/a.snapshots/p.txt")) else {
      Issue.record("a picture that stays inside is not read")
      return
    }
    let strange = try ScratchFolder(["a.scenario": "snapshot p\n"])
    try strange.link("a.snapshots", to: folder("out"))
    let other = TestedScenario(path: strange("a.scenario"), number: 0)
    #expect(obsolete(try SourceFile.read(other.path)).isEmpty && compared(file, other).isEmpty)
  }

  private func obsolete(_ file: SourceFile) -> [String] {
    KeptPictures(of: file, DataLocations(dataFolder: nil)).obsolete.map { FilePath($0).name }
  }

  private func compared(_ file: SourceFile, _ scenario: TestedScenario) -> [String] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return ComparedPictures(of: text, playedAs: scenario).files.map(\.name)
  }
}
