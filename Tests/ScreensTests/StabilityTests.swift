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
    var stage = ScreenHarness.morning()
    for _ in 0..<Int.random(in: 1...8, using: &random) { stage.type("j") }
    if seed.isMultiple(of: 2) { stage.type("l") }
    for step in 0..<40 {
      let words = stage.selectedWords
      let row = try #require(selectedRow(stage))
      let thread = ["family", "trip", "x", "y"].randomElement(using: &random)
      let app = ["com.example.messages", "com.example.mail"].randomElement(using: &random)
      stage.push(
        "Title", "Body \(step)", app: BundleIdentifier(app ?? ""), thread: thread, then: 1)
      if !words.hasPrefix("stack") {
        #expect(stage.selectedWords == words, "seed \(seed), step \(step)")
      }
      // A group that rises to the top of the list takes what is selected in it along.
      let now = try #require(selectedRow(stage))
      let isAtTop = stage.model.window(stage.scene).range.lowerBound == 0
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
    var stage = ScreenHarness.morning()
    stage.type(">")
    stage.push("Zoe", "Newest", thread: "zoe")
    #expect(stage.selectedWords == "Newest")
    stage.type("j>")
    let words = stage.selectedWords
    stage.push("Zoe", "Newer still", thread: "zoe 2")
    #expect(stage.selectedWords == words)
  }

  @Test("What comes from outside is counted above, and does not take the selection")
  func counting() {
    var stage = ScreenHarness.morning()
    stage.type("jj")
    stage.push("Zoe", "One", thread: "one")
    stage.push("Zoe", "Two", thread: "two")
    #expect(stage.text.contains("↑ 1 more, 1 new"), "\(stage.text)")
    stage.type("k")
    #expect(!stage.text.contains(" new"))
  }

  @Test("The selection follows its notification into the history and another grouping")
  func regrouping() {
    var stage = ScreenHarness.morning()
    stage.type("jjljj")
    #expect(stage.selectedWords == "Who brings what?")
    stage.perform(.set("com.example.messages", [.grouping(.off)]))
    #expect(stage.selectedWords == "Who brings what?")
    stage.perform(.device(.unlock))
    stage.perform(.device(.center))
    #expect(stage.selectedWords == "Who brings what?")
  }

  @Test("An undo selects what it brings back")
  func undoing() {
    var stage = ScreenHarness.morning()
    stage.type("j")
    let before = stage.engine
    stage.type("x")
    #expect(stage.selectedWords == "stack See you at six?")
    stage.undoTitle = "clear"
    stage.type("u")
    stage.engine = before
    stage.send(.happened([]))
    #expect(stage.selectedWords == "stack Got it.")
  }

  @Test("Resizing keeps the selection, and keeps it in sight", arguments: [(40, 12), (200, 60)])
  func resizing(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning()
    stage.type("jjlGk")
    let words = stage.selectedWords
    stage.send(.input(.resize(Size(columns: columns, rows: rows))))
    #expect(stage.selectedWords == words)
    #expect(selectedRow(stage) != nil)
    stage.send(.input(.resize(Size(columns: 20, rows: 5))))
    #expect(stage.text.hasPrefix("Needs 40x12; q"))
    stage.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(stage.selectedWords == words)
  }

  @Test("A walk down and back up shows each row whole, and ends where it began")
  func walking() {
    var stage = ScreenHarness.morning(rows: 14)
    stage.type("jjl")
    stage.type("gg")
    let count = stage.model.list.rows(in: stage.scene).count
    for _ in 2..<count {
      stage.type("j")
      #expect(isWhole(stage), "\(stage.selectedWords)\n\(stage.text)")
    }
    for _ in 2..<count {
      stage.type("k")
      #expect(isWhole(stage), "\(stage.selectedWords)\n\(stage.text)")
    }
    #expect(stage.selectedWords == "Glucose level at 57.")
  }

  @Test("Pages go to the end and back")
  func paging() {
    var stage = ScreenHarness.morning(rows: 14)
    for _ in 0..<6 { stage.press(.pageDown) }
    #expect(stage.selectedWords == "stack Invoice 2041 is due on Friday.")
    for _ in 0..<6 { stage.press(.pageUp) }
    #expect(stage.selectedWords == "clear all")
  }

  private func isWhole(_ stage: ScreenHarness) -> Bool {
    guard
      let index = stage.model.list.selected(among: stage.model.list.rows(in: stage.scene))?.index
    else {
      return false
    }
    return stage.model.window(stage.scene).showsWhole(index)
  }

  private func selectedRow(_ stage: ScreenHarness) -> Int? {
    guard
      let index = stage.model.list.selected(among: stage.model.list.rows(in: stage.scene))?.index
    else {
      return nil
    }
    return stage.model.window(stage.scene).item(index)?.row
  }
}
