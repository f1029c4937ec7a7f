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
}
