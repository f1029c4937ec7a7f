import TerminalCore
import Testing

@testable import Screens

@Suite("Hints for keys that wait for another")
struct HintTests {
  @Test("They show after a moment, with the present values", arguments: ["o", "s", "y", "g"])
  func waiting(prefix: String) throws {
    var stage = ScreenHarness.morning()
    stage.send(.tick(.seconds(5)))
    stage.type(prefix)
    #expect(!stage.model.showsHints)
    let wake = try #require(stage.model.nextWake)
    #expect(wake == .seconds(5) + HintBox.delay)
    stage.send(.tick(wake))
    let box = try #require(HintBox(stage.model, stage.scene)?.part.words)
    for control in Control.all where control.continues([Key(.character(Character(prefix)))]) {
      #expect(
        box.contains(Bindings(stage.model, stage.scene).title(of: control)), "\(control.id)\n\(box)"
      )
    }
    #expect(stage.text.contains("\(prefix)…"))
  }

  @Test("The next key works at once, and before they show")
  func notBlocking() {
    var stage = ScreenHarness.morning()
    stage.perform(.device(.wake))
    stage.type("sz")
    #expect(stage.effects.last == .perform(.device(.sleep)))
    stage.type("s")
    stage.send(.tick(.seconds(1)))
    stage.type("w")
    #expect(stage.effects.last == .perform(.device(.wake)))
    #expect(stage.model.nextWake == nil)
  }

  @Test("A click on one of them does it")
  func clicking() {
    var stage = ScreenHarness.morning()
    stage.perform(.device(.wake))
    stage.type("s")
    stage.send(.tick(.seconds(1)))
    stage.click(.control(.sleep))
    #expect(stage.effects.last == .perform(.device(.sleep)))
    #expect(!stage.model.showsHints)
  }
}
