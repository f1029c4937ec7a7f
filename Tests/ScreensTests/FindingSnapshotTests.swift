import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of what finds things")
struct FindingSnapshotTests {
  static let sizes = [(80, 24), (40, 12)]

  @Test("The command line looks as it is on file", arguments: sizes)
  func commands(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type(":cl")
    expect(stage, "commands", isCounted: false)
    stage.press(.escape)
    stage.type(":clear nobody")
    stage.send(.lineEnded(.complaint(LineComplaint(column: 7, text: "There is no such row."))))
    expect(stage, "commands-complaint")
    stage.press(.escape)
    stage.type(":expand ")
    expect(stage, "commands-completion")
  }

  @Test("A search looks as it is on file", arguments: sizes)
  func search(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("/cake")
    expect(stage, "search")
    stage.press(.enter)
    expect(stage, "search-kept")
  }

  @Test("A filter looks as it is on file", arguments: sizes)
  func filter(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("fapp:mail")
    expect(stage, "filter-typed")
    stage.press(.enter)
    expect(stage, "filter")
    stage.type("fnothing")
    expect(stage, "filter-empty")
  }

  @Test("The hints for what may follow look as they are on file", arguments: sizes)
  func hints(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    for prefix in ["s", "o", "y"] {
      stage.type(prefix)
      stage.send(.tick(stage.model.now + .seconds(1)))
      expect(stage, "hints-\(prefix)")
      stage.press(.escape)
    }
  }

  @Test("The lines and the log with a refusal look as they are on file", arguments: sizes)
  func lines(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.commandLog = ["lock", "wait 5m", "expand messages/family", "clear n3"]
    stage.type("u")
    expect(stage, "refused")
    stage.type("L")
    expect(stage, "log-refused")
    stage.type("Yj")
    expect(stage, "lines")
  }

  @Test("Help that is typed into looks as it is on file", arguments: sizes)
  func help(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("?group")
    expect(stage, "help-typed")
  }
}
