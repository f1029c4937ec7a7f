import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Suggestions to manage an app")
struct SuggestionTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static func phone(_ count: Int = 8) throws -> Phone {
    var phone = try Phone()
    for number in 1...count { try phone.push("m\(number)") }
    return phone
  }

  private func clear(_ numbers: ClosedRange<Int>, _ phone: inout Phone) throws {
    for number in numbers {
      try phone.perform(.clear(.notification(key("n\(number)"))))
    }
  }

  private func key(_ name: String) -> NotificationKey {
    NotificationKey(app: Self.chat, identifier: name)
  }

  @Test("X11, X12: after five cleared unopened, a suggestion stands under the newest that is left")
  func fiveCleared() throws {
    var phone = try Self.phone()
    try clear(1...4, &phone)
    #expect(phone.state.suggested == nil)
    try clear(5...5, &phone)
    #expect(phone.state.suggested == Suggestion(under: key("n8")))
    let suggestion = try #require(phone.state.suggested)
    #expect(phone.state.text(of: suggestion) == "Keep receiving notifications from chat?")
    #expect(phone.state.offers.map(\.title) == ["Manage", "Dismiss"])
    try phone.perform(phone.state.offers[0].command)
    #expect(phone.state.sheet?.name == .management && phone.state.sheet?.notification == 7)
  }

  @Test("X12: with nothing left to stand under, it waits for the next one")
  func waits() throws {
    var phone = try Self.phone(5)
    try phone.perform(.clearAll(nil))
    #expect(phone.state.suggested == nil)
    try phone.push("again")
    #expect(phone.state.suggested == Suggestion(under: key("n6")))
  }

  @Test("X12: opening one starts the count again")
  func opening() throws {
    var phone = try Self.phone()
    try clear(1...4, &phone)
    try phone.perform(.expand(group(nil)))
    try phone.perform(.tap(key("n8")))
    try clear(5...5, &phone)
    #expect(phone.state.suggested == nil)
  }

  @Test("X12: closing the rich view of one starts the count again: that is looking at it")
  func looking() throws {
    var phone = try Self.phone()
    try clear(1...4, &phone)
    try phone.perform(.view(.open(key("n8"))))
    try phone.perform(.view(.dismiss(nil)))
    try clear(5...5, &phone)
    #expect(phone.state.suggested == nil)
    try clear(6...7, &phone)
    #expect(phone.state.suggested == nil && phone.state.clearedRuns["com.example.chat"] == 3)
  }

  @Test("X12: an app is asked about at most once in seven days")
  func days() throws {
    var phone = try Self.phone(14)
    try clear(1...5, &phone)
    try phone.perform(.management(.dismissSuggestion))
    try clear(6...10, &phone)
    #expect(phone.state.suggested == nil)
    try phone.perform(.advance(to: phone.state.now + .days(7)))
    try clear(11...11, &phone)
    #expect(phone.state.suggested != nil)
  }

  @Test("X12: suggest.rule never, and suggest.cleared, are heeded")
  func policies() throws {
    var phone = try Self.phone()
    try phone.perform(.setPolicy(PolicySetting(.suggestCleared, 2)))
    var never = phone
    try never.perform(.setPolicy(PolicySetting(.suggestRule, .never)))
    try clear(1...2, &never)
    #expect(never.state.suggested == nil)
    try clear(1...2, &phone)
    #expect(phone.state.suggested != nil)
  }

  @Test("X11, X13: it goes with its notification, and when the app is decided about")
  func goes() throws {
    var phone = try Self.phone(2)
    try phone.perform(.management(.suggest(Self.chat)))
    var cleared = phone
    let facts = try cleared.perform(.clear(.notification(key("n2"))))
    #expect(cleared.state.suggested == nil)
    #expect(facts.last?.reasons == [Reason("X11", "gone")])
    try phone.perform(.management(.deliver(.quietly, Self.chat)))
    #expect(phone.state.suggested == nil)
  }

  @Test("X13: nobody is asked about an app that is quiet, off or provisional")
  func never() throws {
    var phone = try Self.phone(1)
    try phone.perform(.management(.deliver(.quietly, Self.chat)))
    #expect(
      phone.refusal(of: .management(.suggest(Self.chat)))
        == "chat is quiet already; there is nothing to ask")
    try phone.perform(.management(.turnOff(Self.chat)))
    #expect(
      phone.refusal(of: .management(.suggest(Self.chat)))
        == "chat is turned off; there is nothing to ask")
  }
}
