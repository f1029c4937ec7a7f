import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Local notifications of old: what waits")
struct LegacyScheduleTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    .instant(in: .utc)
  private static let east = TimeZone(identifier: "Asia/East", firstOffset: 9 * 3600)

  private func pending(_ phone: Phone) -> [String] {
    phone.state.pending.requests(of: Self.chat).map(\.request.identifier)
  }

  private func delivered(_ phone: Phone) -> [String] {
    phone.state.notifications.map {
      "\($0.value.request.identifier)@\(($0.value.date - Self.start).milliseconds / 60_000)"
    }
  }

  private func move(_ phone: inout Phone, to zone: TimeZone) throws {
    var change = DeviceConfiguration()
    change.timeZone = zone
    try phone.perform(.configure(change))
  }

  private func rules(_ phone: Phone, _ isMeant: (Event) -> Bool) -> [RuleID] {
    phone.facts.last { isMeant($0.event) }?.reasons.map(\.rule) ?? []
  }

  @Test("N8: without a fire date, or with one that is not ahead, it comes at once; else it waits")
  func atOnce() throws {
    var phone = try Phone()
    try phone.schedule(.saying("nil"))
    try phone.schedule(.saying("past", at: Self.start + .minutes(-1)))
    try phone.schedule(.saying("now", at: Self.start))
    try phone.schedule(.saying("ahead", at: Self.start + .minutes(5)))
    #expect(delivered(phone) == ["l1@0", "l2@0", "l3@0"])
    #expect(pending(phone) == ["l4"])
    #expect(rules(phone) { if case .received = $0 { true } else { false } } == ["N8"])
    try phone.perform(.advance(to: Self.start + .minutes(5)))
    #expect(delivered(phone) == ["l1@0", "l2@0", "l3@0", "l4@5"])
    #expect(pending(phone).isEmpty)
  }

  @Test("N8: with a repeat interval it also comes at the next date of its series")
  func series() throws {
    var phone = try Phone()
    var past = LocalNotification.saying("past", at: Self.start + .minutes(-100))
    past.repeatInterval = .hour
    var undated = LocalNotification.saying("nil")
    undated.repeatInterval = .day
    try phone.schedule(past)
    try phone.schedule(undated)
    #expect(delivered(phone) == ["l1@0", "l2@0"])
    let dates = phone.state.pending.requests(of: Self.chat).map(\.nextTriggerDate)
    #expect(dates == [Self.start + .minutes(20), Self.start + .hours(24)])
  }

  @Test(
    "N11: what a move makes past by more than missed.window does not fire",
    arguments: [(8, true), (7, false)] as [(Int64, Bool)])
  func missedWindow(hours: Int64, fires: Bool) throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.missedWindow, .hours(hours))))
    // Nine hours east, where an hour ahead is eight hours ago.
    var wall = LocalNotification.saying("wall", at: Self.start + .hours(1))
    wall.timeZone = .utc
    try phone.schedule(wall)
    try move(&phone, to: Self.east)
    #expect(delivered(phone) == (fires ? ["l1@0"] : []))
    #expect(pending(phone).isEmpty)
    let last = phone.facts.last { if case .scheduling = $0.event { true } else { false } }
    #expect(last?.reasons.first?.rule == (fires ? "K11" : "N11"))
  }

  @Test(
    "N9, N10: one moment for universal time, the clock's reading for wall time, after a move too")
  func zones() throws {
    var phone = try Phone()
    let date = Self.start + .hours(10)
    try phone.schedule(.saying("universal", at: date))
    var wall = LocalNotification.saying("wall", at: date)
    wall.timeZone = .utc
    try phone.schedule(wall)
    try move(&phone, to: Self.east)
    let dates = phone.state.pending.requests(of: Self.chat).map(\.nextTriggerDate)
    #expect(dates == [date + .hours(-9), date])
    #expect(rules(phone) { if case .scheduling = $0 { true } else { false } } == ["N10"])
  }

  @Test("N11: what a move makes past fires at once, or under legacy.missedWall not at all")
  func missedWall() throws {
    for policy in MissedWall.allCases {
      var phone = try Phone()
      try phone.perform(.setPolicy(PolicySetting(.legacyMissedWall, policy)))
      var wall = LocalNotification.saying("wall", at: Self.start + .hours(1))
      wall.timeZone = .utc
      try phone.schedule(wall)
      try move(&phone, to: Self.east)
      #expect(delivered(phone) == (policy == .fire ? ["l1@0"] : []))
      #expect(pending(phone).isEmpty)
      let received = rules(phone) { if case .received = $0 { true } else { false } }
      #expect(received == (policy == .fire ? ["N11"] : []), "no clock read its fire date")
    }
  }

  @Test(
    "N11, N17: of what comes again only the reading that waited is missed, and none comes twice")
  func missedRepeat() throws {
    var phone = try Phone()
    var daily = LocalNotification.saying("daily", at: Self.start + .hours(1))
    (daily.timeZone, daily.repeatInterval) = (.utc, .day)
    try phone.schedule(daily)
    try move(&phone, to: Self.east)
    #expect(delivered(phone) == ["l1@0"])
    // Back where it is an hour before that reading: it came today.
    try move(&phone, to: .utc)
    #expect(phone.state.pending.first?.nextTriggerDate == Self.start + .hours(25))
  }

  @Test("N17: what comes again does so until it is canceled")
  func repeats() throws {
    var phone = try Phone()
    var minutely = LocalNotification.saying("again", at: Self.start + .minutes(1))
    minutely.repeatInterval = .minute
    try phone.schedule(minutely)
    try phone.perform(.advance(to: Self.start + .minutes(3)))
    #expect(delivered(phone) == ["l1@1", "l1@2", "l1@3"])
    try phone.perform(.legacy(Self.chat, .cancel(minutely)))
    try phone.perform(.advance(to: Self.start + .minutes(9)))
    #expect(delivered(phone).count == 3)
  }

  @Test(
    "N16: months are counted on from the 31st, or under legacy.monthStep drift from where they fell",
    arguments: [(MonthStep.clampFromOrigin, 31), (.drift, 30)])
  func monthStep(step: MonthStep, day: Int) throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.legacyMonthStep, step)))
    let date = CivilTime(year: 2018, month: 8, day: 31, hour: 9).instant(in: .utc)
    var monthly = LocalNotification.saying("rent", at: date)
    monthly.repeatInterval = .month
    try phone.schedule(monthly)
    try phone.perform(.advance(to: date + .days(31)))
    let next = try #require(phone.state.pending.first?.nextTriggerDate)
    #expect(CivilTime(next, in: .utc) == CivilTime(year: 2018, month: 10, day: day, hour: 9))
  }

  @Test("N22: what is presented now does not wait for its fire date, and is not scheduled")
  func presented() throws {
    var phone = try Phone()
    var minutely = LocalNotification.saying("now", at: Self.start + .minutes(9))
    minutely.repeatInterval = .minute
    try phone.perform(.legacy(Self.chat, .present(minutely)))
    #expect(delivered(phone) == ["l1@0"])
    #expect(pending(phone).isEmpty)
    #expect(rules(phone) { if case .received = $0 { true } else { false } } == ["N22"])
  }

  @Test("N23, N24: scheduling copies, and what was changed afterwards is not equal any more")
  func copies() throws {
    var phone = try Phone()
    var notification = LocalNotification.saying("before", at: Self.start + .minutes(1))
    try phone.schedule(notification)
    notification.alertBody = "after"
    try phone.perform(.legacy(Self.chat, .cancel(notification)))
    #expect(pending(phone) == ["l1"])
    try phone.perform(.advance(to: Self.start + .minutes(1)))
    #expect(phone.state.notification(0).content.body?.wording == .localized(.init(key: "before")))
  }

  @Test("N24: all properties count, and the order of keys in userInfo does not")
  func equality() {
    var one = LocalNotification.saying("a")
    var other = one
    one.userInfo = ["a": 1, "b": ["c": .number("2.0"), "d": nil]]
    other.userInfo = ["b": ["d": nil, "c": 2], "a": .number("1e0")]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    let changes: [(inout LocalNotification) -> Void] = [
      { $0.fireDate = Self.start }, { $0.timeZone = .utc }, { $0.repeatInterval = .day },
      { $0.repeatCalendar = .hebrew }, { $0.alertBody = nil }, { $0.alertAction = "Go" },
      { $0.hasAction = false }, { $0.alertLaunchImage = "A.png" }, { $0.soundName = "default" },
      { $0.applicationIconBadgeNumber = 1 }, { $0.userInfo = nil },
      { $0.regionTriggersOnce = false },
      { $0.region = Region(name: "Home", latitude: 0, longitude: 0, radius: 1) },
    ]
    for change in changes {
      var changed = one
      change(&changed)
      #expect(changed != one)
    }
  }

  @Test("N25, N27, N29: canceling takes back all that are equal, or all; none equal is no error")
  func canceling() throws {
    var phone = try Phone()
    let twin = LocalNotification.saying("twin", at: Self.start + .minutes(2))
    for notification in [twin, .saying("other", at: Self.start + .minutes(1)), twin] {
      try phone.schedule(notification)
    }
    #expect(pending(phone) == ["l2", "l1", "l3"])
    try phone.perform(.legacy(Self.chat, .cancel(.saying("nobody"))))
    #expect(pending(phone).count == 3)
    try phone.perform(.legacy(Self.chat, .cancelNamed("l3")))
    #expect(pending(phone) == ["l2"])
    try phone.schedule(twin)
    try phone.perform(.legacy(Self.chat, .cancelAll))
    #expect(pending(phone).isEmpty)
  }

  @Test("N29: two equal ones both fire")
  func twins() throws {
    var phone = try Phone()
    let twin = LocalNotification.saying("twin", at: Self.start + .minutes(2))
    try phone.schedule(twin)
    try phone.schedule(twin)
    try phone.perform(.advance(to: Self.start + .minutes(2)))
    #expect(delivered(phone) == ["l1@2", "l2@2"])
  }

  @Test("N28: the 64 soonest wait, of both kinds, what comes again once; presenting takes no place")
  func limit() throws {
    var phone = try Phone()
    for minute in (1...70).reversed() {
      var notification = LocalNotification.saying("m", at: Self.start + .minutes(Int64(minute)))
      notification.repeatInterval = .year
      try phone.schedule(notification)
    }
    #expect(pending(phone).count == 64)
    #expect(
      rules(phone) { if case .scheduling(.unscheduled) = $0 { true } else { false } } == ["N28"])
    try phone.perform(.legacy(Self.chat, .present(.saying("now"))))
    #expect(pending(phone).count == 64)
    let request = Request(
      identifier: "new", content: Content(body: .literal("new")),
      trigger: .timeInterval(.seconds(30), repeats: false))
    try phone.perform(.schedule(Self.chat, request))
    #expect(pending(phone).count == 64)
    #expect(pending(phone).first == "new")
  }

  @Test("N30: a region fires at its edge, and is refused together with a fire date")
  func regions() throws {
    let home = Region(name: "Home", latitude: 52.5, longitude: 13.4, radius: 100)
    var phone = try Phone()
    var notification = LocalNotification.saying("home")
    notification.region = home
    try phone.schedule(notification)
    notification.regionTriggersOnce = false
    try phone.schedule(notification)
    notification.fireDate = Self.start
    #expect(throws: Refusal.self) { try phone.schedule(notification) }
    try phone.perform(.move(.arrive(home)))
    #expect(delivered(phone) == ["l1@0", "l2@0"])
    #expect(pending(phone) == ["l2"])
  }

  @Test(
    "N25, N27, N29: of random schedules and cancellations each fires in time, once, in order",
    arguments: 1...20)
  func random(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    var phone = try Phone()
    // What ought to wait: names with what they are and when.
    var waiting: [(name: String, kind: Int)] = []
    var expected: [String] = []
    func notification(_ kind: Int) -> LocalNotification {
      .saying("kind \(kind)", at: Self.start + .minutes(Int64(10 + kind)))
    }
    var scheduled = 0
    for _ in 0..<60 {
      let kind = pick(8)
      if pick(3) == 0 {
        try phone.perform(.legacy(Self.chat, .cancel(notification(kind))))
        waiting.removeAll { $0.kind == kind }
      } else {
        scheduled += 1
        try phone.schedule(notification(kind))
        waiting.append(("l\(scheduled)", kind))
      }
    }
    for kind in 0..<8 {
      expected += waiting.filter { $0.kind == kind }.map { "\($0.name)@\(10 + kind)" }
    }
    try phone.perform(.advance(to: Self.start + .hours(2)))
    #expect(delivered(phone) == expected)
    #expect(pending(phone).isEmpty)
  }
}
