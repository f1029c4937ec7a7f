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

  private func stage(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.diagnostics = Self.complaints
    stage.perform(.device(.wake))
    return stage
  }

  @Test("The status line counts them; a click on it lists them")
  func listed() {
    var stage = stage()
    stage.perform(.device(.wake))
    #expect(stage.text.contains("2 complaints"))
    stage.click(.control(.complaints))
    #expect(stage.text.contains("thread-id belongs in aps"))
    stage.type("j")
    #expect(stage.text.contains("a.apns:3:4"))
  }

  @Test("Enter edits the file at the place; what is no file says so")
  func edited() {
    var stage = stage()
    stage.type("!")
    stage.press(.enter)
    #expect(stage.text.contains(Words.noFile))
    stage.type("j")
    stage.press(.enter)
    #expect(stage.effects == [.terminal(.edit(path: "a.apns", line: 3))])
  }

  @Test("Errors come first, then warnings, then notes, each by their places")
  func order() throws {
    var stage = stage()
    stage.diagnostics = [
      Diagnostic(Place("b.apns", line: 2), .note, "fourth"),
      Diagnostic(Place("b.apns", line: 1), .note, "third"),
      Diagnostic(Place("z.apns"), .warning, "second"), Diagnostic(Place("z.apns"), .error, "first"),
    ]
    stage.type("!")
    let rows = stage.text.split(separator: "\n")
    let places = try ["first", "second", "third", "fourth"].map { word in
      try #require(rows.firstIndex { $0.contains(word) })
    }
    #expect(places == places.sorted())
    #expect(places[0] < places[1])
  }

  @Test("The selected complaint stays selected when a worse one comes")
  func worse() {
    var stage = stage()
    stage.type("!j")
    stage.diagnostics.append(Diagnostic(Place("b.apns", line: 9), .error, "worse"))
    stage.send(.tick(.seconds(1)))
    stage.press(.enter)
    #expect(stage.effects == [.terminal(.edit(path: "a.apns", line: 3))])
  }

  @Test("When the last one is mended, the list closes and says so")
  func mended() {
    var stage = stage()
    stage.type("!")
    stage.diagnostics = []
    stage.send(.tick(.seconds(1)))
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.text.contains(Words.noComplaintsLeft))
  }

  @Test("Without complaints the key says that nothing is wrong")
  func none() {
    var stage = ScreenHarness.morning()
    stage.type("!")
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.text.contains(Words.noComplaints))
  }

  @Test("The list fits the least size")
  func small() {
    var stage = stage(columns: 40, rows: 12)
    stage.type("!j")
    #expect(stage.text.contains("a.apns:3:4"))
    #expect(stage.text.contains("Esc"))
  }
}
