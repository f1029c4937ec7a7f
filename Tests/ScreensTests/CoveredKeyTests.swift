import Testing

@testable import Screens

@Suite("Keys and names that cannot act here, or mean something else")
struct CoveredKeyTests {
  @Test(
    "A key that a sheet takes the screen from says how to get back to it",
    arguments: ["x", "v", "a"])
  func covered(key: String) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("M" + key)
    #expect(
      harness.text.contains("That is for the screen below; Esc goes back to it."), "\(harness.text)"
    )
    #expect(harness.model.sheets.count == 1)
  }

  @Test("Where the filter leaves nothing, that is said, and not that the list is empty")
  func filter() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("fzzzz")
    harness.press(.enter)
    harness.type("j")
    #expect(harness.text.contains("Nothing fits the filter; Esc clears it."), "\(harness.text)")
  }

  @Test(
    "The whole name of an act is that act in the command line, though its first word begins a line")
  func named() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type(":clear all")
    #expect(harness.model.commands?.choice?.act == .control(.clearAll), "\(harness.text)")
    harness.type(" ")
    #expect(harness.model.commands?.choice == nil, "it may go on")
  }

  @Test("A verb is run where the control that is called so cannot act: watch pairs one")
  func pairing() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type(":watch")
    harness.press(.enter)
    #expect(harness.effects.contains(.performLine("watch")), "\(harness.effects)")
  }

  @Test("A whole line is the phone's to answer, also where the control of that name cannot act")
  func wholeLines() {
    for line in ["lock", "clear-all"] {
      var harness = ScreenHarness.morning(columns: 80, rows: 24)
      if line == "clear-all" { harness.play("unlock\nhome") }
      harness.type(":\(line)")
      harness.press(.enter)
      #expect(harness.effects.contains(.performLine(line)), "\(line): \(harness.effects)")
    }
  }
}
