import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of what finds things")
struct FindingSnapshotTests {
  static let sizes = [(80, 24), (40, 12)]

  @Test("The command line looks as it is on file", arguments: sizes)
  func commands(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type(":cl")
    expect(harness, "commands", isCounted: false)
    harness.press(.escape)
    harness.type(":clear nobody")
    harness.send(.lineEnded(.complaint(LineComplaint(column: 7, text: "There is no such row."))))
    expect(harness, "commands-complaint")
    harness.press(.escape)
    harness.type(":expand ")
    expect(harness, "commands-completion")
  }

  @Test("A search looks as it is on file", arguments: sizes)
  func search(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("/cake")
    expect(harness, "search")
    harness.press(.enter)
    expect(harness, "search-kept")
  }

  @Test("A filter looks as it is on file", arguments: sizes)
  func filter(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("fapp:mail")
    expect(harness, "filter-typed")
    harness.press(.enter)
    expect(harness, "filter")
    harness.type("fnothing")
    expect(harness, "filter-empty")
  }

  @Test("The hints for what may follow look as they are on file", arguments: sizes)
  func hints(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    for prefix in ["s", "o", "y"] {
      harness.type(prefix)
      harness.send(.tick(harness.model.now + .seconds(1)))
      expect(harness, "hints-\(prefix)")
      harness.press(.escape)
    }
  }

  @Test("The lines and the log with a refusal look as they are on file", arguments: sizes)
  func lines(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.commandLog = ["lock", "wait 5m", "expand messages/family", "clear n3"]
    harness.type("u")
    expect(harness, "refused")
    harness.type("L")
    expect(harness, "log-refused")
    harness.type("Yj")
    expect(harness, "lines")
  }

  @Test("Help that is typed into looks as it is on file", arguments: sizes)
  func help(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("?group")
    expect(harness, "help-typed")
  }
}
