import Testing

@testable import Screens

@Suite("What is said once an advice was followed, and where nothing can be explained")
struct TriedAdviceTests {
  @Test("F19: an opened row is not said to have none; what shows it as a stack holds at once")
  func counted() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.play("setting all display=count")
    harness.press(.enter)
    harness.type("w")
    #expect(!harness.text.contains("no row"), "\(harness.text)")
    #expect(!harness.text.contains("as stacks"), "\(harness.text)")
  }

  @Test("Where nothing shows, w leads to the log instead of asking for a selection")
  func emptyList() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.type("w")
    #expect(harness.text.contains("Nothing shows; g l says what came"), "\(harness.text)")
  }

  @Test("Where there is one category alone, its key says so, and the footer leaves it out")
  func onlyCategory() {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","categories":[{"identifier":"a"}]}"#)
    harness.play(#"push tea {"aps":{"alert":"Tea","category":"a"}}"#)
    harness.type("W")
    guard let workbench = harness.model.sheets.last as? WorkbenchSheet else {
      Issue.record("not open")
      return
    }
    guard workbench.subjects.count == 1 else { return }
    #expect(!harness.text.contains("next category"), "\(harness.text)")
    harness.type("]")
    #expect(harness.text.contains("There is no other category."), "\(harness.text)")
  }
}
