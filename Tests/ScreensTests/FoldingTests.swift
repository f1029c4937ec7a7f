import TerminalCore
import Testing

@testable import Screens

@Suite("Expanding and collapsing in a few frames")
struct FoldingTests {
  @Test(
    "A stack expands in at most four frames, and then nothing wakes up", arguments: ["l", "lh"])
  func frames(keys: String) {
    var stage = Self.stage()
    for key in keys {
      while let wake = stage.model.nextWake { stage.send(.tick(wake)) }
      _ = stage.model.show(in: stage.scene)
      stage.type(String(key))
    }
    var frames: [String] = [stage.text]
    while let wake = stage.model.nextWake, frames.count < 20 {
      stage.send(.tick(wake))
      frames.append(stage.text)
    }
    #expect(frames.count <= Folding.frames && frames.count > 1)
    #expect(Set(frames).count == frames.count, "each frame shows more")
    #expect(frames.last == Self.still(keys))
  }

  @Test("A key finishes it at once", arguments: ["l", "lh"])
  func finished(keys: String) {
    var stage = Self.stage()
    stage.type(keys + "k")
    #expect(stage.model.list.folding == nil)
    #expect(stage.text == Self.still(keys + "k"))
  }

  @Test("Nothing moves where motion is reduced")
  func reduced() {
    var stage = Self.stage()
    stage.model.appearance.reducesMotion = true
    stage.type("l")
    #expect(stage.model.nextWake == nil)
    #expect(stage.text == Self.still("l"))
  }

  @Test("What is painted meanwhile can be hit")
  func hitting() throws {
    var stage = Self.stage()
    stage.type("l")
    _ = stage.model.show(in: stage.scene)
    let podcast = try #require(stage.number("Episode 12 is out."))
    stage.click(.row(.notification(podcast)))
    #expect(stage.selectedWords == "Episode 12 is out.")
  }

  // The second stack, which has four members.
  private static func stage() -> ScreenHarness {
    var stage = ScreenHarness.morning(columns: 80, rows: 40)
    stage.type("jj")
    stage.send(.tick(.seconds(5)))
    _ = stage.model.show(in: stage.scene)
    return stage
  }

  private static func still(_ keys: String) -> String {
    var stage = ScreenHarness.morning(columns: 80, rows: 40)
    stage.type("jj" + keys)
    return stage.text
  }
}
