import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("Pushes that wait, in words")
struct WaitingPushTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func push(
    _ name: String, body: String? = "Hi", expiration: Int64? = nil, priority: Int? = nil
  ) -> Command {
    let content = Content(body: body.map { .literal($0) })
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    return .push(
      PushRequest(
        app: Self.chat, payload: payload, name: name,
        headers: PushHeaders(expiration: expiration, priority: priority)))
  }

  @Test("B2, B6: one that is stored waits for the phone, and says until when")
  func stored() throws {
    var phone = try Phone()
    try phone.perform(.network(isOn: false))
    let today = phone.state.now + .hours(10)
    try phone.perform(push("a", expiration: today.milliseconds / 1000))
    let waiting = try #require(phone.state.waitingPushes(of: Self.chat).first)
    #expect(waiting.name == "a" && waiting.words == "Hi" && waiting.time == today)
    #expect(
      waiting.account
        == "It waits at the push service until the iPhone can be reached. It is given up at 19:41.")
    let explanation = Explanation(
      of: try #require(phone.state.push.waiting.all.first), facts: phone.facts, in: phone.state)
    #expect(explanation.subject == "a “Hi” · chat" && explanation.verdict == waiting.account)
    #expect(!explanation.judgments.isEmpty && explanation.places.isEmpty)
  }

  @Test("B6: on another day its day is said, in another year the year too")
  func days() throws {
    for (days, words) in [(1, "on Tue, Jun 5 at 09:41."), (20, "on Sun, Jun 24 at 09:41.")]
      as [(Int64, String)]
    {
      var phone = try Phone()
      try phone.perform(.network(isOn: false))
      let expiry = (phone.state.now + .hours(24 * days)).milliseconds / 1000
      try phone.perform(push("a", expiration: expiry))
      let account = try #require(phone.state.waitingPushes(of: Self.chat).first).account
      #expect(account.hasSuffix("It is given up \(words)"), "\(account)")
    }
  }

  @Test("B11: one of low priority comes when the phone wakes, or at the latest when it is due")
  func lowPriority() throws {
    var phone = try Phone()
    try phone.perform(.device(.lock))
    try phone.perform(push("a", body: nil, priority: 5))
    let waiting = try #require(phone.state.waitingPushes(of: Self.chat).first)
    #expect(waiting.words == "a", "without words it is its name")
    #expect(
      waiting.account.hasPrefix(
        "Its priority lets the iPhone sleep: it comes when that wakes, or at 09:42"))
    #expect(waiting.time == phone.state.now + .seconds(60))
    try phone.perform(.device(.wake))
    #expect(phone.state.waitingPushes(of: Self.chat).isEmpty)
  }

  @Test("B11: one that was stored is not said to end before its attempt, which is still to come")
  func storedLow() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    try phone.perform(.device(.lock))
    try phone.perform(.network(isOn: false))
    let expiry = phone.state.now + .seconds(60)
    try phone.perform(push("a", expiration: expiry.milliseconds / 1000, priority: 1))
    #expect(phone.state.waitingPushes(of: Self.chat).first?.time == expiry)
    try phone.perform(.network(isOn: true))
    let end = phone.state.now + .days(30)
    let waiting = try #require(phone.state.waitingPushes(of: Self.chat).first)
    #expect(waiting.time == end && waiting.account.hasSuffix("given up on Wed, Jul 4 at 09:41."))
    #expect(
      phone.state.storedJSON.array?.first?["expires"]?.string
        == end.iso8601(in: phone.state.device.timeZone))
  }
}

@Suite("How many lines of a text each place shows")
struct TextRoomTests {
  @Test(
    "P20, T29: each place has room for each text that it shows, and a switch sets it or none does")
  func table() {
    let rooms = TextRoom.all(Policies())
    #expect(Set(rooms.map { "\($0.surface) \($0.part)" }).count == rooms.count)
    #expect(rooms.allSatisfy { $0.lines > 0 && Rule.named($0.rule) != nil })
    let summaries = rooms.filter { $0.part == .summary }
    #expect(summaries.map(\.surface) == [.row] && summaries.first?.lines == 1)
    for surface in TextSurface.allCases {
      for part in [TextPart.title, .subtitle, .body] {
        #expect(TextRoom.room(for: part, on: surface, Policies()) != nil)
      }
    }
    let body = TextRoom.room(for: .body, on: .row, Policies())
    #expect(body?.lines == 4 && TextRoom.room(for: .body, on: .banner, Policies())?.lines == 2)
  }

  @Test("P20: a switch changes the rooms that name it, and no others")
  func switches() throws {
    var policies = Policies()
    policies[.bodyListLines] = 9
    let (before, after) = (TextRoom.all(Policies()), TextRoom.all(policies))
    let changed = zip(before, after).filter { $0.0 != $0.1 }.map(\.1)
    #expect(changed.map(\.surface) == [.row, .member] && changed.allSatisfy { $0.part == .body })
    #expect(changed.allSatisfy { $0.lines == 9 && $0.policy == "body.listLines" })
  }
}

extension TextRoom {
  // The table, with the lines as the policies set them.
  fileprivate static func all(_ policies: Policies) -> [TextRoom] {
    TextSurface.allCases.flatMap { surface in
      TextPart.allCases.compactMap { room(for: $0, on: surface, policies) }
    }
  }
}
