import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Triggers")
struct TriggerTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone(at date: CivilTime? = nil) throws -> Phone {
    var phone = try Phone()
    guard let date else { return phone }
    var change = DeviceConfiguration()
    change.start = date.instant(in: .utc)
    try phone.perform(.configure(change))
    return phone
  }

  private func move(to zone: TimeZone) -> DeviceConfiguration {
    var change = DeviceConfiguration()
    change.timeZone = zone
    return change
  }

  private func request(_ name: String, _ trigger: Trigger) -> Request {
    Request(identifier: name, content: Content(body: .literal(name)), trigger: trigger)
  }

  private func after(_ seconds: Int64, repeats: Bool = false) -> Trigger {
    .timeInterval(.seconds(seconds), repeats: repeats)
  }

  /// What was delivered, with the seconds since the start.
  private func delivered(_ phone: Phone, since start: Instant) -> [String] {
    phone.state.notifications.map {
      "\($0.value.request.identifier)@\(($0.value.date - start).milliseconds / 1000)"
    }
  }

  private func pending(_ phone: Phone) -> [String] {
    phone.state.pending.requests(of: Self.chat).map(\.request.identifier)
  }

  @Test("K1, K11: without a trigger at once, with one when it fires, and then it waits no longer")
  func intervals() throws {
    var phone = try phone()
    let start = phone.state.now
    try phone.perform(.schedule(Self.chat, request("now", .immediate)))
    try phone.perform(.schedule(Self.chat, request("minute", after(60))))
    #expect(pending(phone) == ["minute"])
    try phone.perform(.advance(to: start + .seconds(61)))
    #expect(delivered(phone, since: start) == ["now@0", "minute@60"])
    #expect(pending(phone).isEmpty)
  }

  @Test(
    "K2, Z57: an interval of 0 is refused, and one below 60 seconds that repeats",
    arguments: [
      (0, false, "time interval must be greater than 0"),
      (59, true, "time interval must be at least 60 if repeating"), (60, true, nil),
      (1, false, nil),
    ] as [(Int64, Bool, String?)])
  func refused(seconds: Int64, repeats: Bool, words: String?) throws {
    var phone = try phone()
    let facts = try phone.perform(
      .schedule(Self.chat, request("a", after(seconds, repeats: repeats))))
    let why = facts.compactMap { fact -> String? in
      guard case .noticed(.requestRefused) = fact.event else { return nil }
      return fact.reasons.first?.details.first?.value
    }
    #expect(why == [words].compactMap(\.self))
    #expect(pending(phone) == (words == nil ? ["a"] : []))
  }

  @Test("K3: repeats fall on multiples from the moment of scheduling")
  func multiples() throws {
    var phone = try phone()
    let start = phone.state.now
    try phone.perform(.advance(to: start + .seconds(7)))
    try phone.perform(.schedule(Self.chat, request("a", after(60, repeats: true))))
    try phone.perform(.advance(to: start + .seconds(200)))
    #expect(delivered(phone, since: start) == ["a@67", "a@127", "a@187"])
  }

  @Test("K12, K15, Z60: one name waits once, and after three firings there is one notification")
  func replaced() throws {
    var phone = try phone()
    let start = phone.state.now
    try phone.perform(.schedule(Self.chat, request("a", after(60))))
    try phone.perform(.schedule(Self.chat, request("a", after(120))))
    #expect(
      phone.state.pending.requests(of: Self.chat).map(\.nextTriggerDate) == [start + .seconds(120)])
    try phone.perform(.schedule(Self.chat, request("a", after(60, repeats: true))))
    try phone.perform(.advance(to: start + .seconds(181)))
    #expect(delivered(phone, since: start).count == 3)
    #expect(phone.rows() == ["a"])
    #expect(pending(phone) == ["a"])
  }

  @Test("K8, Z58: a date that is past is taken and dropped")
  func past() throws {
    var phone = try phone()
    let date = DateMatching([.year: 2018, .month: 1, .day: 1])
    let facts = try phone.perform(
      .schedule(Self.chat, request("a", .calendar(date, repeats: false))))
    #expect(facts.map(\.event.name) == [.scheduled, .unscheduled])
    #expect(facts.last?.reasons.map(\.rule) == ["K8"])
    #expect(pending(phone).isEmpty)
  }

  @Test("K8: of units that no date has together, that is said, and not that they are past")
  func contradictory() throws {
    var phone = try phone()
    let date = DateMatching([.quarter: 2, .month: 1])
    let facts = try phone.perform(
      .schedule(Self.chat, request("a", .calendar(date, repeats: false))))
    #expect(
      facts.last?.reasons.map(\.words) == [
        "no date has all of these: quarter 2, month 1; leave quarter out"
      ])
    #expect(pending(phone).isEmpty)
  }

  @Test("K13, Z59: of 70 requests the 64 soonest wait")
  func limit() throws {
    var phone = try phone()
    for hour in (1...70).reversed() {
      try phone.perform(.schedule(Self.chat, request("+\(hour)", after(Int64(hour) * 3600))))
    }
    #expect(pending(phone) == (1...64).map { "+\($0)" })
  }

  @Test("K16: a request without a trigger removes the one with its name that waits")
  func immediateInstead() throws {
    var phone = try phone()
    let start = phone.state.now
    try phone.perform(.schedule(Self.chat, request("a", after(60))))
    try phone.perform(.schedule(Self.chat, request("a", .immediate)))
    try phone.perform(.advance(to: start + .seconds(100)))
    #expect(delivered(phone, since: start) == ["a@0"])
  }

  @Test("K20, K21, K22: what is taken back does not fire, what was delivered stays")
  func takenBack() throws {
    var phone = try phone()
    let start = phone.state.now
    for name in ["a", "b", "c"] {
      try phone.perform(.schedule(Self.chat, request(name, after(60, repeats: true))))
    }
    try phone.perform(.advance(to: start + .seconds(60)))
    try phone.perform(.removePending(Self.chat, ["a", "unknown"]))
    #expect(pending(phone) == ["b", "c"])
    try phone.perform(.removePending(Self.chat, nil))
    #expect(pending(phone).isEmpty)
    #expect(phone.state.list.find(NotificationKey(app: Self.chat, identifier: "a")) != nil)
  }

  @Test("K24: deleting an app takes its requests back")
  func deleted() throws {
    var phone = try phone()
    try phone.perform(.schedule(Self.chat, request("a", after(60))))
    try phone.perform(.uninstall(Self.chat))
    #expect(phone.state.pending.count == 0 && phone.state.pending.first == nil)
  }

  @Test("K25, K26: each at its own time, those at one instant as they were added")
  func order() throws {
    var phone = try phone()
    let start = phone.state.now
    for (name, seconds) in [("late", 90), ("first", 60), ("second", 60), ("soon", 30)] {
      try phone.perform(.schedule(Self.chat, request(name, after(Int64(seconds)))))
    }
    try phone.perform(.advance(to: start + .seconds(600)))
    #expect(
      delivered(phone, since: start) == ["soon@30", "first@60", "second@60", "late@90"])
  }

  @Test("K5, Z56: a date follows a device that moves into another zone")
  func moved() throws {
    let west = TimeZone(identifier: "West", firstOffset: -28_800)
    let east = TimeZone(identifier: "East", firstOffset: 32_400)
    var phone = try phone(at: CivilTime(year: 2019, month: 3, day: 9, hour: 20))
    try phone.perform(.configure(move(to: west)))
    let nine = Trigger.calendar(DateMatching([.hour: 9]), repeats: true)
    try phone.perform(.schedule(Self.chat, request("nine", nine)))
    let fixed = Trigger.calendar(DateMatching([.hour: 9], timeZone: west), repeats: true)
    try phone.perform(.schedule(Self.chat, request("fixed", fixed)))
    let facts = try phone.perform(.configure(move(to: east)))
    #expect(facts.last?.reasons.map(\.rule) == ["K5"])
    let dates = phone.state.pending.requests(of: Self.chat).compactMap(\.nextTriggerDate)
    #expect(
      dates.map { $0.iso8601(in: .utc) } == [
        "2019-03-10T00:00:00+00:00", "2019-03-10T17:00:00+00:00",
      ])
  }

  @Test("Facts about requests are taken back to the state before")
  func reversible() throws {
    var phone = try phone()
    let before = phone.state
    let count = phone.facts.count
    for seconds in [60, 120, 60] {
      try phone.perform(
        .schedule(Self.chat, request("a\(seconds)", after(Int64(seconds), repeats: true))))
    }
    try phone.perform(.advance(to: phone.state.now + .seconds(500)))
    try phone.perform(.removePending(Self.chat, ["a60"]))
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.pending == before.pending && phone.state.pending.first == nil)
    #expect(phone.state.notifications.isEmpty)
  }

  @Test("K11: what repeats waits for its dates again when its firings are taken back, one by one")
  func repeatedReversible() throws {
    var phone = try phone()
    let start = phone.state.now
    try phone.perform(.schedule(Self.chat, request("again", after(60, repeats: true))))
    let count = phone.facts.count
    var dates: [Instant?] = []
    for minute in 1...3 {
      dates.append(phone.state.pending.first?.nextTriggerDate)
      try phone.perform(.advance(to: start + .minutes(Int64(minute))))
    }
    #expect(phone.state.pending.first?.nextTriggerDate == start + .minutes(4))
    #expect(phone.state.notifications.map(\.value.date) == dates)
    for fact in phone.facts[count...].reversed() {
      phone.engine.revert([fact])
      if case .scheduling = fact.event {
        #expect(phone.state.pending.first?.nextTriggerDate == dates.popLast())
      }
    }
    #expect(dates.isEmpty && phone.state.notifications.isEmpty)
  }

  @Test("L10: what repeats comes in the languages that its app speaks by then")
  func languagesOfFirings() throws {
    var phone = try phone()
    var change = DeviceConfiguration()
    change.profile = .ios13
    try phone.perform(.configure(change))
    let (start, device) = (phone.state.now, phone.state.device.languages)
    try phone.perform(.schedule(Self.chat, request("again", after(60, repeats: true))))
    try phone.perform(.advance(to: start + .minutes(1)))
    try phone.perform(.setLanguages(Self.chat, ["de"]))
    try phone.perform(.advance(to: start + .minutes(3)))
    try phone.perform(.setLanguages(Self.chat, []))
    try phone.perform(.advance(to: start + .minutes(4)))
    #expect(
      phone.state.notifications.map(\.value.languages)
        == [.ofDevice(device), .init(.own(["de"])), .init(.own(["de"])), .ofDevice(device)])
  }
}
