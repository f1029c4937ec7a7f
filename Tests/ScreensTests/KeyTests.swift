import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Keys")
struct KeyTests {
  @Test("Esc and a key right behind it are two, also where they come as one with Alt")
  func escapeAndMore() {
    var stage = ScreenHarness.morning()
    stage.type("a")
    #expect(!stage.model.sheets.isEmpty)
    stage.press(.character("q"), .alt)
    #expect(stage.model.sheets.isEmpty && stage.effects.last == .terminal(.quit))
    stage.type("/cake")
    stage.press(.character("b"), .alt)
    #expect(stage.model.list.search?.isTyping == true, "in a field Alt-B goes a word back")
    stage.press(.character("f"), .alt)
    stage.press(.character("?"), .alt)
    #expect(stage.model.list.search == nil && !stage.model.sheets.isEmpty)
  }

  @Test("The newest row is selected at first, and the arrows move from row to row")
  func moving() {
    var stage = ScreenHarness.morning()
    #expect(stage.selectedWords == "Glucose level at 57.")
    var seen: [String] = []
    for _ in 0..<5 {
      stage.press(.down)
      seen.append(stage.selectedWords)
    }
    #expect(
      seen == [
        "stack Got it.", "stack See you at six?", "Episode 12 is out.", "clear history",
        "stack Invoice 2041 is due on Friday.",
      ])
  }

  @Test("Moving stops at both ends and says so; above the first row is the list's header")
  func ends() {
    var stage = ScreenHarness.morning()
    stage.type("k")
    #expect(stage.selectedWords == "clear all")
    stage.type("k")
    #expect(stage.model.message?.text == Words.topReached)
    stage.type("Gj")
    #expect(stage.model.message?.text == Words.bottomReached)
    stage.type("gg")
    #expect(stage.selectedWords == "Glucose level at 57.")
  }

  @Test("l expands the selected stack, and the selection goes to its newest member")
  func expanding() {
    var stage = ScreenHarness.morning()
    stage.type("jl")
    #expect(stage.selectedWords == "Got it.")
    stage.type("k")
    #expect(stage.selectedWords == "header com.example.messages/trip")
    stage.type("jjh")
    #expect(stage.selectedWords == "stack Got it.")
  }

  @Test("e and Space expand and collapse", arguments: ["e", " "])
  func toggling(key: String) {
    var stage = ScreenHarness.morning()
    stage.type("j" + key)
    #expect(stage.selectedWords == "Got it.")
    stage.type(key)
    #expect(stage.selectedWords == "stack Got it.")
  }

  @Test("Enter expands a stack, collapses from the header, and opens a notification")
  func tapping() {
    var stage = ScreenHarness.morning()
    stage.type("j")
    stage.press(.enter)
    #expect(stage.selectedWords == "Got it.")
    stage.type("k")
    stage.press(.enter)
    #expect(stage.selectedWords == "stack Got it.")
    stage.type("k")
    stage.perform(.device(.authenticate))
    stage.press(.enter)
    #expect(stage.state.calls.map(\.method) == [.didFinishLaunching, .didReceive])
  }

  @Test("x clears the selected row, of a stack all, and the row below takes its place")
  func clearing() {
    var stage = ScreenHarness.morning()
    stage.type("x")
    #expect(stage.selectedWords == "stack Got it.")
    #expect(stage.state.list.count == 9)
    stage.type("x")
    #expect(stage.selectedWords == "stack See you at six?")
    #expect(stage.state.list.count == 7)
    #expect(stage.model.message?.text == "Cleared Messages, 2 notifications; u undoes it.")
  }

  @Test("x on a member clears it alone; X clears its group")
  func clearingGroups() {
    var stage = ScreenHarness.morning()
    stage.type("jjljx")
    #expect(stage.state.list.count == 9)
    #expect(stage.selectedWords == "Who brings what?")
    stage.type("X")
    #expect(stage.state.list.count == 6)
    #expect(stage.selectedWords == "Episode 12 is out.")
  }

  @Test("Ctrl-X, and Enter on the list's header, clear everything")
  func clearingAll() {
    var stage = ScreenHarness.morning()
    stage.press(.character("x"), .control)
    #expect(stage.state.list.count == 0)
    var other = ScreenHarness.morning()
    other.type("k")
    other.press(.enter)
    #expect(other.state.list.count == 0)
    #expect(other.text.contains("No Older Notifications"))
  }

  @Test("Undo and redo say what, and why they cannot")
  func undoing() {
    var stage = ScreenHarness.morning()
    stage.type("u")
    #expect(stage.model.message == Message(text: Words.nothingToUndo, isError: true))
    stage.undoTitle = "clear Messages"
    stage.type("u")
    #expect(stage.effects.last == .undo)
    #expect(stage.model.message?.text == "Undid: clear Messages.")
  }

  @Test("A prefix waits, and shows at once what may follow")
  func prefixes() {
    var stage = ScreenHarness.morning()
    stage.type("s")
    #expect(stage.text.contains("s…  l lock  c center"))
    stage.press(.escape)
    #expect(stage.model.pressed.pending.isEmpty)
    stage.type("su")
    #expect(stage.effects.last == .perform(.device(.unlock)))
  }

  @Test("A key that means nothing says so")
  func unknownKeys() {
    var stage = ScreenHarness.morning()
    stage.type("K")
    #expect(stage.model.message?.text == Words.noKey("K").standard)
  }

  @Test("Escape never leaves; q does; Ctrl-C does when pressed twice in a row")
  func leaving() {
    var stage = ScreenHarness.morning()
    stage.press(.escape)
    stage.press(.character("c"), .control)
    stage.type("j")
    stage.press(.character("c"), .control)
    #expect(!stage.effects.contains(.terminal(.quit)))
    stage.press(.character("c"), .control)
    #expect(stage.effects.last == .terminal(.quit))
    stage.effects = []
    stage.type("q")
    #expect(stage.effects == [.terminal(.quit)])
  }

  @Test("Ctrl-Z and Ctrl-L act whatever is open", arguments: ["", "?", "a", "s"])
  func always(before: String) {
    var stage = ScreenHarness.morning()
    stage.type(before)
    stage.press(.character("z"), .control)
    #expect(stage.effects.last == .terminal(.suspend))
    stage.press(.character("l"), .control)
    #expect(stage.effects.last == .terminal(.redraw))
  }

  @Test("A refusal becomes a sentence that stays until the next act")
  func refusals() {
    var stage = ScreenHarness.morning()
    stage.send(.refused("there is nothing to clear"))
    #expect(stage.text.contains("✗ There is nothing to clear."))
    stage.type("j")
    #expect(stage.model.message == nil)
  }

  @Test("o t goes through the themes, o g through the groupings of the selected app")
  func options() {
    var stage = ScreenHarness.morning()
    stage.type("o")
    #expect(stage.text.contains("theme: terminal"))
    stage.type("tj")
    #expect(stage.model.appearance.theme == "dark")
    stage.press(.enter)
    stage.type("og")
    #expect(stage.effects.last == .perform(.set("com.example.sugar", [.grouping(.byApp)])))
    #expect(stage.model.message?.text == "Grouping of Sugar: By App")
  }
}
