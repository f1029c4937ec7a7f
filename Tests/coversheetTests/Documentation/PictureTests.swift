import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("The README's pictures", .waitsOutside)
struct PictureTests {
  @Test(
    "The README's pictures are what the program draws",
    arguments: [
      ("tour", ["render", "Fixtures/Scenarios/tour.scenario", "--size=120x36", "--theme=dark"]),
      (
        "rich-view",
        [
          "render", "Fixtures/Scenarios/picture-by-address.scenario", "--at=+1m6s", "--size=120x36",
          "--theme=dark",
        ]
      ),
      (
        "first-sight",
        [
          "export", "Fixtures/Scenarios/first-sight.scenario", "--as=animation", "--size=108x30",
          "--theme=dark",
        ]
      ),
      (
        "matrix",
        ["render", "Fixtures/Apps/Bistro.app", "--keys=M n", "--size=120x30", "--theme=dark"]
      ),
      (
        "test",
        ["test"]
          + ["first-sight", "medicine", "reminders"].map { "Fixtures/Scenarios/\($0).scenario" }
          + ["--locale=pl_PL"]
      ),
    ])
  func isFresh(name: String, command: [String]) throws {
    let root = URL(filePath: Checkout.path)
    let folder = try ScratchFolder()
    let drawn = folder("\(name).svg")
    _ = try Program.run(
      command + ["-o", drawn], in: root.path(), environment: ["COVERSHEET_DATA=\(root.path())"])
    let file = "Fixtures/Pictures/\(name).svg"
    let kept = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    #expect(
      try String(contentsOfFile: drawn, encoding: .utf8) == kept,
      "draw it anew: coversheet \(command.joined(separator: " ")) -o \(file)")
  }

  @Test("The flow that moves is as long as it says: eight seconds")
  func length() throws {
    let file = Checkout.path + "/Fixtures/Pictures/first-sight.svg"
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    #expect(svg.contains("animation:8000ms "), "\(svg.prefix(600))")
  }

  @Test("Each stands in the README, which is short enough to be read")
  func shown() throws {
    let readme = try String(contentsOfFile: Checkout.path + "/README.md", encoding: .utf8)
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.path + "/Fixtures/Pictures")
    for picture in pictures {
      #expect(readme.contains("(Fixtures/Pictures/\(picture))"), "\(picture) is not in the README")
    }
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
  }
}
