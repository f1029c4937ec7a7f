import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("A click beside a sheet")
struct ClickBesideTests {
  private static let corner = Point(column: 0, row: 3)

  @Test("It closes what loses nothing, as Esc does", arguments: ["ot", "?", ":", "a", "ol"])
  func closes(keys: String) {
    var harness = ScreenHarness.morning()
    harness.type(keys)
    #expect(harness.model.sheets.count == 1)
    click(&harness)
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.message == nil)
  }

  @Test("A screen that is too small takes no click, wheel or paste", arguments: ["?", "ot", ""])
  func tooSmall(keys: String) {
    var harness = ScreenHarness.morning()
    harness.type(keys)
    let (before, count) = (harness.text, harness.effects.count)
    harness.send(.input(.resize(Size(columns: 20, rows: 5))))
    _ = harness.model.show(in: harness.scene)
    click(&harness)
    harness.send(.input(.mouse(Mouse(.wheelDown, at: Self.corner))))
    harness.send(.input(.paste("{\"aps\":{\"alert\":\"Six?\"}}")))
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(harness.text == before && harness.effects.count == count)
  }

  @Test("A click beside a sheet does not act on what lies beneath")
  func beneath() {
    var harness = ScreenHarness.morning()
    let before = harness.selectedWords
    harness.type("ot")
    click(&harness, at: Point(column: 5, row: 15))
    #expect(harness.selectedWords == before)
    #expect(harness.effects == [.listThemes])
  }

  @Test("The theme that was only looked at goes back")
  func theme() {
    var harness = ScreenHarness.morning()
    harness.type("otjj")
    click(&harness)
    #expect(harness.model.appearance.theme == "terminal")
  }

  @Test("It keeps what was typed, and says how to close it", arguments: [":cl", "?cl", "olpo"])
  func typed(keys: String) {
    var harness = ScreenHarness.morning()
    harness.type(keys)
    click(&harness)
    #expect(harness.model.sheets.count == 1)
    #expect(harness.model.message?.text.hasPrefix("Esc closes it") == true)
  }

  @Test("It answers no question")
  func question() {
    var harness = ScreenHarness.morning()
    harness.send(.input(.paste("{}")))
    click(&harness)
    #expect((harness.model.sheets.last as? PastedPayloadSheet)?.text == "{}")
  }

  @Test("X1: It cancels a sheet of the phone")
  func phoneSheet() {
    var harness = ScreenHarness.morning()
    harness.type("m")
    #expect(harness.state.sheet != nil)
    click(&harness, at: Point(column: 1, row: 2))
    #expect(harness.state.sheet == nil)
  }

  @Test("A click on the status line leaves the phone's sheet alone")
  func statusLine() {
    var harness = ScreenHarness.morning()
    harness.type("m")
    click(&harness, at: Point(column: 1, row: 0))
    #expect(harness.state.sheet != nil)
  }

  private func click(_ harness: inout ScreenHarness, at point: Point = corner) {
    _ = harness.model.show(in: harness.scene)
    harness.send(.input(.mouse(Mouse(.press(.left), at: point))))
    harness.send(.input(.mouse(Mouse(.release(.left), at: point))))
  }
}
