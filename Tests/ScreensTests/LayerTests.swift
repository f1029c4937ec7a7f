import TerminalCore
import Testing

@testable import Screens

@Suite("Sheets")
struct LayerTests {
  @Test(
    "? shows every key; the movement keys scroll it; Esc, q and ? close it", arguments: ["q", "?"])
  func help(key: String) {
    var stage = Stage.morning()
    stage.type("?")
    #expect(stage.text.contains(ControlWords.tap.summary))
    stage.type("G")
    #expect(stage.text.contains(ControlWords.redraw.summary))
    stage.type("j" + key)
    #expect(stage.model.layers.isEmpty)
    #expect(!stage.effects.contains(.quit))
  }

  @Test("a asks for the payloads, and Enter delivers the selected one")
  func sending() {
    var stage = Stage.morning()
    stage.type("a")
    #expect(stage.effects.last == .listPayloads)
    #expect(stage.text.contains(Words.looking))
    let choices = Stage.payloads(30)
    stage.send(.payloads(choices))
    stage.type("jjG")
    stage.type("k")
    stage.press(.enter)
    #expect(stage.effects.last == .deliver(choices[28]))
    #expect(stage.model.layers.isEmpty)
  }

  @Test("With no payloads the sheet says so, and Enter does nothing")
  func noPayloads() {
    var stage = Stage()
    stage.type("a")
    stage.send(.payloads([]))
    #expect(stage.text.contains(Words.noPayloads))
    stage.press(.enter)
    #expect(stage.effects == [.listPayloads])
    stage.press(.escape)
    #expect(stage.model.layers.isEmpty)
  }

  @Test("What is pasted is text, never keys: it is asked about, and Enter delivers it")
  func pasting() {
    var stage = Stage.morning()
    stage.send(.input(.paste("xXq{\"aps\":{}}")))
    #expect(stage.effects.isEmpty)
    #expect(stage.text.contains(Words.deliverQuestion))
    stage.press(.enter)
    #expect(stage.effects == [.deliverText("xXq{\"aps\":{}}")])
  }

  @Test("Esc and n keep a pasted text to themselves", arguments: ["n"])
  func notPasting(key: String) {
    var stage = Stage.morning()
    stage.send(.input(.paste("{}")))
    stage.type(key)
    stage.send(.input(.paste("{}")))
    stage.press(.escape)
    #expect(stage.model.layers.isEmpty)
    #expect(stage.effects.isEmpty)
  }

  @Test("A sheet takes the mouse from what it covers")
  func coveredControls() {
    var stage = Stage.morning()
    stage.type("?")
    _ = stage.model.show(in: stage.scene)
    #expect(!stage.model.targets.contains { $0.id == .pane(.phone) })
  }
}
