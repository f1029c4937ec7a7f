import TerminalCore
import Testing

@testable import Screens

@Suite("Expanding and collapsing in a few frames")
struct FoldingTests {
  @Test(
    "A stack expands in a few frames within 40 ms, and then nothing wakes up",
    arguments: ["l", "lh"])
  func frames(keys: String) {
    var harness = Self.harness()
    for key in keys {
      while let wake = harness.model.nextWake { harness.send(.tick(wake)) }
      _ = harness.model.show(in: harness.scene)
      harness.type(String(key))
    }
    var frames: [String] = [harness.text]
    let start = harness.model.now
    while let wake = harness.model.nextWake, frames.count < 20 {
      harness.send(.tick(wake))
      frames.append(harness.text)
    }
    #expect(frames.count <= Folding.frames && frames.count > 1)
    #expect(harness.model.now - start <= .milliseconds(40))
    #expect(Set(frames).count == frames.count, "each frame shows more")
    #expect(frames.last == Self.still(keys))
  }

  @Test("A key finishes it at once", arguments: ["l", "lh"])
  func finished(keys: String) {
    var harness = Self.harness()
    harness.type(keys + "k")
    #expect(harness.model.list.folding == nil)
    #expect(harness.text == Self.still(keys + "k"))
  }

  @Test(
    "G15, F19: one of several that are no stack says why there is nothing to expand",
    arguments: [
      ("policy group.stackThreshold 5", "A stack takes 5 (group.stackThreshold), and these are 2;"),
      ("device os=16\nsetting all display=list", "Each is a row of its own (display=list);"),
    ], ["l", "e"])
  func unstacked(course: (lines: String, words: String), key: String) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.play(course.lines)
    harness.type("jj" + key)
    #expect(harness.text.contains("✗ \(course.words)"), "\(harness.text)")
  }

  @Test("Nothing moves where motion is reduced")
  func reduced() {
    var harness = Self.harness()
    harness.model.appearance.reducesMotion = true
    harness.type("l")
    #expect(harness.model.nextWake == nil)
    #expect(harness.text == Self.still("l"))
  }

  @Test("What is painted meanwhile can be hit")
  func hitting() throws {
    var harness = Self.harness()
    harness.type("l")
    _ = harness.model.show(in: harness.scene)
    let podcast = try #require(harness.number("Episode 12 is out."))
    harness.click(.row(.notification(podcast)))
    #expect(harness.selectedWords == "Episode 12 is out.")
  }

  // The second stack, which has four members.
  private static func harness() -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 80, rows: 40)
    harness.type("jj")
    harness.send(.tick(.seconds(5)))
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  private static func still(_ keys: String) -> String {
    var harness = ScreenHarness.morning(columns: 80, rows: 40)
    harness.type("jj" + keys)
    return harness.text
  }
}
