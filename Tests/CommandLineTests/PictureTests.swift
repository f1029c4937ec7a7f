import Foundation
import TestSupport
import Testing

@Suite("The README's picture")
struct PictureTests {
  @Test("It is what the program draws")
  func isFresh() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let arguments = [
      "render", "Fixtures/Scenarios/tour.scenario", "--size=120x36", "--format=svg",
      "--theme=dark",
    ]
    let drawn = try Program.run(
      arguments, in: root.path(), environment: ["COVERSHEET_DATA=\(root.path())"])
    let kept = try String(
      contentsOf: root.appending(path: "Fixtures/Pictures/tour.svg"), encoding: .utf8)
    #expect(
      drawn.output == kept,
      "draw it anew: coversheet \(arguments.joined(separator: " ")) -o Fixtures/Pictures/tour.svg")
  }
}
