import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Keys")
struct KeyTests {
  @Test("Esc and a key right behind it are two, also where they come as one with Alt")
  func escapeAndMore() {
    var harness = ScreenHarness.morning()
    harness.type("a")
    #expect(!harness.model.sheets.isEmpty)
    harness.press(.character("q"), .alt)
    #expect(harness.model.sheets.isEmpty && harness.effects.last == .terminal(.quit))
    harness.type("/cake")
    harness.press(.character("b"), .alt)
    #expect(harness.model.list.search?.isTyping == true, "in a field Alt-B goes a word back")
    harness.press(.character("f"), .alt)
    harness.press(.character("?"), .alt)
    #expect(harness.model.list.search == nil && !harness.model.sheets.isEmpty)
  }

  @Test("Alt-D in a line takes the word ahead; Alt with what means nothing there loses nothing")
  func altInLine() throws {
    var harness = ScreenHarness.week(columns: 120, rows: 40)
    harness.type("ATea time")
    harness.press(.character("b"), .alt)
    harness.press(.character("d"), .alt)
    let count = harness.effects.count
    for (code, name) in [(Key.Code.character("x"), "Alt-x"), (.character("1"), "Alt-1")] {
      harness.press(code, .alt)
      let said = harness.model.text(Words.noKeyInLine(name))
      #expect(harness.model.message?.text == said, "\(harness.text)")
    }
    for code in [Key.Code.enter, .up, .character("?")] { harness.press(code, .alt) }
    let form = try #require(harness.model.sheets.last as? RequestSheet)
    #expect(form[.title].text == "Tea " && harness.effects.count == count)
    // Two keys are two.
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("Alt with a letter in a search clears no row, and on the list it is Esc and that letter")
  func altInSearch() {
    var harness = ScreenHarness.morning()
    harness.type("/cake")
    let count = harness.effects.count
    harness.press(.character("x"), .alt)
    #expect(harness.model.list.search?.isTyping == true && harness.effects.count == count)
    harness.press(.escape)
    var other = harness
    other.type("x")
    harness.press(.character("x"), .alt)
    #expect(harness.effects == other.effects && harness.effects.count > count)
  }

  @Test("The newest row is selected at first, and the arrows move from row to row")
  func moving() {
    var harness = ScreenHarness.morning()
    #expect(harness.selectedWords == "Glucose level at 57.")
    var seen: [String] = []
    for _ in 0..<5 {
      harness.press(.down)
      seen.append(harness.selectedWords)
    }
    #expect(
      seen == [
        "stack Got it.", "stack See you at six?", "Episode 12 is out.", "clear history",
        "stack Invoice 2041 is due on Friday.",
      ])
  }

  @Test("Moving stops at both ends and says so; above the first row is the list's header")
  func ends() {
    var harness = ScreenHarness.morning()
    harness.type("k")
    #expect(harness.selectedWords == "clear all")
    harness.type("k")
    #expect(harness.model.message?.text == Words.topReached)
    harness.type("Gj")
    #expect(harness.model.message?.text == Words.bottomReached)
    harness.type("gg")
    #expect(harness.selectedWords == "Glucose level at 57.")
  }

  @Test("l expands the selected stack, and the selection goes to its newest member")
  func expanding() {
    var harness = ScreenHarness.morning()
    harness.type("jl")
    #expect(harness.selectedWords == "Got it.")
    harness.type("k")
    #expect(harness.selectedWords == "header com.example.messages/trip")
    harness.type("jjh")
    #expect(harness.selectedWords == "stack Got it.")
  }

  @Test("e and Space expand and collapse", arguments: ["e", " "])
  func toggling(key: String) {
    var harness = ScreenHarness.morning()
    harness.type("j" + key)
    #expect(harness.selectedWords == "Got it.")
    harness.type(key)
    #expect(harness.selectedWords == "stack Got it.")
  }

  @Test("Enter expands a stack, collapses from the header, and opens a notification")
  func tapping() {
    var harness = ScreenHarness.morning()
    harness.type("j")
    harness.press(.enter)
    #expect(harness.selectedWords == "Got it.")
    harness.type("k")
    harness.press(.enter)
    #expect(harness.selectedWords == "stack Got it.")
    harness.type("k")
    harness.perform(.device(.authenticate))
    harness.press(.enter)
    #expect(harness.state.calls.map(\.method) == [.didFinishLaunching, .didReceive])
  }

  @Test("x clears the selected row, of a stack all, and the row below takes its place")
  func clearing() {
    var harness = ScreenHarness.morning()
    harness.type("x")
    #expect(harness.selectedWords == "stack Got it.")
    #expect(harness.state.list.count == 9)
    harness.type("x")
    #expect(harness.selectedWords == "stack See you at six?")
    #expect(harness.state.list.count == 7)
    #expect(harness.model.message?.text == "Cleared Messages, 2 notifications; u undoes it.")
  }

  @Test("x on a member clears it alone; X clears its group")
  func clearingGroups() {
    var harness = ScreenHarness.morning()
    harness.type("jjljx")
    #expect(harness.state.list.count == 9)
    #expect(harness.selectedWords == "Who brings what?")
    harness.type("X")
    #expect(harness.state.list.count == 6)
    #expect(harness.selectedWords == "Episode 12 is out.")
  }

  @Test("Ctrl-X, and Enter on the list's header, clear everything")
  func clearingAll() {
    var harness = ScreenHarness.morning()
    harness.press(.character("x"), .control)
    #expect(harness.state.list.count == 0)
    var other = ScreenHarness.morning()
    other.type("k")
    other.press(.enter)
    #expect(other.state.list.count == 0)
    #expect(other.text.contains("No Older Notifications"))
  }

  @Test("Undo and redo say what, and why they cannot")
  func undoing() {
    var harness = ScreenHarness.morning()
    harness.type("u")
    #expect(harness.model.message == Message(text: Words.nothingToUndo, isError: true))
    harness.undoTitle = "clear Messages"
    harness.type("u")
    #expect(harness.effects.last == .undo)
    #expect(harness.model.message?.text == "Undid: clear Messages.")
  }

  @Test("A prefix waits, and shows at once what may follow")
  func prefixes() {
    var harness = ScreenHarness.morning()
    harness.type("s")
    #expect(harness.text.contains("s⋯  l lock  c center"))
    harness.press(.escape)
    #expect(harness.model.pressed.pending.isEmpty)
    harness.type("su")
    #expect(harness.effects.last == .perform(.device(.unlock)))
  }

  @Test("A key that means nothing says so")
  func unknownKeys() {
    var harness = ScreenHarness.morning()
    harness.type("K")
    #expect(harness.model.message?.text == Words.noKey("K").standard)
  }

  @Test("Escape never leaves; q does; Ctrl-C does when pressed twice in a row")
  func leaving() {
    var harness = ScreenHarness.morning()
    harness.press(.escape)
    harness.press(.character("c"), .control)
    harness.type("j")
    harness.press(.character("c"), .control)
    #expect(!harness.effects.contains(.terminal(.quit)))
    harness.press(.character("c"), .control)
    #expect(harness.effects.last == .terminal(.quit))
    harness.effects = []
    harness.type("q")
    #expect(harness.effects == [.terminal(.quit)])
  }

  @Test("Ctrl-Z and Ctrl-L act whatever is open", arguments: ["", "?", "a", "s"])
  func always(before: String) {
    var harness = ScreenHarness.morning()
    harness.type(before)
    harness.press(.character("z"), .control)
    #expect(harness.effects.last == .terminal(.suspend))
    harness.press(.character("l"), .control)
    #expect(harness.effects.last == .terminal(.redraw))
  }

  @Test("A refusal becomes a sentence that stays until the next act")
  func refusals() {
    var harness = ScreenHarness.morning()
    harness.send(.refused("there is nothing to clear"))
    #expect(harness.text.contains("✗ There is nothing to clear."))
    harness.type("j")
    #expect(harness.model.message == nil)
  }

  @Test("o t goes through the themes, o g through the groupings of the selected app")
  func options() {
    var harness = ScreenHarness.morning()
    harness.type("o")
    #expect(harness.text.contains("language: English"))
    harness.type("tj")
    #expect(harness.model.appearance.theme == "dark")
    harness.press(.enter)
    harness.type("og")
    #expect(harness.effects.last == .perform(.set("com.example.sugar", [.grouping(.byApp)])))
    #expect(harness.model.message?.text == "Grouping of Sugar: By App")
  }
}
