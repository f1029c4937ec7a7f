import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What an app's icon counts")
struct BadgeQuestionTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let mail: BundleIdentifier = "com.example.mail"

  private func answers(_ phone: Phone) -> [String] {
    let explanation = Explanation(of: Self.chat, facts: phone.log, in: phone.state)
    let question = explanation.questions.first { $0.title == "What does its icon count?" }
    return (question?.answers ?? []).map {
      [$0.subject, $0.words, $0.rules.map(\.description).joined(separator: " ")]
        .compactMap(\.self).joined(separator: "  ")
    }
  }

  private func phone() throws -> Phone {
    var phone = try Phone(apps: [Self.chat, Self.mail])
    try phone.send("a", badge: 3)
    try phone.send("m", app: Self.mail)
    return phone
  }

  private static let left = "clearing left it as it is  P17 G24"

  @Test("P17, G24: a number that stays where its app's notifications were cleared says why")
  func cleared() throws {
    var phone = try phone()
    let set = "3  set by a “a” at 09:41  P16"
    #expect(answers(phone) == [set])
    try phone.perform(.clear(.notification(phone.state.notification(1).key)))
    #expect(answers(phone) == [set], "another's was cleared")
    try phone.perform(.clearAll(nil))
    #expect(answers(phone) == [set, Self.left])
    try phone.send("b")
    #expect(answers(phone) == [set, Self.left], "what set it stays cleared")
    try phone.perform(.setBadge(Self.chat, 5))
    #expect(answers(phone).count == 1, "it was cleared before")
    try phone.perform(.clearAll(nil))
    #expect(answers(phone).last == Self.left)
  }

  @Test("P16: who took the number away is said where the icon has none, and nothing of none at all")
  func removed() throws {
    var phone = try phone()
    try phone.send("b", badge: 0)
    #expect(answers(phone) == ["nothing  removed by b “b” at 09:41  P16"])
    try phone.perform(.setBadge(Self.chat, 2))
    try phone.perform(.clearAll(nil))
    try phone.perform(.setBadge(Self.chat, 0))
    #expect(answers(phone) == ["nothing  removed by chat at 09:41  P16"])
    #expect(answers(try Phone()) == [])
  }
}
