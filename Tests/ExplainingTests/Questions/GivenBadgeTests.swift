import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What a notification gave the icon")
struct GivenBadgeTests {
  private func rows(_ explanation: Explanation) -> [String] {
    let places = explanation.questions.first { $0.topic == .places }
    return (places?.answers ?? []).filter { $0.subject == "badge" }
      .map { "\($0.words)  \($0.rules.map(\.description).joined(separator: " "))" }
  }

  @Test(
    "P16, P18: what set the badge says so first, and below with the whole number and whose it is")
  func given() throws {
    var phone = try Phone()
    try phone.send("a", badge: 12_345)
    try phone.send("b", sound: Sound(), badge: 0)
    try phone.send("c")
    let explanations = (0..<3).map { phone.explanation(of: $0) }
    #expect(
      explanations.map(\.answer) == [
        "On the lock screen and in Notification Center, without a sound, badge 12345",
        "On the lock screen and in Notification Center, with a sound, badge removed",
        "On the lock screen and in Notification Center, without a sound",
      ])
    let told = explanations.map(rows)
    #expect(
      told == [
        ["12345, the payload sets it  P16"], ["0, the payload sets it  P16"], [],
      ])
  }

  @Test("U11: a number that is kept and not drawn is given no icon")
  func kept() throws {
    var phone = try Phone()
    try phone.perform(.set("com.example.chat", [.toggle(.badges, false)]))
    try phone.send("a", badge: 3)
    #expect(!phone.explanation(of: 0).answer.contains("badge"))
    #expect(rows(phone.explanation(of: 0)).isEmpty)
  }
}
