import Delivery
import Localization
import TerminalCore
import Testing

@testable import Screens

@Suite("What the first key does, and what is seen before it")
struct FirstFocusTests {
  @Test("Where it is asked whether to turn an app off, Enter at once turns nothing off")
  func turningOff() {
    var stage = ScreenHarness.pods()
    stage.type("mj")
    stage.press(.enter)
    #expect(stage.state.sheet?.name == .turnOff)
    #expect(stage.model.focusedOffer(stage.scene)?.role != .destructive)
    let count = stage.state.list.count
    stage.press(.enter)
    #expect(stage.state.list.count == count)
  }

  @Test("Why says something of each row of Settings")
  func settings() {
    var stage = ScreenHarness.morning(columns: 140, rows: 40)
    stage.perform(.device(.wake))
    stage.perform(.device(.unlock))
    stage.type("ss")
    #expect(stage.state.device.screen == .settings)
    for _ in 0..<6 {
      #expect(!stage.text.contains("Nothing is selected."), "\(stage.text)")
      stage.press(.down)
    }
    stage.press(.enter)
    for _ in 0..<6 {
      #expect(!stage.text.contains("Nothing is selected."), "\(stage.text)")
      stage.press(.down)
    }
  }

  @Test("A sheet that shows its effect beneath dims nothing of it", arguments: ["ol", "ot", "I"])
  func previews(keys: String) {
    var stage = ScreenHarness.morning(columns: 140, rows: 40)
    let before = words(stage)
    stage.type(keys)
    #expect(!stage.model.sheets.isEmpty)
    #expect(words(stage) == before)
  }

  // How many cells of the phone's first rows are words to read first.
  private func words(_ stage: ScreenHarness) -> Int {
    let canvas = stage.model.frame(in: stage.scene).canvas
    return (2..<8).reduce(0) { sum, row in
      sum + canvas.row(row).prefix(40).count { $0.style.foreground == .text && $0.character != " " }
    }
  }

  @Test("The first thing to compare with is not what the phone is already")
  func compare() throws {
    let stage = ScreenHarness.album(columns: 120, rows: 40)
    let present = LanguageTag(stage.state.device.languages.first ?? stage.state.device.locale)
    for choice in CompareChoice.all(stage.scene) {
      guard case .set(let point) = choice.side, case .locale(let locale)? = point.values.first
      else { continue }
      #expect(locale.name != present.name && locale.name != present.language)
    }
  }

  @Test("In the workbench letters go into the line; Ctrl-Y copies")
  func workbench() {
    var stage = ScreenHarness.album(columns: 120, rows: 40)
    stage.type("W")
    let count = stage.effects.count
    stage.type("yEW")
    #expect((stage.model.sheets.last as? Workbench)?.field.text == "yEW")
    #expect(stage.effects.count == count)
  }
}
