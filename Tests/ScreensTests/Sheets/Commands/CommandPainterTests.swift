import Testing

@testable import Screens

@Suite("How the rows of the command line are drawn")
struct CommandPainterTests {
  @Test("Where little of a sentence has room, only the selected row has it")
  func narrow() throws {
    var harness = ScreenHarness.morning(columns: 40, rows: 20)
    harness.type(":")
    for name in ["tap ", "view, manage"] {
      let row = try #require(
        harness.text.split(separator: "\n").first { $0.contains(name) && $0.contains("│") },
        "\(harness.text)")
      #expect(!row.contains("⋯"), "\(harness.text)")
    }
    harness.press(.down)
    let words = harness.text.split { "│\n ".contains($0) }.joined(separator: " ")
    #expect(words.contains("stack expands, a notification opens"), "\(harness.text)")
  }

  @Test("The sentence of the selected row is seen to its end, and the row wherever it is")
  func wrapped() throws {
    var harness = ScreenHarness.morning()
    harness.type(":")
    let long = try #require(
      harness.model.commands?.suggestions.firstIndex { $0.summary.hasSuffix("collapse its group") })
    #expect(!harness.text.contains("collapse its group"), "\(harness.text)")
    for _ in 0...long { harness.press(.down) }
    #expect(harness.text.contains("collapse its group"), "\(harness.text)")
    for _ in 0..<40 {
      harness.press(.down)
      let lines = harness.text.split(separator: "\n").map(String.init)
      let rule = try #require(lines.firstIndex { $0.contains("─ ") && $0.contains("/") })
      let edge = try #require(lines.firstIndex { $0.contains("└") })
      #expect(edge - rule - 1 == CommandSheet.rows(harness.model), "\(harness.text)")
      #expect(lines[rule..<edge].contains { $0.contains("▌") }, "\(harness.text)")
    }
  }
}
