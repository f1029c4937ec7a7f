import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The command line")
struct CommandPaletteTests {
  private func opened(_ text: String, columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type(":" + text)
    return harness
  }

  @Test("A colon and Ctrl-P open it, Esc and Ctrl-P close it")
  func opening() {
    var harness = ScreenHarness.morning()
    harness.press(.character("p"), .control)
    #expect(harness.text.contains(Words.commands))
    harness.press(.character("p"), .control)
    #expect(harness.model.sheets.isEmpty)
    harness.type(":q")
    #expect(!harness.effects.contains(.terminal(.quit)), "what is typed is text")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("What a question calls a key is all that is said of it")
  func overQuestion() throws {
    var harness = ScreenHarness.pods()
    harness.type("m")
    _ = harness.model.openCommands(harness.scene)
    let suggestions = try #require(harness.model.commands?.suggestions)
    let tap = try #require(suggestions.first { $0.act == .control(.tap) })
    #expect(tap.text == "Deliver Quietly" && tap.summary.isEmpty, "\(tap)")
    let help = suggestions.first { $0.act == .control(.help) }
    #expect(help?.summary == Control.with(.help)?.summary)
  }

  @Test("A pasted file waits for no ranking, and what does not fit is said")
  func pastedFile() {
    var harness = opened("clear")
    harness.send(.input(.paste(String(repeating: "clear all ", count: 20_000))))
    #expect(harness.text.contains("out. Send files by path."))
    #expect(harness.model.commands?.field.text.count == TextField.limit)
    harness.press(.character("x"))
    #expect(harness.model.commands?.suggestions.isEmpty == true)
  }

  @Test("Controls are found by a few of their letters, with their keys")
  func fuzzy() {
    let harness = opened("clgr")
    #expect(harness.model.commands?.choice?.act == .control(.clearGroup))
    #expect(harness.text.contains("X"))
    #expect(opened("fuzzz").text.contains(Words.noCommand))
  }

  @Test("What completions are stands in one column, however long their names")
  func aligned() {
    let harness = opened("expand ")
    let columns = harness.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  group").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(columns.count > 2)
    #expect(Set(columns).count == 1)
  }

  @Test("A locale is offered with what its language is called")
  func locales() {
    #expect(opened("locale pl").text.contains("Polish"))
  }

  @Test("What a control does is found too, where nothing is called so")
  func summaries() {
    let harness = opened("fg comes")
    #expect(harness.model.commands?.choice?.act == .control(.suspend))
  }

  @Test("A control that cannot act says why in the command line, which stays")
  func disabled() {
    var harness = opened("redo")
    harness.press(.enter)
    #expect(harness.model.commands?.complaint?.text == Words.nothingToRedo)
    #expect(harness.text.contains(Words.nothingToRedo))
    harness.press(.backspace)
    #expect(harness.model.commands?.complaint == nil)
  }

  @Test("Every control does in the command line what its key does", arguments: ["", "j", "jl"])
  func sameAsKey(keys: String) throws {
    var before = ScreenHarness.morning()
    before.type(keys)
    before.effects = []
    var opened = before
    opened.type(":")
    let suggestions = try #require(opened.model.commands?.suggestions)
    for control in Control.all where control.id != .commands {
      let id = control.id
      var (byKey, byName) = (before, opened)
      byKey.press(control)
      let index = try #require(suggestions.firstIndex { $0.act == .control(id) })
      byName.model.select(suggestion: index)
      byName.press(.enter)
      if let reason = control.availability(before.model, before.scene).reason?.standard {
        #expect(byName.model.commands?.complaint?.text == reason, "\(id) after “\(keys)”")
        continue
      }
      let isSame = byName.effects == byKey.effects
      #expect(isSame, "\(id) after “\(keys)” asks for something else")
      let (shown, wanted) = (byName.text, byKey.text)
      #expect(shown == wanted, "\(id) after “\(keys)” looks different")
    }
  }

  @Test("A line with a verb is performed as it is typed, and kept in the history")
  func lines() {
    var harness = opened("wait 5m")
    #expect(harness.model.commands?.selected == nil)
    harness.press(.enter)
    #expect(
      harness.effects.suffix(2) == [.performLine("wait 5m"), .keepInHistory("wait 5m")])
    harness.send(.lineEnded(.done("Done: wait 5m.")))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.message == Message(text: "Done: wait 5m."))
  }

  @Test("A verb without more words runs at once; one that needs some waits for them")
  func verbs() {
    var harness = opened("uninst")
    harness.press(.enter)
    #expect(harness.model.commands?.field.text == "uninstall ")
    #expect(harness.effects == [.listPayloads])
    var other = opened("expan")
    other.press(.tab)
    #expect(other.model.commands?.field.text == "expand ")
    #expect(other.text.contains("messages"))
  }

  @Test(
    "play and pause are the medium's beside an open view that has one, and the clock's elsewhere")
  func playing() {
    var harness = ScreenHarness.clip()
    for line in ["play", "pause"] {
      harness.type(":" + line)
      #expect(harness.model.commands?.suggestions.map(\.act).prefix(1) == [.line(line)])
      harness.press(.enter)
      #expect(harness.effects.contains(.performLine(line)) && !harness.model.pace.isRunning)
      harness.send(.lineEnded(.done("Done: \(line).")))
      harness.play(line)
    }
    harness.play("dismiss")
    for (line, isRunning) in [("play", true), ("pause", false)] {
      harness.type(":" + line)
      harness.press(.enter)
      #expect(harness.model.pace.isRunning == isRunning, "\(line)")
    }
  }

  @Test("Tab completes names of apps, groups and choices; nothing runs")
  func completing() {
    var harness = opened("expand messages/f")
    harness.press(.tab)
    #expect(harness.model.commands?.field.text == "expand messages/family ")
    harness = opened("device os=")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.commands?.field.text == "device os=4 ")
    #expect(!harness.effects.contains { if case .performLine = $0 { true } else { false } })
  }

  @Test("Files of payloads complete once they are known")
  func files() {
    var harness = opened("push messages ")
    #expect(harness.effects == [.listPayloads])
    harness.send(.payloads(ScreenHarness.payloads(3)))
    #expect(harness.text.contains("Payloads/cake-2.apns"))
    harness.type("e-2")
    harness.press(.tab)
    #expect(harness.model.commands?.field.text == "push messages Payloads/cake-2.apns ")
  }

  @Test("A mistake is shown below its place, without a path in front, and the line stays")
  func mistakes() throws {
    var harness = opened("clear nobody")
    harness.press(.enter)
    harness.send(.lineEnded(.complaint(LineComplaint(column: 7, text: "No such row."))))
    let lines = harness.text.split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.contains("clear nobody") })
    let caret = try #require(lines.first { $0.contains("^") })
    let place = try #require(line.firstRange(of: "nobody")).lowerBound
    #expect(caret.prefix { $0 != "^" }.count == line.distance(from: line.startIndex, to: place))
    #expect(harness.text.contains("✗ No such row."))
    #expect(harness.model.commands?.field.text == "clear nobody")
  }

  @Test("Up on an empty line brings earlier lines, the newest first, and Down goes back")
  func history() {
    var harness = ScreenHarness.morning()
    harness.model.commandHistory = ["lock", "wait 1m"]
    harness.type(":")
    harness.press(.up)
    #expect(harness.model.commands?.field.text == "wait 1m")
    harness.press(.up)
    harness.press(.up)
    #expect(harness.model.commands?.field.text == "lock")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.model.commandHistory == ["lock", "wait 1m"])
    #expect(harness.effects.contains(.performLine("wait 1m")))
  }

  @Test("Pasted text goes into the line, JSON with its quotes and in one line")
  func pasting() {
    var harness = opened("push messages ")
    harness.send(.input(.paste("{\"aps\":\n{\"alert\": \"Hi\"}}")))
    harness.press(.enter)
    #expect(harness.effects.contains(.performLine("push messages {\"aps\": {\"alert\": \"Hi\"}}")))
  }

  @Test("A click on a row takes it")
  func clicking() {
    var harness = opened("wake")
    harness.click(.choice(0))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("What else a line takes does not look like a key", arguments: ["set-badge", "search"])
  func usage(text: String) throws {
    var harness = opened(text)
    _ = harness.model.show(in: harness.scene)
    let suggestion = try #require(harness.model.commands?.suggestions.first)
    let place = try #require(harness.model.painted.targets.rect(of: .choice(0)))
    let row = Array(harness.model.frame(in: harness.scene).canvas.row(place.origin.row))
    let end = row[place.columnRange].last { $0.character != " " }
    #expect(!suggestion.key.isEmpty && end?.character == suggestion.key.last, "\(harness.text)")
    #expect(end?.style.attributes.contains(.bold) == (text == "search"), "\(harness.text)")
  }

  @Test("It fits the smallest screen, and says how to leave it", arguments: ["", "cl", "expand "])
  func small(text: String) {
    let harness = opened(text, columns: 40, rows: 12)
    #expect(
      harness.text.split(separator: "\n").last?.contains("Esc back") == true, "\(harness.text)")
    #expect(harness.model.painting(in: harness.scene).cursor != nil)
  }

  @Test(
    "A key is offered only where it would do something",
    arguments: [
      ("", ["Tab complete"], ["run", "earlier"]), ("cl", ["↵ run", "Tab complete"], ["earlier"]),
      ("fuzzz", ["↵ run"], ["Tab"]), ("push messages x y z", ["↵ run"], []),
      ("hello world q", ["↵ run"], ["Tab"]),
    ])
  func offered(text: String, keys: [String], others: [String]) {
    let screen = opened(text).text
    #expect(!screen.contains("runs the line"), "the last row alone says it: \(screen)")
    let last = screen.split(separator: "\n").last ?? ""
    #expect(keys.allSatisfy { last.contains($0) }, "\(last)")
    #expect(!others.contains { last.contains($0) }, "\(last)")
  }

  @Test("Earlier lines are offered where there are any, and a recalled one is run")
  func recalled() {
    var harness = ScreenHarness.morning()
    harness.model.commandHistory = ["lock"]
    harness.type(":")
    #expect(harness.text.contains("↑ earlier lines"), "\(harness.text)")
    harness.press(.up)
    #expect(harness.text.contains("↵ run"), "\(harness.text)")
    #expect(!harness.text.contains("earlier lines"), "it is the first one: \(harness.text)")
  }

  @Test("Help that finds nothing runs nothing")
  func helpless() {
    var harness = ScreenHarness.morning()
    harness.type("?")
    #expect(harness.text.contains("↵ run"))
    harness.type("zzzz")
    #expect(!harness.text.contains("↵ run"), "\(harness.text)")
  }

  @Test(
    "A name for which the box is too narrow is cut once, and nothing behind it is begun",
    arguments: [(40, 12, 1), (57, 17, 0)])
  func longNames(columns: Int, rows: Int, cuts: Int) throws {
    var harness = opened("push", columns: columns, rows: rows)
    var palette = try #require(harness.model.commands)
    palette.suggestions = [
      CommandSuggestion(
        act: .nothing, text: "./Fixtures/Apps/Album.app/Payloads/likes-12.apns", summary: "deliver")
    ]
    (palette.selected, palette.firstRow) = (nil, 0)
    harness.model.sheets = [palette]
    let row = try #require(harness.text.split(separator: "\n").first { $0.contains("./Fix") })
    #expect(row.count { $0 == "⋯" } == cuts, "\(harness.text)")
  }
}
