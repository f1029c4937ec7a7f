import Notifications
import Testing

@testable import Push

@Suite("What is kept for a phone that is away")
struct OfflineSlotTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    var store = OfflineStore.latest
    var sharesSlot = true
    /// Pushes as `ServiceCourse` reads them, one a second.
    let pushes: [String]
    /// What comes when the phone is back, in order.
    let kept: String

    var testDescription: String { "\(rule), \(store): \(pushes.joined(separator: ", "))" }
  }

  private static let rows: [Row] = [
    Row(rule: "B3", pushes: ["A"], kept: "A"),
    Row(rule: "B3", pushes: ["A", "B", "C"], kept: "C"),
    Row(rule: "B3", pushes: ["A", "B app=mail", "C"], kept: "B C"),
    Row(rule: "B3", pushes: ["A collapse=x", "B collapse=y"], kept: "B"),
    Row(rule: "B3, B6", pushes: ["A", "B expiration=0"], kept: "A"),
    Row(rule: "B3, B9", pushes: ["A", "B expiration=1"], kept: "A"),
    Row(rule: "B3", pushes: ["A expiration=+5", "B"], kept: "B"),
    Row(rule: "B4", store: .perCollapseId, pushes: ["A", "B"], kept: "B"),
    Row(rule: "Z77", store: .perCollapseId, pushes: ["B collapse=b", "D collapse=d"], kept: "B D"),
    Row(
      rule: "B4", store: .perCollapseId,
      pushes: ["A", "B collapse=x", "C", "D collapse=x", "E collapse=y"], kept: "C D E"),
    Row(
      rule: "B4", store: .perCollapseId, pushes: ["A collapse=x", "B collapse=x app=mail"],
      kept: "A B"),
    Row(
      rule: "B4", store: .perCollapseId, pushes: ["A collapse=x", "B collapse=X"], kept: "A B"),
    Row(
      rule: "B4, G5", store: .perCollapseId,
      pushes: ["A collapse=caf\u{E9}", "B collapse=cafe\u{301}"], kept: "A B"),
    Row(
      rule: "B3", store: .all, pushes: ["A", "B", "C collapse=x", "D collapse=x"], kept: "A B C D"),
    Row(rule: "B10", pushes: ["A", "B silent"], kept: "B"),
    Row(rule: "B10", pushes: ["A silent", "B"], kept: "B"),
    Row(rule: "B10", sharesSlot: false, pushes: ["A", "B silent"], kept: "A B"),
    Row(
      rule: "B10", sharesSlot: false, pushes: ["A", "B silent", "C", "D silent"], kept: "C D"),
    Row(
      rule: "B4, B10", store: .perCollapseId, sharesSlot: false,
      pushes: ["A collapse=x", "B collapse=x silent", "C collapse=x"], kept: "B C"),
  ]

  @Test("B3, B4, B10: the newest of each slot is kept, as the switches say", arguments: rows)
  func slots(_ row: Row) throws {
    var rules = StoreRules()
    rules.store = row.store
    rules.silentSharesSlot = row.sharesSlot
    let pushes = row.pushes.enumerated().map { "\($0) push \($1)\n" }.joined()
    let log = try ServiceCourse.log("0 offline\n\(pushes)20 online", rules)
    let released = log.filter { $0.hasSuffix("released") }
    #expect(released == row.kept.split(separator: " ").map { "20 \($0) released" }, "\(log)")
  }

  @Test("Z75 (B3, B6): one attempt, one replaced, one that expires before the phone is back")
  func mixed() throws {
    let story = """
      0 offline
      10 push A expiration=0
      20 push B
      30 push C expiration=+10
      50 online
      """
    let before = ["10 A undelivered", "20 B unreachable", "30 B coalesced", "30 C unreachable"]
    #expect(try ServiceCourse.log(story, until: 90) == before + ["40 C expired"])
    let longer = story.replacing("+10", with: "+30")
    #expect(try ServiceCourse.log(longer, until: 90) == before + ["50 C released"])
  }

  @Test("B3: what is replaced is told of before what takes its place")
  func order() throws {
    let log = try ServiceCourse.log("0 offline\n0 push A\n5 push B", until: 9)
    #expect(log == ["0 A unreachable", "5 A coalesced", "5 B unreachable"])
  }

  @Test("B3: a phone that only sleeps is away from nothing: none takes another's place")
  func asleep() throws {
    let log = try ServiceCourse.log(
      "0 asleep\n0 push A priority=5\n10 push B priority=5", until: 90)
    #expect(
      log == ["0 A considerate", "10 B considerate", "60 A released", "70 B released"])
  }

  @Test(
    "B1, B3: what a sleeping phone waits for goes where a newer one of its identifier comes",
    arguments: [
      ("0 push A priority=5 collapse=m\n5 push B collapse=m", ["5 A coalesced", "5 B delivered"]),
      (
        "0 push A priority=1 collapse=m\n5 push B priority=5 collapse=m",
        ["5 A coalesced", "5 B considerate", "65 B released"]
      ),
      ("0 push m priority=5\n5 push B collapse=m", ["5 m coalesced", "5 B delivered"]),
      ("0 push A priority=5 collapse=m\n5 push B collapse=M", ["5 B delivered", "60 A released"]),
      (
        "0 push A priority=5 collapse=m\n5 push B collapse=m app=mail",
        ["5 B delivered", "60 A released"]
      ),
      (
        "0 push A priority=5 collapse=m\n5 push B collapse=m silent",
        ["5 B delivered", "60 A released"]
      ),
      (
        "0 push A priority=5 collapse=m\n5 push B collapse=m type=voip",
        ["5 B delivered", "60 A released"]
      ),
    ])
  func outdated(pushes: String, ends: [String]) throws {
    let log = try ServiceCourse.log("0 asleep\n" + pushes, until: 90)
    #expect(Array(log.dropFirst()) == ends, "\(log)")
  }

  @Test(
    "B1, B3: of two of one identifier that waited for a phone that was away, the newer one stays",
    arguments: [
      (.all, "A priority=5 collapse=m", "B collapse=m", ["10 A coalesced", "10 B released"]),
      (.all, "A priority=1 collapse=m", "B collapse=m", ["10 A coalesced", "10 B released"]),
      (.all, "A collapse=m", "B priority=5 collapse=m", ["10 A released", "65 B released"]),
      (.all, "A priority=5 collapse=m", "B collapse=m silent", ["10 B released", "60 A released"]),
      (
        .all, "A priority=5 collapse=m", "B collapse=m app=mail",
        ["10 B released", "60 A released"]
      ),
      (
        .all, "A priority=5 collapse=m silent", "B collapse=m", ["10 B released", "60 A released"]
      ),
      (.perCollapseId, "m priority=5", "B collapse=m", ["10 m coalesced", "10 B released"]),
    ] as [(OfflineStore, String, String, [String])])
  func awayAndAsleep(store: OfflineStore, older: String, newer: String, ends: [String]) throws {
    var rules = StoreRules()
    rules.store = store
    let log = try ServiceCourse.log(
      "0 asleep\n0 offline\n0 push \(older)\n5 push \(newer)\n10 online", until: 90, rules)
    #expect(Array(log.dropFirst(2)) == ends, "\(log)")
  }

  /// What a push shares its place with, as B3, B4 and B10 say it.
  private struct Slot: Hashable {
    var app: String
    var collapse: String?
    var isSilent: Bool
    var number: Int
  }

  @Test(
    "B3, B4, B10: of random pushes the last of each slot comes, in sending order",
    arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    var rules = StoreRules()
    rules.store = pick(OfflineStore.allCases)
    rules.silentSharesSlot = pick([true, false])
    var last: [Slot: Int] = [:]
    var story = "0 offline\n"
    for number in 0..<40 {
      let (app, isSilent) = (pick(["chat", "mail", "kettle"]), pick([true, false]))
      let collapse = pick([nil, "score", "weather"])
      story += "\(number) push p\(number) app=\(app)" + (isSilent ? " silent" : "")
      story += (collapse.map { " collapse=\($0)" } ?? "") + "\n"
      let slot = Slot(
        app: app, collapse: rules.store == .latest ? nil : collapse,
        isSilent: !rules.silentSharesSlot && isSilent, number: rules.store == .all ? number : 0)
      last[slot] = number
    }
    let log = try ServiceCourse.log(story + "100 online", rules)
    #expect(
      log.filter { $0.hasSuffix("released") } == last.values.sorted().map { "100 p\($0) released" })
    #expect(log.count { $0.hasSuffix("coalesced") } == 40 - last.count)
  }
}
