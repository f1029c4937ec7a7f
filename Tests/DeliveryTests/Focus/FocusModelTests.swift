import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What silences a notification from iOS 15 on")
struct FocusModelTests {
  @Test(
    "F1, F2, F5, F6, F10, F12, F18: random situations end as a table says", arguments: 1...40)
  func random(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<40 {
      let course = FocusCourse(&random)
      let (reach, isHeld) = try course.played()
      #expect(isHeld == course.isExpectedToWait, "\(course)")
      if !isHeld { #expect(reach == course.expectedReach, "\(course)") }
    }
  }

  @Test("F20: everything that silences is named, in one order")
  func severalReasons() throws {
    var course = FocusCourse()
    course.level = .timeSensitive
    course.focus = FocusCourse.Setup()
    course.isMuted = true
    course.isQuiet = true
    let phone = try course.phone()
    let rules = phone.state.ending(of: 0).map { $0.decision.situation.reasons.map(\.rule) }
    #expect(rules?.prefix(4) == ["F2", "U6", "F18", "F6"])
  }

  @Test("F20, R14: a level that silences is named, too, where the app's settings do alone")
  func levelAndSettings() throws {
    var course = FocusCourse()
    (course.level, course.isQuiet) = (.passive, true)
    let phone = try course.phone()
    let rules = phone.state.ending(of: 0).map { $0.decision.situation.reasons.map(\.rule) }
    #expect(rules?.prefix(2) == ["R14", "U6"])
  }

  @Test("F20: a Focus that does not let it through and the app's filter for that are both named")
  func focusAndFilter() throws {
    var course = FocusCourse()
    course.focus = FocusCourse.Setup(filter: "a")
    course.criteria = "b"
    let phone = try course.phone()
    let rules = phone.state.ending(of: 0).map { $0.decision.situation.reasons.map(\.rule) }
    #expect(rules?.prefix(2) == ["F6", "F10"])
  }

  @Test("F7: what came while a Focus was on is counted, until it was looked at")
  func counted() throws {
    var phone = try Phone()
    try phone.perform(.configure(.ios15))
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.send("a")
    try phone.send("b")
    #expect(phone.state.pastFocuses.isEmpty)
    try phone.perform(.focus(.turnOff))
    #expect(phone.state.pastFocuses == [PastFocus(name: "Work", count: 2, start: 0)])
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Sleep"))))
    try phone.send("c")
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.send("d")
    try phone.perform(.focus(.turnOff))
    let both = [
      PastFocus(name: "Work", count: 3, start: 0), PastFocus(name: "Sleep", count: 1, start: 2),
    ]
    #expect(phone.state.pastFocuses == both, "of each that was on since")
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.center))
    #expect(phone.state.pastFocuses == both)
    try phone.perform(.device(.home))
    #expect(phone.state.pastFocuses.isEmpty)
  }

  @Test("F7: of what has one name only the last counts, however often its Focus was on")
  func countedOnce() throws {
    var phone = try Phone()
    try phone.perform(.configure(.ios15))
    for _ in 0..<2 {
      try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
      for _ in 0..<3 { try phone.perform(.schedule("com.example.chat", Self.score)) }
      try phone.perform(.focus(.turnOff))
    }
    #expect(phone.state.pastFocuses.map(\.count) == [1])
  }

  private static let score = Request(
    identifier: "score", content: Content(body: .literal("1:0")), trigger: .immediate)

  @Test("F8: by hand it holds until the next edge")
  func byHand() throws {
    var phone = try Phone()
    try phone.perform(.configure(.ios15))
    var sleep = FocusSetup(name: "Sleep")
    sleep.schedule = DailySpan(start: 9 * 60, end: 10 * 60)
    try phone.perform(.focus(.turnOn(sleep)))
    #expect(phone.state.focusInForce?.name == "Sleep", "it is 9:41")
    try phone.perform(.focus(.turnOff))
    try phone.perform(.advance(to: phone.state.now + .hours(1)))
    #expect(phone.state.focusInForce == nil)
    try phone.perform(.advance(to: phone.state.now + .hours(23)))
    #expect(phone.state.focusInForce?.name == "Sleep")
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.perform(.advance(to: phone.state.now + .hours(1)))
    #expect(phone.state.focusInForce?.name == "Work", "the end of another ends it not")
  }

  @Test("F8: the second time that the clock reads its times turns nothing on, by any road")
  func doubledHour() throws {
    var phone = try Phone()
    let back = TimeZone.Change(start: (phone.state.now + .minutes(19)).seconds, offset: -3600)
    var ios15 = DeviceConfiguration.ios15
    ios15.timeZone = TimeZone(identifier: "Test/Back", firstOffset: 0, changes: [back])
    try phone.perform(.configure(ios15))
    var nap = FocusSetup(name: "Nap")
    nap.schedule = DailySpan(start: 9 * 60 + 50, end: 9 * 60 + 55)
    try phone.perform(.focus(.turnOn(nap)))
    try phone.perform(.power(isOn: false))
    try phone.perform(.advance(to: phone.state.now + .minutes(71)))
    try phone.perform(.power(isOn: true))
    #expect(phone.state.clockText == "09:52:00" && phone.state.focusInForce == nil)
    try phone.perform(.focus(.turnOn(nap)))
    #expect(phone.state.focusInForce == nil, "set up meanwhile")
    var away = DeviceConfiguration()
    (away.timeZone, away.profile) = (.utc, .ios14)
    try phone.perform(.configure(away))
    try phone.perform(.configure(ios15))
    #expect(phone.state.focusInForce == nil, "back again, with another version")
    away.profile = nil
    try phone.perform(.configure(away))
    try phone.perform(.configure(ios15))
    #expect(phone.state.focusInForce == nil, "back again")
    try phone.perform(.advance(to: phone.state.now + .hours(24)))
    #expect(phone.state.focusInForce?.name == "Nap")
  }
}

extension DeviceConfiguration {
  static var ios15: DeviceConfiguration {
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    return configuration
  }
}

/// One notification in one situation, and what a table of the rules says of it.
private struct FocusCourse: CustomStringConvertible {
  var level: InterruptionLevel = .active
  var isEntitled = false
  var isSwitchOn = true
  var isMuted = false
  var isQuiet = false
  var isLocked = true
  var isInSummary = false
  var criteria: String?
  var sender: String?
  var focus: Setup?

  struct Setup {
    var silences = false
    var names = false
    var people: [String] = []
    var letsTimeSensitive = true
    var showsOnLockScreen = false
    var filter: String?
  }

  init() {}

  init(_ random: inout SplitMix) {
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    level = [.passive, .active, .timeSensitive][pick(3)]
    (isEntitled, isSwitchOn) = (pick(2) == 0, pick(3) > 0)
    (isMuted, isQuiet, isLocked) = (pick(5) == 0, pick(5) == 0, pick(2) == 0)
    isInSummary = pick(4) == 0
    criteria = [nil, "a", "b"][pick(3)]
    sender = [nil, "Ann", "Bob"][pick(3)]
    guard pick(4) > 0 else { return }
    var setup = Setup()
    (setup.silences, setup.names) = (pick(3) == 0, pick(2) == 0)
    setup.people = pick(2) == 0 ? ["Ann"] : []
    (setup.letsTimeSensitive, setup.showsOnLockScreen) = (pick(2) == 0, pick(3) == 0)
    setup.filter = [nil, "a"][pick(2)]
    focus = setup
  }

  var description: String {
    "\(level) entitled \(isEntitled) \(isSwitchOn) muted \(isMuted) quiet \(isQuiet) "
      + "locked \(isLocked) summary \(isInSummary) \(criteria ?? "-") \(sender ?? "-") "
      + (focus.map { "\($0)" } ?? "no focus")
  }
}

// The engine.
extension FocusCourse {
  private static let chat: BundleIdentifier = "com.example.chat"

  func phone() throws -> Phone {
    var phone = try Phone(apps: [])
    var configuration = DeviceConfiguration()
    configuration.profile = .ios16
    try phone.perform(.configure(configuration))
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    let prefix = "com.apple.developer.usernotifications."
    app.entitlements = [prefix + "communication"] + (isEntitled ? [prefix + "time-sensitive"] : [])
    try phone.perform(.install(app, isGranted: true))
    if isEntitled { try phone.perform(.set(Self.chat, [.toggle(.timeSensitive, isSwitchOn)])) }
    if isQuiet {
      let switches: [Settings.Switch] = [.lockScreen, .banners, .sounds, .badges]
      try phone.perform(.set(Self.chat, switches.map { .toggle($0, false) }))
    }
    if isMuted { try phone.perform(.mute(Self.chat, .hour)) }
    if isInSummary { try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat]))) }
    if let focus { try turnOn(focus, &phone) }
    if !isLocked { try phone.perform(.device(.unlock)) }
    try phone.perform(.schedule(Self.chat, request))
    return phone
  }

  private func turnOn(_ focus: Setup, _ phone: inout Phone) throws {
    if let filter = focus.filter {
      try phone.perform(.focus(.filter(Self.chat, focus: "Work", [filter])))
    }
    var setup = FocusSetup(name: "Work")
    setup.mode = focus.silences ? .silence : .allow
    setup.apps = focus.names ? [Self.chat] : []
    setup.people = focus.people
    setup.allowsTimeSensitive = focus.letsTimeSensitive
    setup.showsSilencedOnLockScreen = focus.showsOnLockScreen
    try phone.perform(.focus(.turnOn(setup)))
  }

  private var request: Request {
    var content = Content(body: .literal("b"))
    content.sound = Sound()
    content.interruptionLevel = level.rawValue
    content.filterCriteria = criteria
    content.communication = sender.map { Communication(sender: $0) }
    return Request(identifier: "r", content: content, trigger: .immediate)
  }

  func played() throws -> (Reach, isHeld: Bool) {
    let phone = try phone()
    return (phone.state.ending(of: 0)?.reach ?? [], phone.state.summary.held == [0])
  }
}

// The table, from the rules and not from the engine.
extension FocusCourse {
  private var isUrgent: Bool { level == .timeSensitive && isEntitled && isSwitchOn }

  /// F12: what waits.
  var isExpectedToWait: Bool { isInSummary && !isUrgent && sender == nil }

  // F5, F6, F10.
  private var isStopped: Bool {
    guard let focus else { return false }
    if let filter = focus.filter, let criteria, criteria != filter { return true }
    let isAllowed = focus.silences != focus.names
    if isAllowed || sender.map(focus.people.contains) == true { return false }
    return !(isUrgent && focus.letsTimeSensitive)
  }

  /// Where it shows, is heard and lights the display.
  var expectedReach: Reach {
    let isSilent = isMuted || isStopped
    var reach: Reach = .notificationCenter
    let mayShow = !isMuted && (!isStopped || focus?.showsOnLockScreen == true)
    if isLocked, !isQuiet, mayShow { reach.insert(.lockScreen) }
    guard !isQuiet, !isSilent, level != .passive else { return reach }
    reach.insert(.sound)
    reach.insert(isLocked ? .wake : .banner)
    return reach
  }
}
