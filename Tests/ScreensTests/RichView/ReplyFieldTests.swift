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

  @Test("Ctrl-_ in a reply says so where nothing is left that it could take back")
  func takenBack() {
    for key in ["_", "/"] as [Character] {
      var harness = writing("no")
      harness.press(.character(key), .control)
      #expect(harness.model.phone.viewing.field.isEmpty && harness.model.message == nil)
      harness.press(.character(key), .control)
      #expect(harness.model.message == Message(text: Words.notWriting, isError: true))
    }
  }

  @Test("Where its notification is taken back, that is said, and what is typed on is no command")
  func gone() {
    var harness = writing("my reply")
    harness.play("remove social delivered post")
    let said = "“Jane posted” is gone; what you wrote was not sent. Esc goes on."
    #expect(harness.model.message == Message(text: said, isError: true), "\(harness.text)")
    let count = harness.effects.count
    harness.type(" xq")
    harness.send(.input(.paste("{\"aps\":{}}")))
    #expect(harness.model.message?.text == said && harness.model.sheets.isEmpty)
    harness.press(.enter)
    #expect(harness.model.message == nil && harness.effects.count == count)
    harness.type("?")
    #expect(harness.model.sheets.last is HelpSheet, "after any other key all is as ever")
  }

  @Test("Where the phone is locked from elsewhere while it is written, that is said")
  func locked() {
    var harness = writing("my reply")
    harness.play("lock")
    #expect(harness.state.pane == nil)
    #expect(
      harness.model.message?.text
        == "“Jane posted” was closed; what you wrote was not sent. Esc goes on.")
  }

  @Test("Where nothing was written, nothing is said to be lost")
  func unwritten() {
    var harness = writing()
    harness.play("lock")
    #expect(harness.model.message?.text == "“Jane posted” was closed. Esc goes on.")
  }

  @Test("Who sends or leaves it hears nothing of what was not sent", arguments: [true, false])
  func ownHand(sends: Bool) {
    var harness = writing("my reply")
    harness.press(sends ? .enter : .escape)
    #expect(harness.state.pane?.textInput == nil)
    #expect(harness.model.message?.isError != true && harness.model.pressed.lost == nil)
  }
}
