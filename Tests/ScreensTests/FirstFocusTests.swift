import Delivery
import Localization
import TerminalCore
import Testing

@testable import Screens

@Suite("What the first key does, and what is seen before it")
struct FirstFocusTests {
  @Test("Where it is asked whether to turn an app off, Enter at once turns nothing off")
  func turningOff() {
    var harness = ScreenHarness.pods()
    harness.type("mj")
    harness.press(.enter)
    #expect(harness.state.sheet?.name == .turnOff)
    #expect(harness.model.focusedOffer(harness.scene)?.role != .destructive)
    let count = harness.state.list.count
    harness.press(.enter)
    #expect(harness.state.list.count == count)
  }

  @Test("Why says something of each row of Settings")
  func settings() {
    var harness = ScreenHarness.morning(columns: 140, rows: 40)
    harness.perform(.device(.wake))
    harness.perform(.device(.unlock))
    harness.type("ss")
    #expect(harness.state.device.screen == .settings)
    for _ in 0..<6 {
      #expect(!harness.text.contains("Nothing is selected."), "\(harness.text)")
      harness.press(.down)
    }
    harness.press(.enter)
    for _ in 0..<6 {
      #expect(!harness.text.contains("Nothing is selected."), "\(harness.text)")
      harness.press(.down)
    }
  }

  @Test("An app on Home and a button of a sheet have the focus in the color of what is selected")
  func focusColor() {
    var home = ScreenHarness.morning()
    home.type("su")
    var sheet = ScreenHarness.pods()
    sheet.type("mj")
    sheet.press(.enter)
    for harness in [home, sheet] {
      let canvas = harness.model.frame(in: harness.scene).canvas
      let styles = (0..<canvas.size.rows).flatMap { canvas.row($0).map(\.style) }
        .filter { $0.attributes.contains(.reverse) }
      #expect(styles.contains { $0.foreground == .accent }, "\(harness.text)")
      #expect(!styles.contains { $0.foreground == .text }, "\(harness.text)")
    }
  }

  @Test("A sheet that shows its effect beneath dims nothing of it", arguments: ["ol", "ot", "I"])
  func previews(keys: String) {
    var harness = ScreenHarness.morning(columns: 140, rows: 40)
    let before = words(harness)
    harness.type(keys)
    #expect(!harness.model.sheets.isEmpty)
    #expect(words(harness) == before)
  }

  // How many cells of the phone's first rows are words to read first.
  private func words(_ harness: ScreenHarness) -> Int {
    let canvas = harness.model.frame(in: harness.scene).canvas
    return (2..<8).reduce(0) { sum, row in
      sum + canvas.row(row).prefix(40).count { $0.style.foreground == .text && $0.character != " " }
    }
  }

  @Test("The first thing to compare with is not what the phone is already")
  func compare() throws {
    let harness = ScreenHarness.album(columns: 120, rows: 40)
    let present = LanguageTag(harness.state.device.languages.first ?? harness.state.device.locale)
    for choice in CompareChoice.all(harness.scene) {
      guard case .set(let point) = choice.side, case .locale(let locale)? = point.values.first
      else { continue }
      #expect(locale.name != present.name && locale.name != present.language)
    }
  }

  @Test("In the workbench letters go into the line; Ctrl-Y copies")
  func workbench() {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.type("W")
    let count = harness.effects.count
    harness.type("yEW")
    #expect((harness.model.sheets.last as? WorkbenchSheet)?.field.text == "yEW")
    #expect(harness.effects.count == count)
  }
}
