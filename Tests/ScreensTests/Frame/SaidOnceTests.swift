import TerminalCore
import Testing

@testable import Screens

@Suite("What can be done is said in the last row alone")
struct SaidOnceTests {
  @Test(
    "What shows on the phone has no row of keys that the last row has",
    arguments: [
      (["unlock", "settings mail"], "Esc"),
      (["unlock", #"push mail {"aps":{"alert":"Banner"}}"#], "flick away"),
      (["unlock"], "s c center"), (["device os=4"], "s u unlock"),
      (["unlock", "launch mail"], "s c center"),
    ])
  func once(lines: [String], words: String) throws {
    var harness = ScreenHarness.morning()
    harness.play(lines.joined(separator: "\n"))
    let rows = harness.text.split(separator: "\n")
    #expect(rows.last?.contains(words) == true, "\(harness.text)")
    #expect(!rows.dropLast().contains { $0.contains(words) }, "\(harness.text)")
  }

  @Test("Where the way out of a sheet of the phone has the focus it is said once, beside Esc")
  func wayOut() throws {
    var harness = ScreenHarness.morning()
    harness.type("m")
    #expect(harness.text.split(separator: "\n").last?.contains("↵ ") == true, "\(harness.text)")
    harness.type("G")
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(last.contains("Esc Cancel") && !last.contains("↵"), "\(last)")
    harness.press(.enter)
    #expect(harness.state.sheet == nil)
  }

  @Test("A question says once what loses nothing, and Enter does it, too")
  func question() throws {
    var harness = ScreenHarness.morning()
    harness.model.open(UnsavedScenarioSheet(path: "bees.scenario"))
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(last.contains("Esc \(Words.stay)") && !last.contains("back"), "\(last)")
    #expect(last.ranges(of: Words.stay).count == 1, "\(last)")
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && !harness.effects.contains(.terminal(.quit)))
  }

  @Test(
    "Boxes and panes say no keys of theirs: the last row does",
    arguments: [
      ("T", ["g j go to", "phone"], ["go by an hour", "+ add"]),
      ("I", ["↓ next row"], ["↑ ↓"]), ("ol", ["↵ keep"], ["type to find"]),
      ("?", ["↵ run"], ["type to find"]), ("C", ["Esc back"], ["type to narrow"]),
      ("a", ["Esc back"], ["paste anywhere"]),
    ])
  func boxes(keys: String, last: [String], nowhere: [String]) throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type(keys)
    let footer = try #require(harness.text.split(separator: "\n").last)
    for words in last { #expect(footer.contains(words), "\(words): \(footer)") }
    for words in nowhere { #expect(!harness.text.contains(words), "\(harness.text)") }
  }

  @Test(
    "Where lines are read, keys of a view are read once beside what is said",
    arguments: ["M", "W", "C\n"])
  func readOnce(keys: String) {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.model.appearance.glyphs = .words
    for key in keys { key == "\n" ? harness.press(.enter) : harness.type(String(key)) }
    #expect(harness.model.sheets.last?.isWhole == true)
    harness.model.say("Copied.")
    let lines = harness.linear.lines
    #expect(lines.count { $0.id == .hintKey(Key(.escape)) } == 1, "\(lines)")
    #expect(lines.contains { $0.words == "Copied." }, "\(lines)")
  }

  @Test("Where lines are read, an empty list says once how something is sent")
  func emptyList() {
    var harness = ScreenHarness(columns: 80, rows: 24, glyphs: .words)
    harness.install("com.example.mail", "Mail")
    let lines = harness.linear.lines
    #expect(lines.count { $0.id == .control(.send) } == 1, "\(lines)")
  }

  @Test("The form for a request has those keys in the last row that act on the selected one")
  func form() throws {
    var harness = ScreenHarness.morning()
    harness.type("A")
    var sheet = try #require(harness.model.sheets.last as? RequestSheet)
    for field in sheet.fields {
      sheet.selected = field
      harness.model.sheets = [sheet]
      let rows = harness.text.split(separator: "\n")
      let last = try #require(rows.last)
      #expect(last.contains("→ choose") == !field.isTyped, "\(field): \(last)")
      #expect(last.contains("↓ next row") == (field != sheet.fields.last), "\(field): \(last)")
      #expect(!rows.dropLast().contains { $0.contains("choose") }, "\(harness.text)")
    }
  }
}
