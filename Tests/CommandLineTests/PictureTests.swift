import Foundation
import TestSupport
import TestTraits
import Testing

@Suite("The README's pictures", .waitsOutside)
struct PictureTests {
  @Test(
    "They are what the program draws",
    arguments: [
      ("tour", ["tour.scenario"]), ("rich-view", ["picture-by-address.scenario", "--at=+1m6s"]),
    ])
  func isFresh(name: String, what: [String]) throws {
    let root = URL(filePath: Checkout.path)
    let arguments =
      ["render", "Fixtures/Scenarios/" + what[0]] + what.dropFirst()
      + ["--size=120x36", "--format=svg", "--theme=dark"]
    let drawn = try Program.run(
      arguments, in: root.path(), environment: ["COVERSHEET_DATA=\(root.path())"])
    let file = "Fixtures/Pictures/\(name).svg"
    let kept = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    #expect(
      drawn.output == kept,
      "draw it anew: coversheet \(arguments.joined(separator: " ")) -o \(file)")
  }
}
