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

  private func harness(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.diagnostics = Self.complaints
    harness.perform(.device(.wake))
    return harness
  }

  @Test("The status line counts them; a click on it lists them")
  func listed() {
    var harness = harness()
    harness.perform(.device(.wake))
    #expect(harness.text.contains("2 problems"))
    harness.click(.control(.complaints))
    #expect(harness.text.contains("thread-id belongs in aps"))
    harness.type("j")
    #expect(harness.text.contains("a.apns:3:4"))
  }

  @Test("A character that is complained of and cannot be seen is spelled out")
  func unseen() {
    var harness = harness(columns: 120)
    harness.diagnostics = [Diagnostic(Place("a.strings"), .error, "found '\u{200E}' here")]
    harness.type("!")
    #expect(harness.text.ranges(of: #"found '\u{200E}' here"#).count == 2, "\(harness.text)")
  }

  @Test("Enter edits the file at the place; what is no file says so")
  func edited() {
    var harness = harness()
    harness.type("!")
    harness.press(.enter)
    #expect(harness.text.contains(Words.noFile))
    harness.type("j")
    harness.press(.enter)
    #expect(harness.effects == [.terminal(.edit(path: "a.apns", line: 3))])
  }

  @Test("Errors come first, then warnings, then notes, each by their places")
  func order() throws {
    var harness = harness()
    harness.diagnostics = [
      Diagnostic(Place("b.apns", line: 2), .note, "fourth"),
      Diagnostic(Place("b.apns", line: 1), .note, "third"),
      Diagnostic(Place("z.apns"), .warning, "second"), Diagnostic(Place("z.apns"), .error, "first"),
    ]
    harness.type("!")
    let rows = harness.text.split(separator: "\n")
    let places = try ["first", "second", "third", "fourth"].map { word in
      try #require(rows.firstIndex { $0.contains(word) })
    }
    #expect(places == places.sorted())
    #expect(places[0] < places[1])
  }

  @Test("The selected complaint stays selected when a worse one comes")
  func worse() {
    var harness = harness()
    harness.type("!j")
    harness.diagnostics.append(Diagnostic(Place("b.apns", line: 9), .error, "worse"))
    harness.send(.tick(.seconds(1)))
    harness.press(.enter)
    #expect(harness.effects == [.terminal(.edit(path: "a.apns", line: 3))])
  }

  @Test("When the last one is mended, the list closes and says so")
  func mended() {
    var harness = harness()
    harness.type("!")
    harness.diagnostics = []
    harness.send(.tick(.seconds(1)))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.text.contains(Words.noComplaintsLeft))
  }

  @Test("Without complaints the key says that nothing is wrong")
  func none() {
    var harness = ScreenHarness.morning()
    harness.type("!")
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.text.contains(Words.noComplaints))
  }

  @Test("The list of complaints fits the least size")
  func small() {
    var harness = harness(columns: 40, rows: 12)
    harness.type("!j")
    #expect(harness.text.contains("a.apns:3:4"))
    #expect(harness.text.contains("Esc"))
  }
}
