import TerminalCore
import Testing

@testable import Screens

@Suite("The field of a reply")
struct ReplyFieldTests {
  private func writing(_ text: String = "") -> ScreenHarness {
    var harness = ScreenHarness.social()
    harness.type("v2" + text)
    return harness
  }

  @Test("A key that means nothing in it says so, and names the key that helps there")
  func dead() {
    var harness = writing("no")
    harness.press(.character("o"), .control)
    #expect(harness.model.message?.text == "Ctrl-O does nothing here; F1 shows what does.")
    #expect(harness.model.phone.viewing.field.text == "no")
  }

  @Test("Ctrl-_ says so where nothing is left that it could take back")
  func takenBack() {
    for key in ["_", "/"] as [Character] {
      var harness = writing("no")
      harness.press(.character(key), .control)
      #expect(harness.model.phone.viewing.field.isEmpty && harness.model.message == nil)
      harness.press(.character(key), .control)
      #expect(harness.model.message == Message(text: Words.notWriting, isError: true))
    }
  }
}
