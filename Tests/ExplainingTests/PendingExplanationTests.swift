import Notifications
import TestSupport
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Why a request that waits will fire then")
struct PendingExplanationTests {
  private func phone(_ trigger: Trigger) throws -> Phone {
    var phone = try Phone()
    let request = Request(
      identifier: "pills", content: Content(title: .literal("Second dose")), trigger: trigger)
    try phone.perform(.schedule("com.example.chat", request))
    return phone
  }

  private func explanation(_ phone: Phone) throws -> Explanation {
    let pending = try #require(phone.state.pending.all.first)
    return Explanation(of: pending, facts: phone.log, in: phone.state)
  }

  @Test("K3: an interval's next firings, and that nothing moves them")
  func interval() throws {
    let explanation = try explanation(phone(.timeInterval(.hours(8), repeats: true)))
    #expect(explanation.subject == "pills “Second dose” · chat")
    #expect(explanation.verdict == "Waits for Mon, Jun 4, 2018 17:41: every 8 h.")
    #expect(explanation.preview?.firings.count == 10)
    #expect(explanation.rules.first == "K3")
    #expect(explanation.judgments.map(\.words) == ["asked for"])
  }

  @Test(
    "K28: one that repeats says which firing was left out since the phone was off for too long",
    arguments: [
      Trigger.calendar(DateMatching([.minute: 45]), repeats: true),
      .timeInterval(.minutes(4), repeats: true),
    ])
  func leftOut(trigger: Trigger) throws {
    var phone = try phone(trigger)
    try phone.perform(.setPolicy(PolicySetting(.missedWindow, .minutes(1))))
    try phone.perform(.power(isOn: false))
    try phone.perform(.advance(to: phone.state.now + .seconds(390)))
    #expect(try explanation(phone).judgments.map(\.words) == ["asked for"])
    try phone.perform(.power(isOn: true))
    let told = try explanation(phone)
    #expect(told.judgments.count == 2)
    let answers = told.questions.flatMap(\.answers)
    #expect(answers.contains { $0.rules == ["K28"] && $0.words.hasSuffix("and repeats") })
  }

  @Test("K12: a notification whose request repeats says when it comes again")
  func again() throws {
    var phone = try phone(.timeInterval(.hours(8), repeats: true))
    try phone.perform(.advance(to: phone.state.now + .hours(9)))
    var log = FactLog()
    log.append(phone.facts)
    let explanation = Explanation(of: 0, facts: log, in: phone.state)
    let date = CivilTime(year: 2018, month: 6, day: 5, hour: 1, minute: 41).instant(in: .utc)
    #expect(explanation.preview?.nextTriggerDate == date)
  }

  @Test("K10: what waits for a place says that no time decides")
  func place() throws {
    let home = Region(name: "Home", latitude: 1, longitude: 2, radius: 50)
    let explanation = try explanation(phone(.location(home, on: .entry, repeats: true)))
    #expect(explanation.verdict == "Waits: whenever arriving at Home. No time decides when.")
  }
}
