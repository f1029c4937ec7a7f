import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("The README's pictures", .waitsOutside)
struct PictureTests {
  @Test(
    "They are what the program draws",
    arguments: [
      ("tour", ["render", "Fixtures/Scenarios/tour.scenario", "--size=120x36", "--format=svg"]),
      (
        "rich-view",
        [
          "render", "Fixtures/Scenarios/picture-by-address.scenario", "--at=+1m6s", "--size=120x36",
          "--format=svg",
        ]
      ),
      (
        "first-sight",
        ["export", "Fixtures/Scenarios/first-sight.scenario", "--as=animation", "--size=108x30"]
      ),
    ])
  func isFresh(name: String, command: [String]) throws {
    let root = URL(filePath: Checkout.path)
    let arguments = command + ["--theme=dark"]
    let drawn = try Program.run(
      arguments, in: root.path(), environment: ["COVERSHEET_DATA=\(root.path())"])
    let file = "Fixtures/Pictures/\(name).svg"
    let kept = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    #expect(
      drawn.output == kept,
      "draw it anew: coversheet \(arguments.joined(separator: " ")) -o \(file)")
  }
}
