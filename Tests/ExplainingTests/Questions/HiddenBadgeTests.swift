import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("Why the number on an icon is not drawn")
struct HiddenBadgeTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone() throws -> Phone {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    return phone
  }

  private static var hiding: Command {
    var work = FocusSetup(name: "Work")
    work.drawsBadges = false
    return .focus(.turnOn(work))
  }

  private func hidden(_ phone: Phone) throws -> [Question.Answer] {
    let explanation = phone.explanation(of: 0)
    let places = try #require(explanation.questions.first { $0.topic == .places })
    let answers = places.answers.filter { $0.subject == "badge counted, not drawn" }
    #expect(answers.flatMap(\.rules).allSatisfy(explanation.rules.contains))
    return answers
  }

  @Test("F5, U11: what counted its badge says what hides it now, and nothing where it shows")
  func counted() throws {
    var phone = try phone()
    try phone.send("a", badge: 3)
    #expect(try hidden(phone).isEmpty)
    try phone.perform(Self.hiding)
    #expect(try hidden(phone).map(\.words) == ["Work hides it"])
    #expect(try hidden(phone).flatMap(\.rules) == ["F5"])
    try phone.perform(.set(Self.chat, [.toggle(.badges, false)]))
    #expect(try hidden(phone).flatMap(\.rules) == ["U11"])
    try phone.perform(.setBadge(Self.chat, 4))
    #expect(try hidden(phone).isEmpty, "the number is another's")
  }

  @Test("F5: a number that Badges hid first and a Focus hides now promises nothing of the next one")
  func hiddenTwice() throws {
    var phone = try phone()
    try phone.perform(.set(Self.chat, [.toggle(.badges, false)]))
    try phone.send("a", sound: Sound(), badge: 3)
    #expect(try hidden(phone).isEmpty, "its place says so")
    try phone.perform(.set(Self.chat, [.toggle(.badges, true)]))
    #expect(phone.state.advice(on: 0)?.words.contains("nothing is left to do") == true)
    try phone.perform(Self.hiding)
    #expect(try hidden(phone).flatMap(\.rules) == ["F5"])
    #expect(phone.state.advice(on: 0)?.spot != .badge)
  }
}
