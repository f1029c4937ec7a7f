import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("A phone that is off, or has no network")
struct PowerTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let home = Region(name: "Home", latitude: 52.52, longitude: 13.4, radius: 100)

  private func request(_ name: String, _ trigger: Trigger) -> Request {
    Request(identifier: name, content: Content(body: .literal(name)), trigger: trigger)
  }

  /// A phone with requests that wait, turned off.
  private func phoneOff(_ triggers: (String, Trigger)...) throws -> Phone {
    var phone = try Phone()
    for (name, trigger) in triggers {
      try phone.perform(.schedule(Self.chat, request(name, trigger)))
    }
    try phone.perform(.power(isOn: false))
    return phone
  }

  /// What was delivered, with the seconds since a moment.
  private func delivered(_ phone: Phone, since start: Instant) -> [String] {
    phone.state.notifications.map {
      "\($0.value.request.identifier)@\(($0.value.date - start).milliseconds / 1000)"
    }
  }

  @Test("K28: an interval and a date that pass while the phone is off fire when it is on, in order")
  func missed() throws {
    let date = DateMatching([.hour: 9, .minute: 43])
    var phone = try phoneOff(
      ("date", .calendar(date, repeats: false)),
      ("interval", .timeInterval(.seconds(60), repeats: false)))
    let start = phone.state.now
    try phone.perform(.advance(to: start + .seconds(600)))
    #expect(phone.state.notifications.isEmpty)
    let facts = try phone.perform(.power(isOn: true))
    #expect(delivered(phone, since: start) == ["interval@600", "date@600"])
    let received = facts.filter { if case .received = $0.event { true } else { false } }
    #expect(received.map { $0.reasons.map(\.rule) } == [["K3", "K28"], ["K6", "K28"]])
  }

  @Test("K26, K28: of what was missed each is shown before the next one comes")
  func missedInTurn() throws {
    var phone = try phoneOff(
      ("first", .timeInterval(.seconds(60), repeats: false)),
      ("next", .timeInterval(.seconds(61), repeats: false)))
    try phone.perform(.advance(to: phone.state.now + .seconds(600)))
    let facts = try phone.perform(.power(isOn: true))
    let course = facts.compactMap { fact -> String? in
      if case .listed(let number, _) = fact.event { return "listed \(number)" }
      guard case .received(let notification) = fact.event else { return nil }
      return "comes \(notification.value.number)"
    }
    #expect(course == ["comes 0", "listed 0", "comes 1", "listed 1"])
    #expect(phone.state.wakes == [0])
  }

  @Test(
    "K28: what repeats fires once for all that it missed, or with missed.collapse off for each",
    arguments: [(true, 1), (false, 10)])
  func collapse(collapses: Bool, count: Int) throws {
    var phone = try phoneOff(("drops", .timeInterval(.seconds(60), repeats: true)))
    try phone.perform(.setPolicy(PolicySetting(.missedCollapse, collapses)))
    let start = phone.state.now
    try phone.perform(.advance(to: start + .seconds(630)))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.notifications.count == count)
    #expect(phone.state.pending.firstDate == start + .seconds(660))
  }

  @Test(
    "K28: what is later than missed.window is never shown; of what repeats the last time counts",
    arguments: [(60, 0), (599, 0), (600, 1), (3600, 1)])
  func window(seconds: Int, count: Int) throws {
    for collapses in [true, false] {
      var phone = try phoneOff(
        ("once", .timeInterval(.seconds(30), repeats: false)),
        ("often", .timeInterval(.seconds(60), repeats: true)))
      try phone.perform(.setPolicy(PolicySetting(.missedCollapse, collapses)))
      let window = Interval.seconds(Int64(seconds))
      try phone.perform(.setPolicy(PolicySetting(.missedWindow, window)))
      let start = phone.state.now
      try phone.perform(.advance(to: start + .seconds(630)))
      let facts = try phone.perform(.power(isOn: true))
      let names = phone.state.notifications.map(\.value.request.identifier)
      #expect(names.count { $0 == "once" } == count)
      let often = collapses ? 1 : (630 / 60) - max(0, (630 - seconds - 1) / 60)
      #expect(names.count { $0 == "often" } == often)
      #expect(phone.state.pending.firstDate == start + .seconds(660))
      let lost = facts.flatMap(\.reasons).filter { $0.decision == "tooLate" }
      #expect(lost.count == 1 - count && lost.allSatisfy { $0.rule == "K28" })
    }
  }

  @Test("K28: what repeats seldom waits for its next date where the last one is too long ago")
  func windowOfSeldom() throws {
    var phone = try phoneOff(("daily", .timeInterval(.hours(24), repeats: true)))
    try phone.perform(.setPolicy(PolicySetting(.missedWindow, .minutes(15))))
    let start = phone.state.now
    try phone.perform(.advance(to: start + .hours(25)))
    let facts = try phone.perform(.power(isOn: true))
    #expect(phone.state.notifications.isEmpty)
    #expect(phone.state.pending.firstDate == start + .hours(48))
    let words = facts.flatMap(\.reasons).map(\.words)
    #expect(words.contains { $0.contains("more than 15m before the phone was on again") })
  }

  @Test("K28: a place that was reached while the phone was off fires when it is on")
  func place() throws {
    let trigger = Trigger.location(Self.home, on: .entry, repeats: true)
    var phone = try phoneOff(("in", trigger))
    try phone.perform(.move(.arrive(Self.home)))
    #expect(phone.state.notifications.isEmpty)
    try phone.perform(.power(isOn: true))
    #expect(phone.state.notifications.count == 1)
    try phone.perform(.power(isOn: false))
    try phone.perform(.move(.leave(Self.home)))
    try phone.perform(.move(.arrive(Self.home)))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.notifications.count == 1, "the phone never knew that it was elsewhere")
  }

  @Test(
    "K28: another zone while the phone is off does not lose what was missed, be it just now",
    arguments: [19, 60] as [Int64])
  func zone(minutes: Int64) throws {
    var phone = try phoneOff(("date", .calendar(DateMatching([.hour: 10]), repeats: true)))
    try phone.perform(.advance(to: phone.state.now + .minutes(minutes)))
    var change = DeviceConfiguration()
    change.timeZone = TimeZone(identifier: "Asia/X", firstOffset: 28_800)
    try phone.perform(.configure(change))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.notifications.count == 1)
  }

  @Test(
    "F8, K28: a Focus begins and ends at power-on where it was to meanwhile, whatever changed then",
    arguments: ["Sleep", Focus.doNotDisturb], [true, false])
  func focus(name: String, begins: Bool) throws {
    var phone = try phoneOff(focus: name, from: begins ? 10 : 8)
    try phone.perform(.configure(.charged))
    #expect(phone.state.focusInForce?.name == (begins ? nil : name))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.focusInForce?.name == (begins ? name : nil))
  }

  @Test("F8, K28: a Focus that ended while the phone was off stays on where its times hold anew")
  func focusAgain() throws {
    var phone = try phoneOff(focus: "Sleep", from: 8)
    try phone.perform(.configure(.charged))
    var change = DeviceConfiguration()
    change.timeZone = TimeZone(identifier: "Atlantic/X", firstOffset: -3600)
    try phone.perform(.configure(change))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.focusInForce?.name == "Sleep")
    try phone.perform(.advance(to: phone.state.now + .hours(1)))
    #expect(phone.state.focusInForce == nil)
  }

  /// A phone at 10:11, off since 9:41, with a Focus of two hours.
  private func phoneOff(focus name: String, from hour: Int) throws -> Phone {
    var phone = try Phone(os: .ios15)
    var setup = FocusSetup(name: name)
    setup.schedule = DailySpan(start: hour * 60, end: (hour + 2) * 60)
    try phone.perform(.focus(.turnOn(setup)))
    try phone.perform(.power(isOn: false))
    try phone.perform(.advance(to: phone.state.now + .minutes(30)))
    return phone
  }

  @Test(
    "F13, K28: a summary that was missed comes at power-on, unless none comes any more by then",
    arguments: [(nil, 1), (.ios14, 0)] as [(Profile?, Int)])
  func summary(system: Profile?, count: Int) throws {
    var phone = try Phone(os: .ios15)
    let times = [TimeOfDay(minutes: 10 * 60)]
    try phone.perform(.summary(.schedule(true, times: times, apps: [Self.chat])))
    try phone.push("held")
    try phone.perform(.power(isOn: false))
    try phone.perform(.advance(to: phone.state.now + .minutes(30)))
    var change = DeviceConfiguration.charged
    change.profile = system
    try phone.perform(.configure(change))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.summary.cards.count == count && phone.state.summary.held.isEmpty)
  }

  @Test("K24: turning it off and on keeps requests and the list; apps do not run any more")
  func restart() throws {
    var phone = try Phone()
    try phone.send("a")
    try phone.perform(.device(.unlock))
    try phone.perform(.setState(Self.chat, .launch))
    try phone.perform(
      .schedule(Self.chat, request("later", .timeInterval(.hours(1), repeats: false))))
    try phone.perform(.power(isOn: false))
    #expect(phone.state.app(Self.chat)?.state == .notRunning)
    #expect(phone.state.device.isLocked && !phone.state.device.isDisplayOn)
    try phone.perform(.power(isOn: true))
    #expect(phone.state.list.count == 1)
    #expect(phone.state.pending.count == 1)
  }

  @Test("K24: on a phone that is off, neither person nor app can do anything")
  func nothing() throws {
    var phone = try phoneOff()
    for command in [
      Command.device(.wake), .setBadge(Self.chat, 3), .tap(.init(app: Self.chat, identifier: "a")),
    ] {
      #expect(throws: Refusal("the phone is off; turn it on first (power on)")) {
        try phone.perform(command)
      }
    }
  }

  @Test(
    "B2, B3: of the pushes for a phone that cannot be reached, the newest of each app comes later")
  func stored() throws {
    for command in [Command.network(isOn: false), .power(isOn: false)] {
      var phone = try Phone(apps: [Self.chat, "com.example.mail"])
      try phone.perform(command)
      try phone.send("one")
      try phone.send("mail", app: "com.example.mail")
      let facts = try phone.perform(
        .push(
          .init(
            app: Self.chat,
            payload: .init(
              content: Content(body: .literal("two")), source: SourceText([], at: Place("test"))))))
      #expect(facts.map { $0.reasons.map(\.rule) } == [["B3"], ["B3"]])
      #expect(phone.state.deliveries.map(\.outcome) == [.coalesced])
      #expect(phone.state.push.waiting.all.map(\.name) == ["mail", "n3"])
      try phone.perform(.network(isOn: true))
      try phone.perform(.power(isOn: true))
      #expect(phone.state.notifications.map(\.value.name) == ["one", "mail", "n3"])
      #expect(phone.state.push.waiting.count == 0)
      try phone.send("four")
      #expect(phone.state.push.requestCount == 4)
    }
  }

  @Test("B2: without a network, what apps asked for still comes")
  func local() throws {
    var phone = try Phone()
    try phone.perform(.network(isOn: false))
    try phone.perform(.schedule(Self.chat, request("a", .immediate)))
    #expect(phone.state.list.count == 1)
  }

  @Test("K24, B45: a push that waited finds no app any more that was deleted meanwhile")
  func deleted() throws {
    var phone = try Phone()
    try phone.perform(.network(isOn: false))
    try phone.send("one")
    try phone.perform(.uninstall(Self.chat))
    try phone.perform(.network(isOn: true))
    #expect(phone.state.list.count == 0 && phone.state.push.waiting.count == 0)
    #expect(phone.state.deliveries.map(\.outcome) == [.rejected])
    #expect(phone.state.push.feedback.map(\.app) == [Self.chat])
  }
}

extension DeviceConfiguration {
  /// Something that no clock goes by.
  static var charged: DeviceConfiguration {
    var configuration = DeviceConfiguration()
    configuration.battery = 50
    return configuration
  }
}
