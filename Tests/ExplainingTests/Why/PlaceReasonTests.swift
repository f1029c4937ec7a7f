import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("Why a notification shows at a place or not")
struct PlaceReasonTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func because(_ spot: Reach.Spot, _ phone: Phone, of number: Int = 0) throws -> String {
    try #require(phone.explanation(of: number).places.first { $0.spot == spot }).because
  }

  @Test(
    "U8: in brackets stands when the person last set what kept it away, and nothing where it was always so"
  )
  func setting() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.wait(.minutes(1))
    try phone.perform(.set(Self.chat, [.toggle(.banners, false)]))
    try phone.wait(.minutes(1))
    try phone.perform(.set(Self.chat, [.toggle(.badges, false)]))
    try phone.send("a")
    #expect(try because(.banner, phone).hasSuffix("(you, 09:42)"))
    // What is set later is no reason for it.
    try phone.wait(.minutes(1))
    try phone.perform(.set(Self.chat, [.toggle(.banners, true)]))
    #expect(try because(.banner, phone).hasSuffix("(you, 09:42)"))
  }

  @Test("U8: of what was set on another day, the day is said too, as where the app is explained")
  func dayBefore() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.perform(.set(Self.chat, [.toggle(.banners, false)]))
    try phone.wait(.hours(24))
    try phone.send("a")
    #expect(try because(.banner, phone).hasSuffix("(you, Mon, Jun 4 09:41)"))
  }

  @Test("U8: what was set behind it at the same moment decided nothing, what was set before it did")
  func sameMoment() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.perform(.set(Self.chat, [.toggle(.banners, false)]))
    try phone.wait(.minutes(1))
    try phone.send("a")
    try phone.perform(.set(Self.chat, [.toggle(.banners, true)]))
    try phone.perform(.set(Self.chat, [.toggle(.banners, false)]))
    try phone.send("b")
    #expect(try because(.banner, phone, of: 0).hasSuffix("(you, 09:41)"))
    #expect(try because(.banner, phone, of: 1).hasSuffix("(you, 09:42)"))
  }

  @Test("U14: a switch that the app began with is not said to be the person's doing")
  func always() throws {
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.initialSettings.banners = false
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.device(.unlock))
    try phone.send("a")
    #expect(!(try because(.banner, phone).contains("you")))
  }

  @Test("R12: a sound that is replaced says so, among the rules and beside what was heard")
  func replacedSound() throws {
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.sounds = ["ding.aiff"]
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    try phone.send("a", sound: Sound(name: "ding.aiff"))
    try phone.send("b", sound: Sound(name: "gong.aiff"))
    #expect(!Explanation.rules(of: 0, facts: phone.log, in: phone.state).contains("R12"))
    #expect(Explanation.rules(of: 1, facts: phone.log, in: phone.state).contains("R12"))
    let found = phone.explanation(of: 1)
    #expect(found.rules.contains("R12"))
    let heard = found.judgments.first { $0.words == "sounded “default”" }
    #expect(heard?.reasons.map(\.rule) == ["R12"], "what the places say is not said again")
  }

  @Test("R12: a sound that is none is not said to be lacking")
  func unusableSound() throws {
    var content = Content(body: .literal("a"))
    content.fields.isSoundUnusable = true
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    var phone = try Phone()
    try phone.perform(.push(PushRequest(app: Self.chat, payload: payload)))
    try phone.send("b")
    #expect(try because(.sound, phone) == "its sound is neither a name nor an object")
    #expect(try because(.sound, phone, of: 1) == "it asks for no sound")
  }

  private static let courses: [(commands: [Command], verdict: String)] = [
    ([], "Listed on the lock screen."), ([.device(.unlock)], "Listed in Notification Center."),
    ([.clearAll(nil)], "No longer listed."),
  ]

  @Test("What became of it is a sentence, as it is now", arguments: courses)
  func verdicts(row: (commands: [Command], verdict: String)) throws {
    var phone = try Phone()
    try phone.perform(.device(.lock))
    try phone.send("a")
    for command in row.commands { try phone.perform(command) }
    #expect(phone.explanation(of: 0).verdict == row.verdict)
  }

  @Test("F13: what lies in a summary says in which")
  func inSummary() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    let noon = TimeOfDay(minutes: 12 * 60)
    try phone.perform(.summary(.schedule(true, times: [noon], apps: [Self.chat])))
    try phone.send("a")
    try phone.wait(.hours(3))
    #expect(phone.explanation(of: 0).verdict == "Listed in Afternoon Summary.")
    #expect(phone.explanation(of: 0).answer.hasSuffix("; in Afternoon Summary"))
    try phone.perform(.summary(.clear()))
    #expect(phone.explanation(of: 0).verdict == "No longer listed.")
  }

  @Test("F20: of what is held for a summary everything is named that would silence it now")
  func silencedWhileHeld() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
    try phone.perform(.mute(Self.chat, .today))
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.send("a")
    let explanation = phone.explanation(of: 0)
    let answers = explanation.questions[0].answers
    #expect(answers.flatMap(\.rules) == ["F18", "F6", "F12"])
    #expect(answers.map(\.subject) == ["silenced", "silenced, too", "not on the screen"])
    #expect(explanation.rules.contains("F12"))
  }

  private static let silencing: [Command] = [
    .set(chat, [.toggle(.lockScreen, false), .toggle(.sounds, false)]), .mute(chat, .today),
    .focus(.turnOn(FocusSetup(name: "Work"))),
  ]

  @Test(
    "F20: switches stand before mute and Focus, and the summary behind them",
    arguments: [
      ([], ["U6", "U10", "F18", "F6"]),
      (
        [.summary(.schedule(true, times: nil, apps: [chat]))],
        ["U6", "U10", "F18", "F6", "F12"]
      ),
    ] as [([Command], [RuleID])])
  func switchesFirst(further: [Command], rules: [RuleID]) throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    try phone.perform(.device(.lock))
    for command in Self.silencing + further { try phone.perform(command) }
    try phone.send("a", sound: Sound())
    let explanation = phone.explanation(of: 0)
    let told = explanation.questions[0].answers.flatMap(\.rules).uniqued()
    #expect(told.filter { rules.contains($0) } == rules)
    #expect(Set(rules).isSubset(of: explanation.rules))
  }

  @Test("F20: why says first what is passive, then what is muted, then what a Focus silences")
  func silencingOrder() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios16
    try phone.perform(.configure(configuration))
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.perform(.mute(Self.chat, .today))
    for (name, sound) in [("a", Sound(name: "ding.aiff")), ("b", nil)] {
      var content = Content(body: .literal("a"))
      (content.interruptionLevel, content.sound) = ("passive", sound)
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload, name: name)))
    }
    for (number, lead) in ["no sound", "silenced"].enumerated() {
      let answers = phone.explanation(of: number).questions[0].answers
      let rules = answers.flatMap(\.rules).filter { ["R14", "F18", "F6"].contains($0) }
      #expect(rules == ["R14", "F18", "F6"])
      #expect(answers.first { $0.rules == ["R14"] }?.subject == lead)
      #expect(answers.first { $0.rules == ["F6"] }?.subject == "silenced, too")
    }
  }

  @Test(
    "F20: what no list has is told with all that silenced it, too", arguments: [nil, "passive"])
  func silencedUnlisted(level: String?) throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios16
    try phone.perform(.configure(configuration))
    try phone.perform(.device(.unlock))
    try phone.perform(.set(Self.chat, [.toggle(.notificationCenter, false)]))
    try phone.perform(.mute(Self.chat, .today))
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    var content = Content(body: .literal("a"))
    (content.interruptionLevel, content.sound) = (level, Sound())
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try phone.perform(.push(PushRequest(app: Self.chat, payload: payload)))
    let explanation = phone.explanation(of: 0)
    let told = explanation.questions[0].answers.flatMap(\.rules)
    let silencing: [RuleID] = (level == nil ? [] : ["R14"]) + ["F18", "F6"]
    #expect(told.filter { ["R14", "F18", "F6"].contains($0) } == silencing)
    #expect(explanation.rules.contains("F18") && explanation.rules.contains("F6"))
  }

  @Test("P8, G26: what took another’s place in its banner is said to show there")
  func inBannerOfAnother() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.perform(.setPolicy(PolicySetting(.updateRealerts, false)))
    try phone.send("a", collapse: "kettle")
    try phone.send("b", collapse: "kettle")
    let explanation = phone.explanation(of: 1)
    let banner = try #require(explanation.places.first { $0.spot == .banner })
    #expect(banner.reaches && banner.reason == Reason("P8", "replaces"))
    #expect(explanation.answer.contains("in the banner of the one before it"))
    #expect(explanation.advice?.spot != .banner)
    #expect(try because(.banner, phone, of: 0) != banner.because, "that one rolled it down")
  }

  @Test("U4, X28, P26: what shows nowhere says what it came to, and says the reason once")
  func nowhere() throws {
    var phone = try Phone()
    try phone.perform(.device(.lock))
    try phone.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    try phone.send("a")
    let explanation = phone.explanation(of: 0)
    #expect(explanation.verdict == "It shows nowhere: turned off.")
    #expect(explanation.places.spoken.map(\.words) == ["nowhere"])
    #expect(explanation.places.spoken.first?.reason.rule == "U4" && explanation.places.count > 1)
  }

  @Test("U9, P27: what neither shows nor is heard or counted is not called a badge or a sound")
  func unnoticed() throws {
    var phone = try Phone()
    let places: [Settings.Switch] = [.lockScreen, .notificationCenter, .banners, .sounds, .badges]
    try phone.perform(.set(Self.chat, places.map { .toggle($0, false) }))
    try phone.send("a")
    let explanation = phone.explanation(of: 0)
    #expect(explanation.verdict == "It shows nowhere.")
    #expect(explanation.rules.contains("U9") && explanation.rules.contains("U6"))
  }

  @Test("A rule that several judgments name is listed once")
  func spoken() {
    func judgment(_ words: String, _ rules: [RuleID]) -> Judgment {
      Judgment(at: Instant(milliseconds: 0), words: words, reasons: rules.map { Reason($0) })
    }
    let explanation = Explanation(
      subject: "n1", verdict: "Listed.",
      judgments: [
        judgment("a", ["G3", "P3"]), judgment("b", ["P3"]), judgment("c", ["P3", "G10"]),
      ])
    #expect(explanation.rules == ["G3", "P3", "G10"])
  }
}
