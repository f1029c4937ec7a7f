import TerminalCore
import Testing

@testable import Screens

@Suite("Hints for keys that wait for another")
struct HintTests {
  @Test("They show after a moment, with the present values", arguments: ["o", "s", "y", "g"])
  func waiting(prefix: String) throws {
    var harness = ScreenHarness.morning()
    harness.send(.tick(.seconds(5)))
    harness.type(prefix)
    #expect(!HintBox.isShown(in: harness.model))
    let wake = try #require(harness.model.nextWake)
    #expect(wake == .seconds(5) + HintBox.delay)
    harness.send(.tick(wake))
    let box = try #require(HintBox(harness.model, harness.scene)?.part.words)
    for control in Control.all where control.continues([Key(.character(Character(prefix)))]) {
      // The present value stands at the line's end.
      let title = Bindings(harness.model, harness.scene).title(of: control)
      let columns = title.split(separator: ": ").joined(separator: "   ")
      #expect(box.contains(columns), "\(control.id)\n\(box)")
    }
    #expect(harness.text.contains("\(prefix)⋯"))
  }

  @Test("Options stand in two columns, those of the words first, with languages by name")
  func options() throws {
    var harness = ScreenHarness.morning()
    harness.type("o")
    harness.send(.tick(.seconds(1)))
    let rows = harness.text.split(separator: "\n").drop { !$0.contains(" Options ") }.dropFirst()
      .map { $0.split(separator: " ") }
    let keys = rows.map { row in row.filter { $0.wholeMatch(of: /[a-z]/) != nil }.joined() }
    #expect(keys.prefix(4) == ["lp", "gt", "vo", "dr"], "\(harness.text)")
    #expect(rows.first?.contains("English") == true, "\(harness.text)")
    #expect(rows.dropFirst(3).first?.contains("50") == true, "\(harness.text)")
  }

  @Test("The next key works at once, and before they show")
  func notBlocking() {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.wake))
    harness.type("sz")
    #expect(harness.effects.last == .perform(.device(.sleep)))
    harness.type("s")
    harness.send(.tick(.seconds(1)))
    harness.type("w")
    #expect(harness.effects.last == .perform(.device(.wake)))
    #expect(harness.model.nextWake == nil)
  }

  @Test("A click on one of them does it")
  func clicking() {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.wake))
    harness.type("s")
    harness.send(.tick(.seconds(1)))
    harness.click(.control(.sleep))
    #expect(harness.effects.last == .perform(.device(.sleep)))
    #expect(!HintBox.isShown(in: harness.model))
  }
}
