import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What is selected stays")
struct StabilityTests {
  @Test("Whatever arrives, the selected row stays selected and where it is", arguments: 1...12)
  func arrivals(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var harness = ScreenHarness.morning()
    for _ in 0..<Int.random(in: 1...8, using: &random) { harness.type("j") }
    if seed.isMultiple(of: 2) { harness.type("l") }
    for step in 0..<40 {
      let words = harness.selectedWords
      let row = try #require(harness.rowOfSelection)
      let thread = ["family", "trip", "x", "y"].randomElement(using: &random)
      let app = ["com.example.messages", "com.example.mail"].randomElement(using: &random)
      harness.push(
        "Title", "Body \(step)", app: BundleIdentifier(app ?? ""), thread: thread, then: 1)
      if !words.hasPrefix("stack") {
        #expect(harness.selectedWords == words, "seed \(seed), step \(step)")
      }
      // A group that rises to the top of the list takes what is selected in it along.
      let now = try #require(harness.rowOfSelection)
      let isAtTop = harness.model.window(harness.scene).range.lowerBound == 0
      #expect(now == row || isAtTop && now < row, "seed \(seed), step \(step): \(words)")
    }
  }

  @Test("What comes above the first row is seen until it would push that row out, drawn or not")
  func growing() {
    var (drawn, undrawn) = (ScreenHarness.morning(), ScreenHarness.morning())
    drawn.perform(.device(.wake))
    undrawn.perform(.device(.wake))
    drawn.type("gg")
    undrawn.type("gg")
    let words = drawn.selectedWords
    var lastSeen = 0
    for number in 1...12 {
      drawn.push("Zoe", "Number \(number)", thread: "zoe \(number)")
      undrawn.push("Zoe", "Number \(number)", thread: "zoe \(number)")
      let text = drawn.model.show(in: drawn.scene).text
      if text.contains("Number \(number)") { lastSeen = number }
      #expect(drawn.selectedWords == words)
      #expect(isWhole(drawn), "\(text)")
    }
    #expect((2..<12).contains(lastSeen), "\(drawn.text)")
    #expect(undrawn.text == drawn.text)
    undrawn.type("k")
    drawn.type("k")
    #expect(undrawn.text == drawn.text)
  }

  @Test("Until the person moves, what the clock lets come is selected")
  func following() {
    var harness = ScreenHarness.morning()
    harness.type(">")
    harness.push("Zoe", "Newest", thread: "zoe")
    #expect(harness.selectedWords == "Newest")
    harness.type("j>")
    let words = harness.selectedWords
    harness.push("Zoe", "Newer still", thread: "zoe 2")
    #expect(harness.selectedWords == words)
  }

  @Test("What comes from outside is counted above, and does not take the selection")
  func counting() {
    var harness = ScreenHarness.morning()
    harness.type("jj")
    harness.push("Zoe", "One", thread: "one")
    // What is left of it at the edge names neither app nor title.
    #expect(harness.text.contains("↑ 1 more, 1 new"), "\(harness.text)")
    harness.push("Zoe", "Two", thread: "two")
    #expect(harness.text.contains("↑ 2 more, 2 new"), "\(harness.text)")
    harness.type("k")
    #expect(!harness.text.contains(" new"))
  }

  @Test("The selection follows its notification into the history and another grouping")
  func regrouping() {
    var harness = ScreenHarness.morning()
    harness.type("jjljj")
    #expect(harness.selectedWords == "Who brings what?")
    harness.perform(.set("com.example.messages", [.grouping(.off)]))
    #expect(harness.selectedWords == "Who brings what?")
    harness.perform(.device(.unlock))
    harness.perform(.device(.center))
    #expect(harness.selectedWords == "Who brings what?")
  }

  @Test("An undo selects what it brings back")
  func undoing() {
    var harness = ScreenHarness.morning()
    harness.type("j")
    let before = harness.engine
    harness.type("x")
    #expect(harness.selectedWords == "stack See you at six?")
    harness.undoTitle = "clear"
    harness.type("u")
    harness.engine = before
    harness.send(.happened([]))
    #expect(harness.selectedWords == "stack Got it.")
  }

  @Test("Resizing keeps the selection, and keeps it in sight", arguments: [(40, 12), (200, 60)])
  func resizing(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning()
    harness.type("jjlGk")
    let words = harness.selectedWords
    harness.send(.input(.resize(Size(columns: columns, rows: rows))))
    #expect(harness.selectedWords == words)
    #expect(harness.rowOfSelection != nil)
    harness.send(.input(.resize(Size(columns: 20, rows: 5))))
    #expect(harness.text.hasPrefix("Needs 40x12; q"))
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(harness.selectedWords == words)
  }

  @Test("A walk down and back up shows each row whole, and ends where it began")
  func walking() {
    var harness = ScreenHarness.morning(rows: 14)
    harness.type("jjl")
    harness.type("gg")
    let count = harness.model.list.rows(in: harness.scene).count
    for _ in 2..<count {
      harness.type("j")
      #expect(isWhole(harness), "\(harness.selectedWords)\n\(harness.text)")
    }
    for _ in 2..<count {
      harness.type("k")
      #expect(isWhole(harness), "\(harness.selectedWords)\n\(harness.text)")
    }
    #expect(harness.selectedWords == "Glucose level at 57.")
  }

  @Test("Pages go to the end and back")
  func paging() {
    var harness = ScreenHarness.morning(rows: 14)
    for _ in 0..<6 { harness.press(.pageDown) }
    #expect(harness.selectedWords == "stack Invoice 2041 is due on Friday.")
    for _ in 0..<6 { harness.press(.pageUp) }
    #expect(harness.selectedWords == "clear all")
  }

  private func isWhole(_ harness: ScreenHarness) -> Bool {
    guard
      let index = harness.model.list.selected(among: harness.model.list.rows(in: harness.scene))?
        .index
    else {
      return false
    }
    return harness.model.window(harness.scene).showsWhole(index)
  }
}
