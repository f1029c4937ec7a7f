import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("A click beside a sheet")
struct ClickBesideTests {
  private static let corner = Point(column: 0, row: 3)

  @Test("It closes what loses nothing, as Esc does", arguments: ["ot", "?", ":", "a", "ol"])
  func closes(keys: String) {
    var stage = ScreenHarness.morning()
    stage.type(keys)
    #expect(stage.model.sheets.count == 1)
    click(&stage)
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.model.message == nil)
  }

  @Test("It does not act on what lies beneath")
  func beneath() {
    var stage = ScreenHarness.morning()
    let before = stage.selectedWords
    stage.type("ot")
    click(&stage, at: Point(column: 5, row: 15))
    #expect(stage.selectedWords == before)
    #expect(stage.effects == [.listThemes])
  }

  @Test("The theme that was only looked at goes back")
  func theme() {
    var stage = ScreenHarness.morning()
    stage.type("otjj")
    click(&stage)
    #expect(stage.model.appearance.theme == "terminal")
  }

  @Test("It keeps what was typed, and says how to close it", arguments: [":cl", "?cl", "olpo"])
  func typed(keys: String) {
    var stage = ScreenHarness.morning()
    stage.type(keys)
    click(&stage)
    #expect(stage.model.sheets.count == 1)
    #expect(stage.model.message?.text.hasPrefix("Esc closes it") == true)
  }

  @Test("It answers no question")
  func question() {
    var stage = ScreenHarness.morning()
    stage.send(.input(.paste("{}")))
    click(&stage)
    #expect(stage.model.sheets.last as? PastedPayload == PastedPayload(text: "{}"))
  }

  @Test("X1: It cancels a sheet of the phone")
  func phoneSheet() {
    var stage = ScreenHarness.morning()
    stage.type("m")
    #expect(stage.state.sheet != nil)
    click(&stage, at: Point(column: 1, row: 2))
    #expect(stage.state.sheet == nil)
  }

  @Test("A click on the status line leaves the phone's sheet alone")
  func statusLine() {
    var stage = ScreenHarness.morning()
    stage.type("m")
    click(&stage, at: Point(column: 1, row: 0))
    #expect(stage.state.sheet != nil)
  }

  private func click(_ stage: inout ScreenHarness, at point: Point = corner) {
    _ = stage.model.show(in: stage.scene)
    stage.send(.input(.mouse(Mouse(.press(.left), at: point))))
    stage.send(.input(.mouse(Mouse(.release(.left), at: point))))
  }
}
