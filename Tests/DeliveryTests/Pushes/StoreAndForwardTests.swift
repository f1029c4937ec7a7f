import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

/// What waits for a phone that cannot be reached, against the rules in their plainest form.
@Suite("Pushes that wait for the phone")
struct StoreAndForwardTests {
  /// A push as the plain rules see it.
  private struct Sent {
    let name: String
    let app: BundleIdentifier
    let collapse: String?
    /// Seconds since the start; nil for none, 0 for one attempt.
    let expiration: Int64?
  }

  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  private func phone(_ store: OfflineStore) throws -> Phone {
    var phone = try Phone(apps: Self.apps)
    try phone.perform(.setPolicy(PolicySetting(.apnsOfflineStore, store)))
    return phone
  }

  private func send(_ push: Sent, to phone: inout Phone, since start: Instant) throws {
    let payload = Payload(
      content: Content(body: .literal(push.name)), source: SourceText([], at: Place("p")))
    let expiration = push.expiration.map { $0 == 0 ? 0 : start.seconds + $0 }
    try phone.perform(
      .push(
        PushRequest(
          app: push.app, payload: payload, collapseIdentifier: push.collapse, name: push.name,
          headers: PushHeaders(expiration: expiration))))
  }

  private func outcomes(_ phone: Phone) -> [String: Outcome] {
    Dictionary(
      phone.state.deliveries.map {
        (phone.state.notification($0.number).name, $0.decision.outcome)
      }
    ) { first, _ in first }
  }

  /// B3, B4, B6, B7: what becomes of pushes that are sent a second apart to a phone that is away.
  private func wanted(_ pushes: [Sent], _ store: OfflineStore, online: Int64) -> [String: Outcome] {
    var waiting: [Sent] = []
    var outcomes: [String: Outcome] = [:]
    func expire(at now: Int64) {
      for push in waiting where push.expiration.map({ $0 <= now }) ?? false {
        outcomes[push.name] = .expired
        waiting.removeAll { $0.name == push.name }
      }
    }
    for (second, push) in pushes.enumerated() {
      expire(at: Int64(second))
      if let expiration = push.expiration, expiration <= Int64(second) {
        // One attempt, which fails: then it has expired, unless it never was to wait.
        outcomes[push.name] = expiration == 0 ? .undelivered : .expired
        continue
      }
      let replaced = waiting.filter { other in
        switch store {
        case .latest: other.app == push.app
        case .perCollapseId: other.app == push.app && other.collapse == push.collapse
        case .all: false
        }
      }
      for old in replaced { outcomes[old.name] = .coalesced }
      waiting.removeAll { old in replaced.contains { $0.name == old.name } }
      waiting.append(push)
    }
    expire(at: online)
    for push in waiting { outcomes[push.name] = .presented }
    return outcomes
  }

  @Test(
    "B3, B4, B6, B7: each push ends as the plain rules say, whatever was sent",
    arguments: [OfflineStore.latest, .perCollapseId, .all], 1...12 as ClosedRange<UInt64>)
  func course(store: OfflineStore, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var phone = try phone(store)
    try phone.perform(.network(isOn: false))
    let start = phone.state.now
    let count = Int.random(in: 1...14, using: &random)
    let pushes = (0..<count).map { number in
      Sent(
        name: "p\(number)", app: Self.apps[Int(random.next() % 2)],
        collapse: [nil, "a", "b"][Int(random.next() % 3)],
        expiration: [nil, 0, Int64(random.next() % 20) + 1][Int(random.next() % 3)])
    }
    for push in pushes {
      try send(push, to: &phone, since: start)
      try phone.advance(to: phone.state.now + .seconds(1))
    }
    let online = Int64(count) + Int64(random.next() % 10)
    try phone.advance(to: start + .seconds(online))
    #expect(phone.rows() == [], "nothing shows while the phone is away")
    try phone.perform(.network(isOn: true))
    let wanted = wanted(pushes, store, online: online)
    #expect(outcomes(phone) == wanted, "\(pushes)")
    #expect(phone.state.push.waiting.count == 0)
    // What collapses replaces what came before it; the rest comes in the
    // order in which it was sent.
    let shown = phone.state.deliveries.filter { $0.decision.outcome == .presented }
      .map { phone.state.notification($0.number).name }
    #expect(shown == pushes.map(\.name).filter { wanted[$0] == .presented })
  }

  @Test(
    "B6, B9: a push ends with the second in which it expires",
    arguments: [(9, true), (10, false), (11, false)])
  func edge(online: Int64, isShown: Bool) throws {
    var phone = try phone(.latest)
    try phone.perform(.network(isOn: false))
    let start = phone.state.now
    try send(
      Sent(name: "tea", app: Self.apps[0], collapse: nil, expiration: 10), to: &phone, since: start)
    try phone.advance(to: start + .seconds(online))
    try phone.perform(.network(isOn: true))
    #expect(outcomes(phone) == ["tea": isShown ? .presented : .expired])
  }

  @Test(
    "B8: nothing waits longer than 30 days, or what the policy says",
    arguments: [
      (30, nil, 30 * 86_400 - 1, true), (30, nil, 30 * 86_400, false), (1, nil, 86_399, true),
      (1, nil, 86_400, false), (1, 90 * 86_400, 86_400, false), (30, 5, 5, false), (1, 5, 4, true),
    ] as [(Int, Int64?, Int64, Bool)])
  func limit(days: Int, expiration: Int64?, online: Int64, isShown: Bool) throws {
    var phone = try phone(.latest)
    try phone.perform(.setPolicy(PolicySetting(.apnsMaxStoreDays, days)))
    try phone.perform(.network(isOn: false))
    let start = phone.state.now
    try send(
      Sent(name: "tea", app: Self.apps[0], collapse: nil, expiration: expiration), to: &phone,
      since: start)
    try phone.advance(to: start + .seconds(online))
    try phone.perform(.network(isOn: true))
    #expect(outcomes(phone)["tea"] == (isShown ? .presented : .expired))
  }

  @Test(
    "B7: a phone that can be reached gets a push whatever its expiration says",
    arguments: [nil, 0, 1, -5] as [Int64?])
  func online(expiration: Int64?) throws {
    var phone = try phone(.latest)
    let start = phone.state.now
    try send(
      Sent(name: "tea", app: Self.apps[0], collapse: nil, expiration: expiration), to: &phone,
      since: start)
    #expect(outcomes(phone) == ["tea": .presented])
  }
}
