import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("A key that comes again and again")
struct MovingOnTests {
  @Test(
    "All presses at once lead where each by itself leads", arguments: walkSeeds(24))
  func same(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var alone = Self.harness(&random)
    var together = alone
    for step in 0..<12 {
      let key = Key(.character(Bool.random(using: &random) ? "j" : "k"))
      let count = Int.random(in: 1...25, using: &random)
      for _ in 0..<count { alone.send(.input(.key(key))) }
      Self.press(key, count, &together)
      #expect(
        alone.model.list.scroll == together.model.list.scroll, "seed \(seed), step \(step)")
      #expect(alone.text == together.text, "seed \(seed), step \(step)")
    }
  }

  @Test("Most presses are taken together, and the end of the list is said")
  func counted() {
    var random = SplitMix(seed: 1)
    var harness = Self.harness(&random)
    harness.type("j")
    let key = Key(.character("j"))
    #expect(harness.model.moveOn(key, atMost: 3, in: harness.scene) == 3)
    _ = harness.model.moveOn(key, atMost: 1000, in: harness.scene)
    #expect(harness.model.moveOn(key, atMost: 1000, in: harness.scene) == 0)
    harness.type("j")
    #expect(harness.model.message != nil)
    #expect(harness.model.moveOn(Key(.character("k")), atMost: 1, in: harness.scene) == 0)
  }

  @Test("Keys that mean something else are left to be pressed", arguments: ["x", "l", "G", "w"])
  func others(key: Character) {
    var random = SplitMix(seed: 2)
    var harness = Self.harness(&random)
    harness.type("j")
    #expect(harness.model.moveOn(Key(.character(key)), atMost: 9, in: harness.scene) == 0)
  }

  @Test(
    "What leaves the keys to the list does not make each press a walk of its own",
    arguments: ["/word\r", "/zzz\r", "fword\r", "["])
  func leftToTheList(keys: String) {
    var random = SplitMix(seed: 3)
    var harness = Self.harness(&random)
    harness.type("gg")
    for letter in keys { letter == "\r" ? harness.press(.enter) : harness.type(String(letter)) }
    harness.type("gg")
    var alone = harness
    let key = Key(.character("j"))
    #expect(harness.model.moveOn(key, atMost: 3, in: harness.scene) == 3)
    alone.type("jjj")
    #expect(harness.text == alone.text)
  }

  @Test("A line that is typed into keeps its letters")
  func typed() {
    var random = SplitMix(seed: 3)
    var harness = Self.harness(&random)
    harness.type("gg/")
    #expect(harness.model.moveOn(Key(.character("j")), atMost: 3, in: harness.scene) == 0)
  }

  private static func press(_ key: Key, _ count: Int, _ harness: inout ScreenHarness) {
    var left = count
    while left > 0 {
      harness.send(.input(.key(key)))
      left -= 1
      left -= harness.model.moveOn(key, atMost: left, in: harness.scene)
    }
  }

  // Rows of many heights, stacks, some of them expanded.
  private static func harness(_ random: inout SplitMix) -> ScreenHarness {
    var harness = ScreenHarness.morning(
      columns: .random(in: 60...130, using: &random), rows: .random(in: 12...40, using: &random))
    for number in 0..<Int.random(in: 5...40, using: &random) {
      let words = String(repeating: "word ", count: .random(in: 1...40, using: &random))
      harness.push("Title \(number)", words, thread: "t\(number % 11)")
    }
    for key in ["j", "l", "j", "j", "l"] where Bool.random(using: &random) { harness.type(key) }
    return harness
  }
}
