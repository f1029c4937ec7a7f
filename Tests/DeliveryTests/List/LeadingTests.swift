import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What leads the lock screen from iOS 15 on")
struct LeadingTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let door: BundleIdentifier = "com.example.door"

  private func phone() throws -> Phone {
    var phone = try Phone(apps: [])
    try phone.perform(.configure(.ios15))
    for identifier in [Self.chat, Self.door] {
      var app = App(bundleIdentifier: identifier, displayName: identifier.lastPart)
      let prefix = "com.apple.developer.usernotifications."
      app.entitlements = [prefix + "time-sensitive", prefix + "critical-alerts"]
      app.authorizationOptions.insert(.criticalAlert)
      try phone.perform(.install(app, isGranted: true))
    }
    return phone
  }

  private func push(
    _ name: String, _ level: InterruptionLevel = .active, thread: String? = nil,
    app: BundleIdentifier = Self.chat, isCritical: Bool = false
  ) -> Command {
    var content = Content(body: .literal(name))
    content.interruptionLevel = level.rawValue
    content.threadIdentifier = thread
    if isCritical { content.sound = Sound(isCritical: true) }
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    return .push(PushRequest(app: app, payload: payload, name: name))
  }

  /// What a person would see: what came since the phone was unlocked last, of that critical ones,
  /// those that lead, the others; the newest of each first.
  private struct Row: Comparable {
    let number: Int
    let lead: Int
    let isOld: Bool

    static func < (one: Row, other: Row) -> Bool {
      (one.isOld ? 0 : 1, one.lead, one.number) > (other.isOld ? 0 : 1, other.lead, other.number)
    }
  }

  @Test(
    "F3: random arrivals, clearings, unlockings and hours stand as a sort says", arguments: 1...25)
  func order(seed: Int) throws {
    var (phone, random) = (try phone(), SplitMix(seed: UInt64(seed)))
    try phone.perform(.set(nil, [.grouping(.off)]))
    var listed: [(number: Int, until: Instant?, rank: Int)] = []
    var (count, unlockedAt) = (0, 0)
    for step in 0..<80 {
      switch random.next() % 7 {
      case 0, 1:
        try phone.perform(push("n\(count)", app: Self.door))
        listed.append((count, nil, 0))
        count += 1
      case 2:
        try phone.perform(push("n\(count)", .timeSensitive))
        listed.append((count, phone.state.now + .hours(1), 1))
        count += 1
      case 3:
        try phone.perform(push("n\(count)", isCritical: true))
        listed.append((count, phone.state.now + .hours(1), 2))
        count += 1
      case 4:
        try phone.perform(.advance(to: phone.state.now + .seconds(Int64(random.next() % 2500))))
      case 5 where random.next() % 3 == 0:
        try phone.perform(.device(.unlock))
        try phone.perform(.device(.lock))
        unlockedAt = count
      default:
        guard let gone = listed.indices.randomElement(using: &random) else { continue }
        let key = phone.state.notification(listed[gone].number).key
        try phone.perform(.clear(.notification(key)))
        listed.remove(at: gone)
      }
      let now = phone.state.now
      let expected = listed.map { entry in
        let isOld = entry.number < unlockedAt
        let lead = isOld ? 0 : entry.until.map { $0 > now ? entry.rank : 0 } ?? 0
        return Row(number: entry.number, lead: lead, isOld: isOld)
      }.sorted().map(\.number)
      #expect(phone.state.listedNumbers == expected, "step \(step)")
    }
    let last = phone.state
    phone.engine.revert(phone.facts)
    #expect(phone.state.listedNumbers.isEmpty && phone.state.timeSensitive == .init())
    phone.engine.apply(phone.facts)
    #expect(phone.state.listedNumbers == last.listedNumbers)
    #expect(phone.state.timeSensitive == last.timeSensitive)
  }

  @Test(
    "F3: a member that leads brings its group along; replaced without rising it stands at its own time"
  )
  func groups() throws {
    var phone = try phone()
    try phone.perform(push("a", thread: "t"))
    try phone.perform(push("b", .timeSensitive, thread: "t"))
    try phone.perform(push("c", app: Self.door))
    #expect(phone.state.listedNumbers == [1, 0, 2])
    try phone.perform(.device(.unlock))
    #expect(phone.state.listedNumbers == [2, 1, 0])
    #expect(phone.state.timeSensitive.leads.isEmpty)
  }

  @Test(
    "F3, G21, G26, G28: what is cleared, replaced or taken back leads no longer, and is put back so",
    arguments: 0..<3)
  func gone(way: Int) throws {
    var phone = try phone()
    try phone.perform(push("door", .timeSensitive, app: Self.door))
    var timely = Content(body: .literal("a"))
    timely.interruptionLevel = InterruptionLevel.timeSensitive.rawValue
    let payloads = [timely, Content(body: .literal("a2"))].map {
      Payload(content: $0, source: SourceText([], at: Place("test")))
    }
    let pushes = payloads.map {
      Command.push(PushRequest(app: Self.chat, payload: $0, collapseIdentifier: "k"))
    }
    try phone.perform(pushes[0])
    let before = phone.state.timeSensitive
    #expect(before.leads.map(\.number) == [0, 1])
    let clearing = Command.clear(.notification(phone.state.notification(1).key))
    let facts = try phone.perform([clearing, pushes[1], .removeDelivered(Self.chat, nil)][way])
    #expect(phone.state.timeSensitive.leads.map(\.number) == [0])
    #expect(facts.flatMap(\.reasons).contains(Reason("F3", "gone")))
    phone.engine.revert(facts)
    #expect(phone.state.timeSensitive == before && phone.state.listedNumbers == [1, 0])
    phone.engine.apply(facts)
    #expect(phone.state.timeSensitive.leads.map(\.number) == [0])
  }

  @Test("F3: two of an app ask; either answer ends it for the app, and a new bundle keeps it so")
  func asking() throws {
    var phone = try phone()
    for name in ["a", "b", "c"] { try phone.perform(push(name, .timeSensitive)) }
    #expect((0..<3).map(phone.state.asksAboutTimeSensitive) == [true, true, false])
    #expect(phone.state.offers == [], "the third leads the stack")
    #expect((0..<3).allSatisfy { phone.state.listOffers(under: $0) == [] })
    try phone.perform(.set(Self.chat, [.grouping(.off)]))
    #expect(phone.state.offers.count == 4)
    for isOn in [true, false] {
      var other = phone
      try other.perform(.set(Self.chat, [.toggle(.timeSensitive, isOn)]))
      #expect((0..<3).map(other.state.asksAboutTimeSensitive) == [false, false, false])
      if let app = other.state.app(Self.chat)?.app {
        try other.perform(.install(app, isGranted: true))
        #expect(!other.state.asksAboutTimeSensitive(0))
      }
    }
  }

  @Test("F3: before iOS 15 nothing leads, and nothing is called Time Sensitive")
  func olderVersion() throws {
    var phone = try phone()
    try phone.perform(push("timely", .timeSensitive))
    try phone.perform(push("critical", isCritical: true))
    try phone.perform(push("newest", app: Self.door))
    #expect(phone.state.timeSensitive.leads.count == 2 && phone.state.isTimeSensitive(0))
    let (before, count) = (phone.state, phone.facts.count)
    var older = DeviceConfiguration()
    older.profile = .ios14
    try phone.perform(.configure(older))
    #expect(phone.state.timeSensitive.leads.isEmpty && !phone.state.isTimeSensitive(0))
    #expect(phone.state.listedNumbers == [2, 1, 0])
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.timeSensitive == before.timeSensitive && phone.state.isTimeSensitive(0))
  }
}
