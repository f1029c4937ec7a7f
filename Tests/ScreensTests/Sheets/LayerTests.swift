import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Sheets")
struct LayerTests {
  @Test(
    "? shows every key, what acts here first; Esc and ? close it",
    arguments: [Key.Code.escape, .character("?")])
  func help(key: Key.Code) {
    var harness = ScreenHarness.morning()
    harness.type("?")
    #expect(harness.text.contains(Control.with(.tap)?.summary ?? "?"))
    for control in harness.model.keymap.controls where !control.shortcuts.isEmpty {
      #expect(
        HelpEntries(HelpSheet(), harness.model, harness.scene).controls.contains { $0 === control })
    }
    harness.press(.end)
    let last = HelpEntries(HelpSheet(), harness.model, harness.scene).controls.last?.summary ?? "?"
    #expect(harness.text.contains(last.prefix(40)), "\(harness.text)")
    harness.press(.up)
    harness.press(key)
    #expect(harness.model.sheets.isEmpty)
    #expect(!harness.effects.contains(.terminal(.quit)))
  }

  @Test(
    "What cannot act where one is stands below all that can",
    arguments: [[], [.unlock, .home], [.unlock], [.unlock, .center]] as [[DeviceAct]])
  func actingFirst(way: [DeviceAct]) {
    var harness = ScreenHarness.morning()
    for act in way { harness.perform(.device(act)) }
    let groups = HelpEntries(HelpSheet(), harness.model, harness.scene).groups
    #expect(groups.last?.heading == Words.notNow)
    for (heading, controls) in groups {
      let able = controls.filter { $0.availability(harness.model, harness.scene) == .enabled }
      #expect(able.count == (heading == Words.notNow ? 0 : controls.count), "\(heading ?? "")")
    }
  }

  @Test("Help says of a key what it does here, not what it does on the list")
  func here() throws {
    var harness = ScreenHarness.pods()
    harness.type("m?")
    let list = try #require(harness.model.sheets.last as? HelpSheet)
    let words = HelpPainter(harness.model, harness.scene, list).part.words
    let elsewhere = try #require(Control.with(.tap)?.summary)
    #expect(words.contains("Deliver Quietly") && !words.contains(elsewhere), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.app("com.example.podcasts")?.isQuiet == true)
  }

  @Test("Help of a sheet lists each key of the sheet's own once, with all that it does")
  func ofSheet() throws {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.type("M?")
    let controls = HelpEntries(HelpSheet(), harness.model, harness.scene).controls
    for key in ["/", "n", "e", "↵"] {
      let listed = controls.filter { $0.shortcuts.contains { $0.description == key } }
      #expect(listed.count == 1, "\(key): \(listed.map(\.summary))")
    }
    #expect(harness.text.contains(Words.opensCellWhole), "\(harness.text)")
    #expect(harness.text.contains(Words.nextFindingWhole), "\(harness.text)")
  }

  @Test("Help is typed into: words, or a key; Enter runs the row")
  func typing() {
    var harness = ScreenHarness.morning()
    harness.type("?stops for")
    #expect(!harness.text.contains(Control.with(.tap)?.summary ?? "?"))
    harness.press(.escape)
    harness.type("?X")
    harness.press(.enter)
    #expect(harness.state.list.count == 9)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("Every row of help can be selected and seen", arguments: [(80, 24), (40, 12)])
  func walking(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("?")
    for control in Control.all {
      let list = try #require(harness.model.sheets.last as? HelpSheet)
      let sheet = HelpPainter(harness.model, harness.scene, list)
      let seen = list.firstRow..<list.firstRow + HelpSheet.rows(harness.model)
      #expect(
        seen.contains(sheet.rowsOfSelected.lowerBound), "\(list.selected), before \(control.id)")
      harness.press(.down)
    }
  }

  @Test("A box keeps its rows where the end of its list is seen", arguments: ["?", "ol"])
  func listEnd(keys: String) throws {
    var harness = ScreenHarness.morning()
    harness.type(keys)
    let before = try box(in: harness)
    harness.press(.end)
    let after = try box(in: harness)
    #expect(after == before, "\(harness.text)")
  }

  private func box(in harness: ScreenHarness) throws -> Range<Int> {
    let rows = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(rows.firstIndex { $0.contains("┌") }, "\(harness.text)")
    let bottom = try #require(rows.lastIndex { $0.contains("└") }, "\(harness.text)")
    return top..<bottom
  }

  @Test("a asks for the payloads, and Enter delivers the selected one")
  func sending() {
    var harness = ScreenHarness.morning()
    harness.type("a")
    #expect(harness.effects.last == .listPayloads)
    #expect(harness.text.contains(Words.looking))
    let choices = ScreenHarness.payloads(30)
    harness.send(.payloads(choices))
    harness.type("jjG")
    harness.type("k")
    harness.press(.enter)
    #expect(harness.effects.last == .deliver(choices[28]))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("With no payloads the sheet says so, and Enter does nothing")
  func noPayloads() {
    var harness = ScreenHarness()
    harness.type("a")
    harness.send(.payloads([]))
    #expect(harness.text.contains(Words.noPayloads))
    harness.press(.enter)
    #expect(harness.effects == [.listPayloads])
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("A payload that is pasted is text, never keys: it is asked about, and Enter delivers it")
  func pasting() {
    var harness = ScreenHarness.morning()
    harness.send(.input(.paste(" {\"aps\":{\"alert\":\"xXq\"}}")))
    #expect(harness.effects.isEmpty)
    #expect(harness.text.contains(Words.deliverQuestion))
    harness.press(.enter)
    #expect(
      harness.effects == [
        .deliverText(" {\"aps\":{\"alert\":\"xXq\"}}", to: "com.example.sugar")
      ])
  }

  @Test("B48: what is pasted is for the selected row’s app, unless it names one, and that is said")
  func pastedFor() {
    let named = #""Simulator Target Bundle":"com.example.mail""#
    for (text, app, name) in [
      (#"{"aps":{"alert":"x"}}"#, "com.example.messages" as BundleIdentifier, "Messages"),
      (#"{"aps":{"alert":"x"},\#(named)}"#, "com.example.mail", "Mail"),
    ] {
      var harness = ScreenHarness.morning()
      harness.type("j")
      harness.send(.input(.paste(text)))
      #expect(harness.text.contains("│ to \(name) "), "\(harness.text)")
      harness.press(.enter)
      #expect(harness.effects.last == .deliverText(text, to: app))
    }
  }

  @Test("Esc and n keep a pasted text to themselves", arguments: ["n"])
  func notPasting(key: String) {
    var harness = ScreenHarness.morning()
    harness.send(.input(.paste("{}")))
    harness.type(key)
    harness.send(.input(.paste("{}")))
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.effects.isEmpty)
  }

  @Test("A sheet takes the mouse from what it covers")
  func coveredControls() {
    var harness = ScreenHarness.morning()
    harness.type("?")
    _ = harness.model.show(in: harness.scene)
    #expect(!harness.model.painted.targets.contains { $0.id == .pane(.phone) })
  }
}
