import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Complaints about files")
struct ComplaintTests {
  private static let complaints = [
    Diagnostic(
      Place("a.apns", line: 3, column: 4), .warning, "thread-id belongs in aps", rule: "Y5"),
    Diagnostic(Place("pasted"), .error, "this is no payload"),
  ]

  private func stage(columns: Int = 80, rows: Int = 24) -> Stage {
    var stage = Stage.morning(columns: columns, rows: rows)
    stage.diagnostics = Self.complaints
    return stage
  }

  @Test("The status line counts them; a click on it lists them")
  func listed() {
    var stage = stage()
    #expect(stage.text.contains("2 complaints"))
    stage.click(.control("complaints"))
    #expect(stage.text.contains("thread-id belongs in aps"))
    #expect(stage.text.contains("a.apns:3:4"))
  }

  @Test("Enter edits the file at the place; what is no file says so")
  func edited() {
    var stage = stage()
    stage.type("!")
    stage.press(.enter)
    #expect(stage.effects == [.edit(path: "a.apns", line: 3)])
    stage.type("j")
    stage.press(.enter)
    #expect(stage.text.contains(Words.noFile))
  }

  @Test("Without complaints the key says that nothing is wrong")
  func none() {
    var stage = Stage.morning()
    stage.type("!")
    #expect(stage.model.layers.isEmpty)
    #expect(stage.text.contains(Words.noComplaints))
  }

  @Test("The list fits the least size")
  func small() {
    var stage = stage(columns: 40, rows: 12)
    stage.type("!")
    #expect(stage.text.contains("a.apns:3:4"))
    #expect(stage.text.contains("Esc"))
  }
}
