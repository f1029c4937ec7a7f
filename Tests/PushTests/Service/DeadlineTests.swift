import Notifications
import Testing

@testable import Push

@Suite("When the push service wants to be asked again")
struct DeadlineTests {
  /// Pushes of all kinds at random moments, to a phone that sleeps and goes away.
  private func course(seed: UInt64) throws -> ServiceCourse {
    var random = SplitMix(seed: seed)
    var rules = StoreRules()
    rules.store = .all
    var course = ServiceCourse(rules)
    for second in 0..<30 {
      let states = ["asleep", "awake", "offline", "online"]
      let options = [
        "", "priority=5", "priority=1", "expiration=+15", "priority=5 expiration=+90",
        "priority=1 expiration=+45", "expiration=+200",
      ]
      let isState = random.next() % 4 == 0
      let line =
        isState
        ? states[Int(random.next() % 4)]
        : "push p\(second) " + options[Int(random.next() % UInt64(options.count))]
      try course.play("\(second) \(line)")
    }
    return course
  }

  @Test(
    "B6, B11: before the deadline there is nothing to do, at it there is",
    arguments: 1...25 as ClosedRange<UInt64>)
  func exact(seed: UInt64) throws {
    let course = try course(seed: seed)
    let (service, rules) = (course.service, course.rules)
    for isReachable in [true, false] {
      // One that is awake and reached has been given all already.
      let device = ReachedDevice(isReachable: isReachable, isAwake: false)
      var (service, now) = (service, course.now)
      // What a change of the phone brings comes at once.
      while true {
        let outcomes = service.review(reaching: device, at: now, rules)
        if outcomes.isEmpty { break }
        for push in outcomes.compactMap(\.finished) { service.letGo(push) }
      }
      guard let deadline = service.nextDeadline(reaching: device) else {
        #expect(
          service.review(reaching: device, at: now + .days(20), rules).isEmpty,
          "nothing comes without a deadline")
        continue
      }
      #expect(deadline > now)
      let before = deadline + Interval(milliseconds: -1)
      #expect(service.review(reaching: device, at: before, rules).isEmpty)
      #expect(!service.review(reaching: device, at: deadline, rules).isEmpty)
      now = deadline
    }
  }

  @Test("B2: in the end none is left over, and each push had one end", arguments: 1...25)
  func ends(seed: Int) throws {
    var course = try course(seed: UInt64(seed))
    try course.play("40 online")
    try course.play("41 awake")
    let sent = course.service.requestCount
    #expect(course.service.waiting.count == 0)
    let ends = course.log.filter { line in
      ["delivered", "released", "expired", "coalesced", "undelivered"].contains {
        line.hasSuffix(" " + $0)
      }
    }
    let names = ends.compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(names.count == sent && Set(names).count == sent, "\(course.log)")
  }

  @Test("Nothing waits: nothing is due, whatever the phone does")
  func idle() {
    let service = PushService()
    for device in [ReachedDevice(isReachable: true), ReachedDevice(isReachable: false)] {
      #expect(service.nextDeadline(reaching: device) == nil)
      #expect(service.review(reaching: device, at: .last).isEmpty)
    }
  }

  @Test("B11: a phone that is away is not asked for what a sleeping one would get")
  func unreachable() throws {
    var course = ServiceCourse()
    try course.play("0 asleep")
    try course.play("0 push A priority=5 expiration=+600")
    let asleep = ReachedDevice(isReachable: true, isAwake: false)
    let away = ReachedDevice(isReachable: false, isAwake: false)
    let start = course.now
    #expect(course.service.nextDeadline(reaching: asleep) == start + .seconds(60))
    #expect(course.service.nextDeadline(reaching: away) == start + .seconds(600))
  }
}

extension PushOutcome {
  /// The push that waits no longer after it; nil where one begins to wait.
  fileprivate var finished: StoredPush? {
    switch self {
    case .delivered(let push), .released(let push), .ended(let push, _, _): push
    case .stored: nil
    }
  }
}
