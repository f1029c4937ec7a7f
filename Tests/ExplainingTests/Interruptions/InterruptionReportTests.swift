import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("How often and how loudly apps interrupt")
struct InterruptionReportTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let mail: BundleIdentifier = "com.example.mail"

  private func report(_ phone: Phone) -> InterruptionReport {
    InterruptionReport(phone.log, on: phone.state)
  }

  /// A locked, dark phone with two apps.
  private func phone() throws -> Phone {
    var phone = try Phone(apps: [Self.chat, Self.mail])
    try phone.perform(.device(.lock))
    return phone
  }

  private func counts(_ report: InterruptionReport, _ app: BundleIdentifier) -> [Interruption: Int]
  {
    let total = report.count(of: app)?.total
    let all = Interruption.allCases.map { ($0, total?[$0] ?? 0) }
    return Dictionary(uniqueKeysWithValues: all.filter { $0.1 > 0 })
  }

  @Test("R16, P3: a notification is counted once in each way, and once as an interruption")
  func ways() throws {
    var phone = try phone()
    try phone.send("a", sound: Sound())
    let one = try #require(report(phone).count(of: Self.chat))
    #expect(counts(report(phone), Self.chat) == [.sound: 1, .wake: 1])
    #expect(one.total.interruptions == 1)
  }

  @Test("R11: with the ringer off it is felt and not heard")
  func ringer() throws {
    var phone = try phone()
    try phone.perform(.setPhone(.ringer(false)))
    try phone.send("a", sound: Sound())
    #expect(counts(report(phone), Self.chat) == [.vibration: 1, .wake: 1])
  }

  @Test(
    "X3, P26: what is only listed is quiet, what only counts is a badge, and neither interrupts")
  func quiet() throws {
    var phone = try phone()
    try phone.perform(.management(.deliver(.quietly, Self.chat)))
    try phone.send("a", sound: Sound())
    let content = { () -> Content in
      var content = Content()
      content.badge = 3
      return content
    }()
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try phone.perform(.push(PushRequest(app: Self.mail, payload: payload)))
    #expect(counts(report(phone), Self.chat) == [.quiet: 1])
    #expect(counts(report(phone), Self.mail) == [.badge: 1])
    #expect(report(phone).total.interruptions == 0)
    #expect(report(phone).summary() == "0 interruptions on 1 day")
  }

  @Test("U4: what reaches nothing is no part of the report, nor is its app or its day")
  func nothing() throws {
    var phone = try phone()
    try phone.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    try phone.send("a")
    #expect(report(phone).apps.isEmpty && report(phone).dayCount == 0)
  }

  @Test(
    "P8: a banner that waited in vain for its turn interrupts nobody; one that waits still will")
  func waiting() throws {
    var phone = try Phone(apps: [Self.chat])
    try phone.perform(.device(.unlock))
    for number in 1...3 { try phone.send("c\(number)") }
    #expect(counts(report(phone), Self.chat) == [.banner: 3])
    try phone.perform(.device(.center))
    #expect(counts(report(phone), Self.chat) == [.banner: 1, .quiet: 2])
    #expect(report(phone).total.interruptions == 1)
  }

  /// The same with the first app in the summary of 18:00.
  private func phoneWithSummary() throws -> Phone {
    var phone = try phone()
    var change = DeviceConfiguration()
    change.profile = .ios15
    try phone.perform(.configure(change))
    try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
    return phone
  }

  @Test("F12, F13: what is held counts as the next summary brings it: one wakes the phone for all")
  func held() throws {
    var phone = try phoneWithSummary()
    for name in ["a", "b", "c"] { try phone.send(name, sound: Sound()) }
    try phone.send("d", app: Self.mail)
    let before = report(phone)
    #expect(counts(before, Self.chat) == [.wake: 1, .quiet: 2])
    #expect(before.hours.indices.filter { before.hours[$0].interruptions > 0 } == [9, 18])
    #expect(before.summary() == "2 interruptions on 1 day")
    try phone.wait(.hours(9))
    #expect(report(phone) == before, "it came, and counts once")
  }

  @Test("F13, K26: what is held counts, however much comes by itself until the summary")
  func heldBehindMany() throws {
    var phone = try phoneWithSummary()
    try phone.perform(.setPolicy(PolicySetting(.clockMaxEvents, 100)))
    let tick = Request(
      identifier: "tick", content: Content(body: .literal("t")),
      trigger: .timeInterval(.seconds(60), repeats: true))
    try phone.perform(.schedule(Self.mail, tick))
    try phone.send("a")
    #expect(report(phone).apps.map(\.app) == [Self.chat])
  }

  @Test("F1, R14: what is passive lights no display, and a summary of nothing else does not either")
  func heldPassive() throws {
    var phone = try phoneWithSummary()
    var content = Content(body: .literal("a"))
    content.interruptionLevel = "passive"
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try phone.perform(.push(PushRequest(app: Self.chat, payload: payload)))
    #expect(phone.state.summary.held == [0] && counts(report(phone), Self.chat) == [.quiet: 1])
  }

  @Test("Hours and days are those of the phone's clock, wherever that is")
  func clock() throws {
    var phone = try phone()
    // 9:41, 23:41 and 0:41 of the next day.
    for hours in [0, 14, 1] as [Int64] {
      try phone.wait(.hours(hours))
      try phone.send("n\(hours)")
      try phone.perform(.device(.sleep))
    }
    let app = try #require(report(phone).count(of: Self.chat))
    let hours = app.hours.indices.filter { app.hours[$0].interruptions > 0 }
    #expect(hours == [0, 9, 23] && report(phone).dayCount == 2)
    let sum = app.hours.reduce(0) { $0 + $1.interruptions }
    #expect(sum == app.total.interruptions && app.hours.count == 24)
  }

  @Test("An hour is that of the zone in which the phone was then")
  func zones() throws {
    var phone = try phone()
    try phone.send("a")
    let east = TimeZone(identifier: "Asia/Tokyo", firstOffset: 32_400)
    var change = DeviceConfiguration()
    change.timeZone = east
    try phone.perform(.configure(change))
    try phone.perform(.device(.sleep))
    try phone.send("b")
    let hours = report(phone).hours
    #expect(hours.indices.filter { hours[$0].interruptions > 0 } == [9, 18])
  }

  @Test("The loudest app comes first: a sound before any number of lights, then by name")
  func order() throws {
    var phone = try Phone(apps: [Self.mail, Self.chat, "com.example.arts"])
    try phone.perform(.device(.lock))
    for number in 1...3 {
      try phone.send("c\(number)")
      try phone.perform(.device(.sleep))
    }
    try phone.send("m", app: Self.mail, sound: Sound())
    let arts: BundleIdentifier = "com.example.arts"
    for number in 1...3 {
      try phone.perform(.device(.sleep))
      try phone.send("a\(number)", app: arts)
    }
    #expect(report(phone).apps.map(\.app) == [Self.mail, arts, Self.chat])
  }

  @Test("Files have every hour in which something came, and null for no change")
  func json() throws {
    var phone = try phone()
    for number in 1...2 { try phone.send("n\(number)", sound: Sound()) }
    let report = report(phone)
    let json = report.json()
    #expect(json["format"] == "coversheet.interruptions/1" && json["after"] == .null)
    #expect(json["interruptions"] == 2 && json["days"] == 1)
    let app = try #require(json["apps"]?.array?.first)
    let hours = try #require(app["hours"]?.array)
    #expect(hours.count == 1 && hours[0]["hour"] == 9 && hours[0]["sound"] == 2)
    #expect(app["total"]?["wake"] == 1, "the display wakes once")
    #expect(report.json(after: report)["after"] == json["apps"])
  }
}
