import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Sheets")
struct LayerTests {
  @Test(
    "? shows every key, what acts here first; Esc and ? close it",
    arguments: [Key.Code.escape, .character("?")])
  func help(key: Key.Code) {
    var stage = ScreenHarness.morning()
    stage.type("?")
    #expect(stage.text.contains(ControlWords.tap.summary))
    for control in stage.model.keymap.controls {
      #expect(
        HelpEntries(HelpList(), stage.model, stage.scene).controls.contains { $0 === control })
    }
    stage.press(.end)
    let last = HelpEntries(HelpList(), stage.model, stage.scene).controls.last?.summary ?? "?"
    #expect(stage.text.contains(last.prefix(40)), "\(stage.text)")
    stage.press(.up)
    stage.press(key)
    #expect(stage.model.sheets.isEmpty)
    #expect(!stage.effects.contains(.terminal(.quit)))
  }

  @Test(
    "What cannot act where one is stands below all that can",
    arguments: [[], [.unlock, .home], [.unlock], [.unlock, .center]] as [[DeviceAct]])
  func actingFirst(way: [DeviceAct]) {
    var stage = ScreenHarness.morning()
    for act in way { stage.perform(.device(act)) }
    let groups = HelpEntries(HelpList(), stage.model, stage.scene).groups
    #expect(groups.last?.heading == Words.notNow)
    for (heading, controls) in groups {
      let able = controls.filter { $0.availability(stage.model, stage.scene) == .enabled }
      #expect(able.count == (heading == Words.notNow ? 0 : controls.count), "\(heading ?? "")")
    }
  }

  @Test("Help is typed into: words, or a key; Enter runs the row")
  func typing() {
    var stage = ScreenHarness.morning()
    stage.type("?stops for")
    #expect(!stage.text.contains(ControlWords.tap.summary))
    stage.press(.escape)
    stage.type("?X")
    stage.press(.enter)
    #expect(stage.state.list.count == 9)
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("Every row of help can be selected and seen", arguments: [(80, 24), (40, 12)])
  func walking(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("?")
    for control in Control.all {
      guard let list = stage.model.sheets.last as? HelpList else { return }
      let sheet = HelpSheet(stage.model, stage.scene, list)
      let seen = list.firstRow..<list.firstRow + stage.model.helpRows
      #expect(
        seen.contains(sheet.rowsOfSelected.lowerBound), "\(list.selected), before \(control.id)")
      stage.press(.down)
    }
  }

  @Test("a asks for the payloads, and Enter delivers the selected one")
  func sending() {
    var stage = ScreenHarness.morning()
    stage.type("a")
    #expect(stage.effects.last == .listPayloads)
    #expect(stage.text.contains(Words.looking))
    let choices = ScreenHarness.payloads(30)
    stage.send(.payloads(choices))
    stage.type("jjG")
    stage.type("k")
    stage.press(.enter)
    #expect(stage.effects.last == .deliver(choices[28]))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("With no payloads the sheet says so, and Enter does nothing")
  func noPayloads() {
    var stage = ScreenHarness()
    stage.type("a")
    stage.send(.payloads([]))
    #expect(stage.text.contains(Words.noPayloads))
    stage.press(.enter)
    #expect(stage.effects == [.listPayloads])
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("What is pasted is text, never keys: it is asked about, and Enter delivers it")
  func pasting() {
    var stage = ScreenHarness.morning()
    stage.send(.input(.paste("xXq{\"aps\":{}}")))
    #expect(stage.effects.isEmpty)
    #expect(stage.text.contains(Words.deliverQuestion))
    stage.press(.enter)
    #expect(stage.effects == [.deliverText("xXq{\"aps\":{}}")])
  }

  @Test("Esc and n keep a pasted text to themselves", arguments: ["n"])
  func notPasting(key: String) {
    var stage = ScreenHarness.morning()
    stage.send(.input(.paste("{}")))
    stage.type(key)
    stage.send(.input(.paste("{}")))
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.effects.isEmpty)
  }

  @Test("A sheet takes the mouse from what it covers")
  func coveredControls() {
    var stage = ScreenHarness.morning()
    stage.type("?")
    _ = stage.model.show(in: stage.scene)
    #expect(!stage.model.painted.targets.contains { $0.id == .pane(.phone) })
  }
}
