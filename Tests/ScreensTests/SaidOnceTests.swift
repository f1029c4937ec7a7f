import Testing

@testable import Screens

@Suite("What can be done is said in the last row alone")
struct SaidOnceTests {
  @Test(
    "What shows on the phone has no row of keys that the last row has",
    arguments: [
      (["unlock", "settings mail"], "Esc"),
      (["unlock", #"push mail {"aps":{"alert":"Banner"}}"#], "flick away"),
    ])
  func once(lines: [String], words: String) throws {
    var harness = ScreenHarness.morning()
    harness.play(lines.joined(separator: "\n"))
    let rows = harness.text.split(separator: "\n")
    #expect(rows.last?.contains(words) == true, "\(harness.text)")
    #expect(!rows.dropLast().contains { $0.contains(words) }, "\(harness.text)")
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
