import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What was done, and what was refused")
struct LinesAndLogTests {
  @Test("In the log an act stands above what it led to; Enter takes it into the command line")
  func lines() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("Y")
    #expect(harness.text.contains(Words.noLines))
    harness.commandLog = ["lock", "expand messages/family", "clear n3"]
    harness.commandPlaces = [3, 5, harness.facts.count]
    harness.type("Y")
    #expect(harness.model.inspector.logSelection(harness.scene) == .act(2))
    #expect(harness.text.contains("› clear n3"), "\(harness.text)")
    let rows = LogRows(harness.model, harness.scene)
    let place = rows.index(of: .act(1))
    #expect(rows[place - 1] == .fact(4) && rows[place + 1] == .fact(5))
    harness.type("yl")
    #expect(harness.effects.last == .terminal(.copy("clear n3")))
    harness.press(.enter)
    #expect(harness.model.commands?.field.text == "clear n3")
    harness.press(.escape)
    harness.type("j")
    #expect(harness.model.inspector.logSelection(harness.scene) == .fact(harness.facts.count - 1))
    harness.type("k")
    harness.click(.line(2))
    #expect(harness.model.commands?.field.text == "clear n3")
  }

  @Test("Strings in the line of an act keep their places whichever way they run")
  func mixedLine() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.model.appearance.bidi = .program
    harness.commandLog = ["push chat [\"\u{5D0}\u{5D1}\",\"\u{5D2}\"]"]
    harness.commandPlaces = [harness.facts.count]
    harness.type("Y")
    let seen = "push chat [\"\u{5D1}\u{5D0}\",\"\u{5D2}\"]"
    #expect(harness.text.contains(seen), "\(harness.text)")
  }

  @Test("What happened on another day says on which, and of another year in which")
  func otherDays() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.messages", "Messages")
    harness.push("Kim", "Cup", then: 100_000)
    harness.push("Kim", "Saucer", then: 0)
    harness.type("gl")
    #expect(harness.text.contains(" Jun 4 09:41  n1 "), "\(harness.text)")
    #expect(harness.text.contains(" 13:27:40  n2 "), "\(harness.text)")
    #expect(!harness.text.contains("Jun 5 13:27:40"), "\(harness.text)")
    let lastYear = CivilTime(year: 2017, month: 12, day: 31, hour: 23, minute: 59)
    #expect(harness.state.pastTime(lastYear.instant(in: .utc)) == "Dec 31, 2017")
  }

  @Test("Of the phone, y l copies the line that would tap the selected row")
  func tapLine() {
    var harness = ScreenHarness.morning()
    harness.type("yl")
    #expect(harness.effects.last == .terminal(.copy("tap n10")))
    harness.type("ys")
    harness.press(.down)
    harness.press(.enter)
    guard case .terminal(.copy(let screen))? = harness.effects.last else {
      Issue.record("the screen was not copied")
      return
    }
    #expect(screen.contains("Glucose level at 57."))
  }

  @Test("What was refused says why, shows the log's key, and stays in the log")
  func refusals() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("u")
    let line = harness.text.split(separator: "\n").first { $0.contains("✗") } ?? ""
    #expect(line.contains(Words.nothingToUndo) && line.contains("g l log"), "\(line)")
    harness.push("Zoe", "Later", thread: "zoe", then: 0)
    harness.type("L")
    let rows = harness.text.split(separator: "\n").map(String.init)
    let refused = rows.firstIndex { $0.contains("✗ " + Words.nothingToUndo) }
    let later = rows.firstIndex { $0.contains("n11") && $0.contains("│") }
    #expect(refused != nil && later != nil && later ?? 0 < refused ?? 0, "\(harness.text)")
  }

  @Test("The log's selection passes over what was refused")
  func selection() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("L")
    let before = LogRows(harness.model, harness.scene).count
    harness.send(.refused("no"))
    #expect(LogRows(harness.model, harness.scene).count == before + 1)
    harness.type("jkGgg")
    #expect(harness.model.inspector.fact == nil)
  }

  @Test("E asks for the file behind the selected notification, or says that there is none")
  func editing() {
    var harness = ScreenHarness.morning()
    harness.type("E")
    #expect(harness.effects == [.terminal(.edit(path: "push.apns", line: 1))])
    var empty = ScreenHarness()
    empty.type("E")
    #expect(empty.model.message == Message(text: Words.noFile, isError: true))
  }

  @Test("f narrows the log by words while it has the keys, also what comes; Esc shows all again")
  func narrowing() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("u")
    harness.type("L")
    let all = LogRows(harness.model, harness.scene).count
    harness.type("fpresented")
    #expect(harness.text.contains("log: presented"), "\(harness.text)")
    harness.press(.enter)
    let few = LogRows(harness.model, harness.scene)
    #expect(few.count == 10 && few.count < all)
    #expect(harness.text.contains("presented · 10 of "), "\(harness.text)")
    harness.push("Zoe", "Hi", thread: "zoe")
    #expect(LogRows(harness.model, harness.scene).count == 11)
    harness.type("jjw")
    #expect(harness.model.inspector.tab == .why)
    harness.type("L")
    harness.press(.escape)
    harness.type("f!presented undo")
    harness.press(.enter)
    let refusals = LogRows(harness.model, harness.scene)
    #expect(refusals.count == 1 && refusals[0] == .refusal(Words.nothingToUndo))
    harness.press(.escape)
    #expect(harness.model.inspector.logFilter == nil)
    #expect(harness.model.focus == .inspector && harness.model.inspector.tab == .log)
    #expect(LogRows(harness.model, harness.scene).count > all)
  }

  @Test(
    "Where no line of the log fits its filter, none is explained",
    arguments: [Key.Code.enter, .character("w")])
  func explainingHidden(key: Key.Code) {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("glfzzz")
    harness.press(.enter)
    #expect(!harness.text.contains("↵ \(Words.explains)"), "\(harness.text)")
    harness.press(key)
    #expect(harness.model.inspector.tab == .log && !harness.model.inspector.followsLog)
    #expect(
      harness.text.contains("Nothing fits the filter; Esc shows all again."), "\(harness.text)")
    #expect(harness.model.inspector.rung(harness.scene) == nil)
  }

  @Test("Where only acts fit the filter of the log, the newest of them is selected")
  func narrowingToActs() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.commandLog = ["clear zoe", "tap zoe"]
    harness.commandPlaces = [1, 2]
    harness.type("glfzoe")
    harness.press(.enter)
    #expect(harness.model.inspector.logSelection(harness.scene) == .act(1))
  }

  @Test("g l gives the log the keys, beside the phone too", arguments: [80, 120])
  func entering(columns: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: columns / 3)
    harness.type("gl")
    #expect(harness.model.focus == .inspector && harness.text.contains("Esc back"))
    harness.type("fpresented")
    #expect(harness.model.inspector.logFilter?.text == "presented")
    #expect(harness.model.list.filter == nil)
  }
}
