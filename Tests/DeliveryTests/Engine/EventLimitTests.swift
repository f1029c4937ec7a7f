import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("How much may come by itself")
struct EventLimitTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone(most: Int = 100) throws -> Phone {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.clockMaxEvents, most)))
    let trigger = Trigger.timeInterval(.seconds(60), repeats: true)
    try phone.perform(
      .schedule(Self.chat, Request(identifier: "a", content: Content(), trigger: trigger)))
    return phone
  }

  @Test("K26: clock.maxEvents is how much comes by itself in one go; more is refused, and undone")
  func limit() throws {
    var phone = try phone()
    let start = phone.state
    #expect(
      throws: Refusal(
        "more than 100 events come by themselves until 2018-06-04T11:22:00+00:00; "
          + "let less time pass, or raise “policy clock.maxEvents”")
    ) { try phone.perform(.advance(to: start.now + .days(2_000_000))) }
    #expect(phone.state.now == start.now && phone.state.notifications.isEmpty)
    try phone.perform(.advance(to: start.now + .minutes(100)))
    #expect(phone.state.notifications.count == 100)
    try phone.perform(.advance(to: start.now + .minutes(200)))
    #expect(phone.state.notifications.count == 200, "each command counts anew")
  }

  @Test("K26: the clock ends as the last day of the year 9999 begins in Greenwich")
  func lastYear() throws {
    var phone = try Phone()
    let words = "the clock ends as the last day of the year 9999 begins in Greenwich"
    #expect(throws: Refusal(words)) {
      try phone.perform(.advance(to: phone.state.now + .days(7_000_000)))
    }
    try phone.perform(.advance(to: .last))
    #expect(phone.state.clockText == "00:00:00")
  }
}
