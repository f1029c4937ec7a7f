import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("Why something is as it is")
struct ExplanationTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func log(_ phone: Phone) -> FactLog {
    var log = FactLog()
    log.append(phone.facts)
    return log
  }

  private func explanation(of number: Int, _ phone: Phone) -> Explanation {
    Explanation(of: number, facts: log(phone), in: phone.state)
  }

  @Test(
    "H2: hidden content says which of the two it is: Never, or an owner who was not recognized",
    arguments: [
      (Previews.never, "previews are Never"),
      (.whenUnlocked, "previews are When Unlocked, and the owner was not recognized"),
    ])
  func hiding(previews: Previews, words: String) throws {
    var phone = try Phone()
    try phone.perform(.device(.lock))
    try phone.perform(.set(Self.chat, [.previews(previews)]))
    try phone.push("a")
    let reasons = explanation(of: 0, phone).judgments.flatMap(\.reasons)
    #expect(reasons.first { $0.rule == "H2" }?.words == words)
  }

  private func presenting(_ answer: WillPresent, os profile: Profile = .ios12) throws -> Explanation
  {
    var phone = try Phone()
    var change = DeviceConfiguration()
    change.profile = profile
    try phone.perform(.configure(change))
    try phone.perform(.device(.unlock))
    try phone.perform(.setWillPresent(Self.chat, answer))
    try phone.perform(.setState(Self.chat, .launch))
    try phone.send("a", sound: Sound(name: "default"))
    return explanation(of: 0, phone)
  }

  @Test(
    "X25, U4: turned off on trial an app is told that it is denied; the phone says turned off",
    arguments: [AuthorizationOptions([.alert, .provisional]), [.alert]])
  func turnedOff(asking options: AuthorizationOptions) throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.authorizationOptions = options
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    let told = Explanation(of: Self.chat, facts: log(phone), in: phone.state)
    #expect(told.verdict.hasPrefix("Turned off. "), "\(told.verdict)")
    let settings = told.questions.first { $0.topic == .settings }
    #expect(settings?.answers.map(\.words) == ["nothing: Allow Notifications is off"])
    #expect(!told.judgments.contains { $0.words.contains("denied") }, "\(told.judgments)")
  }

  // Critical alerts are asked about after all else.
  private func criticalPhone(isGranted: Bool) throws -> Phone {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    app.authorizationOptions = [.alert, .sound, .criticalAlert]
    try phone.perform(.install(app, isGranted: isGranted))
    return phone
  }

  private func settingAnswers(_ phone: Phone) -> [Question.Answer] {
    Explanation(of: Self.chat, facts: log(phone), in: phone.state).questions
      .first { $0.topic == .settings }?.answers ?? []
  }

  @Test("R8, U4, X18: where all else is off, critical alerts are named as on")
  func criticalAlone() throws {
    var off = try criticalPhone(isGranted: true)
    try off.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    #expect(
      settingAnswers(off).map(\.words) == [
        "Critical Alerts", "all else: Allow Notifications is off",
      ])
    #expect(settingAnswers(off).flatMap(\.rules) == ["R8", "U4"])
    var refused = try criticalPhone(isGranted: false)
    try refused.perform(.authorize(Self.chat, nil))
    try refused.perform(.management(.deny))
    try refused.perform(.management(.allow))
    #expect(settingAnswers(refused).map(\.subject) == ["on", "off"])
    #expect(settingAnswers(refused).map(\.words) == ["Critical Alerts", "all else: it is denied"])
    #expect(settingAnswers(refused).flatMap(\.rules) == ["R8", "X18"])
  }

  @Test("X28, X16: an app may do nothing before it was asked about, or where it asked for nothing")
  func nothingAllowed() throws {
    let fresh = try criticalPhone(isGranted: false)
    #expect(settingAnswers(fresh).map(\.words) == ["nothing: it is not determined"])
    #expect(settingAnswers(fresh).flatMap(\.rules) == ["X28"])
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.authorizationOptions = []
    try phone.perform(.install(app, isGranted: true))
    #expect(settingAnswers(phone).map(\.words) == ["nothing: it asked for nothing that shows"])
  }

  @Test("P8: what lost its banner to another is told which one took it")
  func takenBanner() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.send("a", thread: "x")
    try phone.send("b", thread: "x")
    let stories = [0, 1].map { explanation(of: $0, phone).judgments.map(\.words) }
    #expect(stories[0].contains("b took the banner’s place"), "\(stories[0])")
    #expect(stories[1].contains("took the banner’s place"), "\(stories[1])")
  }

  @Test("P10: an account names willPresent and what it answered")
  func willPresent() throws {
    let sound = try presenting(.options([.sound]))
    #expect(sound.judgments.contains { $0.words == "willPresent answered sound" })
    #expect(
      sound.places.first { $0.spot == .banner }?.because == "willPresent answered sound")
    let nothing = try presenting(.options([]))
    #expect(nothing.places.spoken.map(\.because) == ["willPresent answered nothing"])
    let missing = try presenting(.unimplemented)
    #expect(
      missing.places.spoken.map(\.because) == ["the app in front does not implement willPresent"])
  }

  @Test("P11, P12: before iOS 14 it answered alert, from then on banner and list")
  func alert() throws {
    let old = try presenting(.options([.alert]))
    #expect(old.judgments.contains { $0.words == "willPresent answered alert" })
    let new = try presenting(.options([.banner, .list]), os: .ios14)
    #expect(new.judgments.contains { $0.words == "willPresent answered banner, list" })
  }

  @Test("An app is explained together with the group that carries its name")
  func app() throws {
    var phone = try Phone()
    try phone.push("a")
    try phone.push("b")
    let place = GroupPlace(GroupKey(app: Self.chat, kind: .thread(nil)), in: .lockScreen)
    let both = Explanation(of: Self.chat, with: place, facts: log(phone), in: phone.state)
    #expect(both.subject == "chat · com.example.chat")
    #expect(both.verdict.contains("Grouping Automatic"))
    #expect(both.verdict.hasSuffix(" 2 notifications on the lock screen."))
    #expect(both.rules.contains("T8") && both.judgments.contains { $0.words == "chat installed" })
  }
}
