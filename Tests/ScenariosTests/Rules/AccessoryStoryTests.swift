import Testing

@Suite("A car’s display and Siri, rule by rule")
struct AccessoryStoryTests {
  private static let world = """
    device os=13
    app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
      "authorization": { "options": ["alert", "sound", "carPlay", "announcement"] },
      "categories": [ { "identifier": "message", "options": ["allowInCarPlay", "allowAnnouncement"] },
        { "identifier": "other" } ] }
    app { "bundleIdentifier": "com.example.mail", "displayName": "Mail",
      "categories": [ { "identifier": "message", "options": ["allowInCarPlay", "allowAnnouncement"] } ] }

    """

  private func push(_ app: String = "chat", _ category: String = "message") -> String {
    "push \(app) {\"aps\":{\"alert\":\"A\",\"category\":\"\(category)\"}} id=n\n"
  }

  private func check(_ lines: String, _ reached: String) throws {
    try Story(world: Self.world).plays(lines + "expect reached n \(reached)\n")
  }

  private let phone = "lockScreen,notificationCenter,wake"

  @Test("A4, X16: in a car it shows there, where app, category and Settings allow it")
  func car() throws {
    try check("carplay on\n" + push(), "\(phone),carPlay")
    try check(push(), phone)
    try check("carplay on\n" + push("chat", "other"), phone)
    try check("carplay on\n" + push("mail"), phone)
    try check("carplay on\nsetting chat car-play=off\n" + push(), phone)
    try check("carplay on\ndnd on\n" + push(), "lockScreen,notificationCenter")
  }

  @Test("A4, X16: on headphones Siri reads it out, while the phone is locked")
  func headphones() throws {
    try check("headphones on\n" + push(), "\(phone),announcement")
    try check("headphones on\nunlock\n" + push(), "notificationCenter,banner")
    try check("headphones on\n" + push("chat", "other"), phone)
    try check("headphones on\nsetting chat announce=off\n" + push(), phone)
    try check("device os=12\nheadphones on\n" + push(), phone)
    try check("device os=15\nheadphones on\n" + push("mail"), "\(phone),announcement")
  }

  @Test("U1, U5, X16: from iOS 15 on every app has the switch, and is read out unless it is off")
  func everyApp() throws {
    let off = "setting mail announce=off\n"
    try check("device os=15\nheadphones on\n" + off + push("mail"), phone)
    let on = "device os=15\nheadphones on\n" + push("mail") + "expect setting mail announce=on\n"
    try check(on + off, "\(phone),announcement\nexpect setting mail announce=off")
    let story = try Story(world: Self.world).plays(on)
    let spoken = story.state.deliveries[0].decision.situation.verdict(on: .announcement)
    #expect(spoken.reaches && spoken.reason.rule == "X16", "its category has no say any more")
    var harness = try ScenarioHarness(Self.world)
    #expect(harness.complaint("setting mail announce=off").contains("never asked for announcement"))
    try harness.run("device os=14\nsetting chat announce=off\ndevice os=16\nheadphones on\n")
    try harness.run(push() + "expect not reached n \(phone),announcement\n")
    #expect(harness.remarks == [], "a switch that was off before stays off")
  }
}
