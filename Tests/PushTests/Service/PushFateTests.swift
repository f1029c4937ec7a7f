import Notifications
import Testing

@testable import Push

@Suite("What becomes of a push, from the phone and the headers alone")
struct PushFateTests {
  struct Fate: Sendable, CustomTestStringConvertible {
    let rule: String
    let phone: String
    let options: String
    /// Second and fate, until the story ends after two minutes.
    let fates: [String]

    var testDescription: String { "\(rule): \(phone), \(options.isEmpty ? "plain" : options)" }
  }

  private static let fates: [Fate] = [
    Fate(rule: "B2", phone: "online", options: "", fates: ["0 delivered"]),
    Fate(rule: "B2", phone: "offline", options: "", fates: ["0 unreachable"]),
    Fate(rule: "B6", phone: "online", options: "expiration=0", fates: ["0 delivered"]),
    Fate(rule: "B6", phone: "offline", options: "expiration=0", fates: ["0 undelivered"]),
    Fate(
      rule: "B6", phone: "offline", options: "expiration=+30",
      fates: ["0 unreachable", "30 expired"]),
    Fate(rule: "B7", phone: "online", options: "expiration=1", fates: ["0 delivered"]),
    Fate(rule: "B7", phone: "offline", options: "expiration=1", fates: ["0 expired"]),
    Fate(rule: "B9", phone: "offline", options: "expiration=+0", fates: ["0 expired"]),
    Fate(rule: "B7, B9", phone: "online", options: "expiration=+0", fates: ["0 delivered"]),
    Fate(
      rule: "B9", phone: "offline", options: "expiration=+1",
      fates: ["0 unreachable", "1 expired"]),
    Fate(rule: "B6", phone: "offline", options: "expiration=-7", fates: ["0 expired"]),
    Fate(rule: "B11", phone: "asleep", options: "", fates: ["0 delivered"]),
    Fate(rule: "B11", phone: "asleep", options: "priority=10", fates: ["0 delivered"]),
    Fate(
      rule: "B11", phone: "asleep", options: "priority=5",
      fates: ["0 considerate", "60 released"]),
    Fate(
      rule: "B7, B11", phone: "asleep", options: "priority=5 expiration=+20",
      fates: ["0 considerate", "60 released"]),
    Fate(
      rule: "B7, B11", phone: "asleep", options: "priority=5 expiration=0",
      fates: ["0 considerate", "60 released"]),
    Fate(
      rule: "B7, B11", phone: "asleep", options: "priority=5 expiration=1",
      fates: ["0 considerate", "60 released"]),
    Fate(rule: "B11", phone: "asleep", options: "priority=1", fates: ["0 low"]),
    Fate(
      rule: "B7, B11", phone: "asleep", options: "priority=1 expiration=+40",
      fates: ["0 low"]),
    Fate(rule: "B11", phone: "awake", options: "priority=5", fates: ["0 delivered"]),
    Fate(rule: "B11", phone: "awake", options: "priority=1", fates: ["0 delivered"]),
    Fate(rule: "B11", phone: "asleep", options: "priority=3", fates: ["0 delivered"]),
  ]

  @Test("B2, B6, B7, B9, B11: each push has the fate that its rule says", arguments: fates)
  func fate(_ fate: Fate) throws {
    let log = try ServiceCourse.log(
      "0 \(fate.phone)\n0 push A \(fate.options)", until: 120)
    #expect(log == fate.fates.map { $0.replacing(" ", with: " A ", maxReplacements: 1) })
  }

  @Test("B11: what waits for a sleeping phone comes when it wakes, and in sending order")
  func waking() throws {
    let log = try ServiceCourse.log(
      """
      0 asleep
      0 push low priority=1
      10 push five priority=5
      20 push ten
      30 awake
      """, until: 300)
    #expect(
      log == [
        "0 low low", "10 five considerate", "20 ten delivered", "30 low released",
        "30 five released",
      ])
  }

  @Test("B11: a phone too old for priority 1 treats it as 5")
  func oldPhone() {
    let now = Instant(milliseconds: 0)
    var request = PushRequest(app: "com.example.chat", payload: .alert)
    request.headers.priority = 1
    let rules = StoreRules()
    func due(_ knowsLowPriority: Bool) -> Instant? {
      rules.due(
        of: request, at: now,
        to: ReachedDevice(isReachable: true, isAwake: false, knowsLowPriority: knowsLowPriority))
    }
    #expect(due(true) == nil)
    #expect(due(false) == now + .seconds(60))
  }

  @Test("B2, B11: the minute of priority 5 runs while the phone is away, too")
  func away() throws {
    let log = try ServiceCourse.log(
      """
      0 asleep
      0 offline
      0 push A priority=5
      20 online
      """, until: 300)
    #expect(log == ["0 A unreachable", "60 A released"])
    let late = try ServiceCourse.log(
      """
      0 asleep
      0 offline
      0 push A priority=5
      90 online
      """, until: 300)
    #expect(late == ["0 A unreachable", "90 A released"])
  }

  @Test(
    "B7, B11: an expiration ends no wait for a phone that is reached and sleeps, wherever it began",
    arguments: [
      ("0 offline\n0 push A priority=5 expiration=+30\n10 online", ["60 A released"]),
      ("0 offline\n0 push A priority=1 expiration=+30\n10 online\n90 awake", ["90 A released"]),
      ("0 offline\n0 push A priority=1 expiration=+30\n10 online\n50 offline", ["50 A expired"]),
      ("0 offline\n0 push A priority=5 expiration=+30", ["30 A expired"]),
    ])
  func attempt(course: String, ends: [String]) throws {
    let log = try ServiceCourse.log("0 asleep\n" + course, until: 300)
    #expect(log == ["0 A unreachable"] + ends, "\(course)")
  }

  @Test("B6: what asked for one attempt and is put off until nothing is reached was not delivered")
  func vain() throws {
    let log = try ServiceCourse.log(
      "0 asleep\n0 push A priority=5 expiration=0\n10 offline", until: 300)
    #expect(log == ["0 A considerate", "60 A undelivered"])
  }

  @Test("B11: apns.p5Delay is how long a sleeping phone is let be; 0 is not at all")
  func delay() throws {
    for (seconds, expected) in [
      (0, ["0 A delivered"]), (1, ["0 A considerate", "1 A released"]),
      (7200, ["0 A considerate", "7200 A released"]),
    ] as [(Int64, [String])] {
      var rules = StoreRules()
      rules.considerateDelay = .seconds(seconds)
      let log = try ServiceCourse.log("0 asleep\n0 push A priority=5", until: 90_000, rules)
      #expect(log == expected, "a delay of \(seconds) s")
    }
  }

  @Test("B6: of those whose time is over the earliest goes first, each at its own moment")
  func expiring() throws {
    var rules = StoreRules()
    rules.store = .all
    let log = try ServiceCourse.log(
      """
      0 offline
      0 push late expiration=+50
      0 push early expiration=+10
      0 push same expiration=+50
      0 push never
      """, until: 60, rules)
    #expect(log.suffix(3) == ["10 early expired", "50 late expired", "50 same expired"])
  }

  @Test("B6, B7: a phone that comes back in the very second gets what ends then")
  func inTime() throws {
    let log = try ServiceCourse.log(
      "0 offline\n0 push A expiration=+30\n29 online", until: 60)
    #expect(log == ["0 A unreachable", "29 A released"])
    let late = try ServiceCourse.log(
      "0 offline\n0 push A expiration=+30\n30 online", until: 60)
    #expect(late == ["0 A unreachable", "30 A expired"], "now counts as expired (B9)")
  }
}
