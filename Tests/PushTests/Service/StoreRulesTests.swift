import Notifications
import Testing

@testable import Push

@Suite("Until when a push is kept")
struct StoreRulesTests {
  private static let now = Instant(milliseconds: 1_276_290_000_250)

  private func expiry(_ seconds: Int64?, _ rules: StoreRules) -> Int64? {
    var request = PushRequest(app: "com.example.chat", payload: .alert)
    request.headers.expiration = seconds
    return rules.expiry(of: request, at: Self.now).map { $0.milliseconds }
  }

  @Test(
    "B6, B8: as apns-expiration says, at most 30 days; without it 30 days, with 0 not at all",
    arguments: [
      (nil, 1_278_882_000_250), (0, nil), (1, 1000), (1_276_290_000, 1_276_290_000_000),
      (1_276_290_001, 1_276_290_001_000), (1_278_882_000, 1_278_882_000_000),
      (1_278_882_001, 1_278_882_000_250), (4_000_000_000, 1_278_882_000_250),
      (253_402_214_399, 1_278_882_000_250), (253_402_214_400, 1_278_882_000_250),
      (.max, 1_278_882_000_250), (-1, 0), (.min, 0),
    ] as [(Int64?, Int64?)])
  func expiries(seconds: Int64?, milliseconds: Int64?) {
    #expect(expiry(seconds, StoreRules()) == milliseconds)
  }

  @Test(
    "B8: apns.maxStoreDays cuts what is longer, and is how long the rest waits",
    arguments: [1, 30, 365])
  func limit(days: Int) {
    var policies = Policies()
    policies[.apnsMaxStoreDays] = days
    let rules = StoreRules(policies)
    let last = (Self.now + .days(Int64(days))).milliseconds
    #expect(expiry(nil, rules) == last)
    #expect(expiry(Self.now.seconds + Int64(days) * 86_400 + 1, rules) == last)
    let sooner = Self.now.seconds + Int64(days) * 86_400 - 1
    #expect(expiry(sooner, rules) == sooner * 1000)
  }

  @Test("B9: a sender whose clock is off has its expiration moved, never past the limit, 0 stays 0")
  func skew() {
    for skew in [-86_400, -1, 0, 60, 86_400] {
      var policies = Policies()
      policies[.apnsClockSkew] = skew
      let rules = StoreRules(policies)
      let seconds = Self.now.seconds + 600
      #expect(expiry(seconds, rules) == (seconds + Int64(skew)) * 1000)
      #expect(expiry(0, rules) == nil, "0 is no date")
      #expect(expiry(nil, rules) == (Self.now + .days(30)).milliseconds, "none is no date, either")
      #expect(expiry(.max, rules) == (Self.now + .days(30)).milliseconds)
    }
  }

  @Test("S: each switch of the service is read from the policies, and is at its default without")
  func policies() {
    #expect(StoreRules(Policies()) == StoreRules())
    var policies = Policies()
    policies[.apnsOfflineStore] = .perCollapseId
    policies[.apnsP5Delay] = 5
    policies[.apnsSilentSharesSlot] = false
    policies[.apnsReorderSeed] = 7
    var rules = StoreRules()
    rules.store = .perCollapseId
    rules.considerateDelay = .seconds(5)
    rules.silentSharesSlot = false
    rules.reorderSeed = 7
    #expect(StoreRules(policies) == rules)
  }

  private static let waiting: [StoredPush] = (1...50).map { number in
    StoredPush(
      request: PushRequest(app: "com.example.chat", payload: .alert), number: number,
      name: "n\(number)", identifier: "n\(number)", date: now, expiry: nil, due: nil)
  }

  @Test("B1: without a seed the order is that of sending; with one it is the same each time")
  func order() {
    var rules = StoreRules()
    #expect(rules.ordered(Self.waiting) == Self.waiting)
    var orders: Set<[Int]> = []
    for seed in 0..<10 {
      rules.reorderSeed = seed
      let numbers = rules.ordered(Self.waiting).map(\.number)
      #expect(numbers.sorted() == Array(1...50), "none is lost, none comes twice")
      #expect(numbers == rules.ordered(Self.waiting.reversed()).map(\.number))
      orders.insert(numbers)
    }
    #expect(orders.count == 10, "each seed has an order of its own")
    #expect(!orders.contains(Array(1...50)))
  }

  @Test("B1: what order two have to each other does not depend on the others")
  func pairs() {
    var rules = StoreRules()
    rules.reorderSeed = 41
    let all = rules.ordered(Self.waiting).map(\.number)
    let some = rules.ordered(Self.waiting.filter { $0.number % 3 == 0 }).map(\.number)
    #expect(some == all.filter { $0 % 3 == 0 })
  }
}
