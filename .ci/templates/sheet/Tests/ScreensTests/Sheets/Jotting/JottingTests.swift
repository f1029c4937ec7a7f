import TerminalCore
import Testing

@testable import Screens

@Suite("Writing something down")
struct JottingTests {
  @Test("F9 opens a line that takes what is typed and pasted; Esc closes it")
  func writing() {
    var stage = ScreenHarness.morning()
    stage.press(.function(9))
    stage.type("call")
    stage.send(.input(.paste(" Anna")))
    #expect(stage.text.contains("call Anna"))
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty && !stage.text.contains("call Anna"))
  }
}
