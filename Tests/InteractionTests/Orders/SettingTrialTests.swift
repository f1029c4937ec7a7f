import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Interaction
@testable import Screens
@testable import Sessions

@Suite("The report of interruptions tries a setting")
struct SettingTrialTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    lock
    push chat {"aps":{"alert":"one","sound":"default"}}
    push chat {"aps":{"alert":"two","sound":"default"}}

    """

  private func seat(_ text: String = day) throws -> TestSession {
    var seat = try TestSession(text, size: Size(columns: 120, rows: 40))
    seat.type("H")
    return seat
  }

  @Test(
    "o lists what could be turned off; Enter shows before and after, and the phone stays as it is")
  func trial() throws {
    var seat = try seat()
    let (before, count) = (seat.session.state.device, seat.session.entries.count)
    seat.type("o")
    #expect(seat.text.contains("Sounds of Chat off"), "\(seat.text)")
    for _ in 0..<10 { seat.press(.down) }
    seat.press(.enter)
    #expect(
      seat.text.contains("2 → 0") && seat.text.contains("As it was, and with"), "\(seat.text)")
    #expect(seat.session.state.device == before && seat.session.entries.count == count)
    seat.press(.escape)
    #expect(!seat.text.contains("2 → 0") && seat.text.contains("2 interruptions"), "\(seat.text)")
  }

  @Test("Where nothing that interrupts is on, it says so")
  func nothing() throws {
    var seat = try seat("app {\"bundleIdentifier\":\"com.example.chat\"}\n")
    seat.type("o")
    #expect(seat.text.contains("Nothing that interrupts can be turned off."), "\(seat.text)")
  }

  private static let week = """
    device os=16
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
    focus Work apps=chat
    focus off
    lock
    push chat {"aps":{"alert":"one","sound":"default"}}
    push mail {"aps":{"alert":"two","sound":"default"}}

    """

  @Test("F6, F12: below it stands how often it would be with each Focus on, and with the summary")
  func silencing() throws {
    var seat = try seat(Self.week)
    while seat.interaction.serveOrders() {}
    let lines = seat.session.silencingTrials.map { $0.line(before: 2, isASCII: false) }
    #expect(lines.count == 2 && lines[0] == "2 → 1 with Work on", "\(lines)")
    for line in lines { #expect(seat.text.contains(line), "\(line)\n\(seat.text)") }
    seat.interaction.perform(
      .performLine("push mail {\"aps\":{\"alert\":\"three\",\"sound\":\"default\"}}"))
    while seat.interaction.serveOrders() {}
    #expect(seat.text.contains("3 → 1 with Work on"), "\(seat.text)")
  }

  @Test("F6, F12: o tries a Focus and the summary as well as settings of one app")
  func silencingTried() throws {
    var seat = try seat(Self.week)
    let count = seat.session.entries.count
    seat.type("o")
    #expect(
      seat.text.contains("Work on") && seat.text.contains("all apps in the summary"),
      "\(seat.text)")
    for _ in 0..<20 { seat.press(.down) }
    seat.press(.up)
    seat.press(.enter)
    #expect(seat.text.contains("As it was, and with Work on"), "\(seat.text)")
    #expect(seat.text.contains("2 → 1") && seat.session.entries.count == count, "\(seat.text)")
  }
}
