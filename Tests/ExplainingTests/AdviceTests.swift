import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("What would show a notification where it does not show")
struct AdviceTests {
  @Test(
    "in every situation there is something that leads to every place",
    arguments: Reach.Spot.allCases)
  func always(spot: Reach.Spot) {
    let everything = Situation.Change.everything(toReach: spot)
    let trial = UndecidedSituation.tryEvery { situation in
      // What never arrived, nothing brings back.
      if situation.course != .arrives { return true }
      // What silences is among the samples below, too: ten ways of it with
      // all the rest take minutes.
      if situation.silencers != .none { return true }
      // With a watch, samples below: five states of it with all the rest take minutes.
      if spot != .watch, situation.watch != .unpaired { return true }
      // Turning a ringer off is no advice for a notification, and critical
      // alerts are heard instead.
      if spot == .vibration, situation.isRingerOn || situation.isCritical { return true }
      if situation.lacks(spot) { return true }
      return situation.reaches(spot, after: everything)
    }
    #expect(trial.counterexample == nil)
    #expect(trial.situationCount == UndecidedSituation.count)
  }

  @Test(
    "what is suggested does show it, and nothing of it can be left out",
    arguments: Reach.Spot.allCases)
  func suggested(spot: Reach.Spot) {
    let samples = UndecidedSituation.samples(each: 41) { _ = $0.verdict(on: spot) }
    for situation in samples where !situation.verdict(on: spot).reaches {
      if spot == .vibration, situation.isRingerOn || situation.isCritical { continue }
      if situation.lacks(spot) || situation.course != .arrives { continue }
      guard let changes = situation.changes(toReach: spot) else {
        Issue.record("nothing is suggested in \(situation)")
        continue
      }
      #expect(situation.reaches(spot, after: changes), "\(changes) in \(situation)")
      for index in changes.indices {
        var fewer = changes
        fewer.remove(at: index)
        #expect(!situation.reaches(spot, after: fewer), "\(changes) in \(situation)")
      }
    }
  }

  @Test(
    "F20, F10: among many changes the app is let through, and the Focus ends where a filter keeps it back",
    arguments: [false, true])
  func smallestInFocus(isFiltered: Bool) throws {
    var situation = Situation()
    situation.level = .passive
    situation.banners = .off
    situation.silencers = Situation.Silencers(
      isMuted: true, focus: .silences, isFiltered: isFiltered)
    let changes = try #require(situation.changes(toReach: .banner))
    #expect(changes.count > 3)
    #expect(changes.contains(.allowInFocus) != isFiltered)
    #expect(changes.contains(.turnFocusOff) == isFiltered)
  }

  @Test("what is suggested goes by how everything is set now, and says where nothing is left to do")
  func present() throws {
    var phone = try Phone()
    let chat: BundleIdentifier = "com.example.chat"
    try phone.perform(.management(.deliver(.quietly, chat)))
    try phone.send("a", sound: Sound())
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.words == "To see it on the lock screen: deliver chat prominently")
    for command in advice.commands { try phone.perform(command) }
    let later = try #require(phone.state.advice(on: 0))
    #expect(
      later.words
        == "To see it on the lock screen: nothing is left to do; the next one like it does")
    #expect(later.commands.isEmpty)
  }

  @Test(
    "W1, W2: where the watch alone is missed, it says to wear it; done, the next one alerts there")
  func watch() throws {
    for watch in [
      Watch(isWorn: false), Watch(isUnlocked: false), Watch(isInRange: false),
    ] {
      var phone = try Phone()
      try phone.perform(.watch(.pair(watch)))
      try phone.send("a", sound: Sound(), badge: 1)
      let advice = try #require(phone.state.advice(on: 0))
      #expect(advice.spot == .watch)
      #expect(
        advice.words
          == "To have it alert on the watch: wear the watch, unlocked and in range")
      for command in advice.commands { try phone.perform(command) }
      let later = try #require(phone.state.advice(on: 0))
      #expect(later.words.hasSuffix("nothing is left to do; the next one like it does"))
      #expect(later.commands.isEmpty)
      try phone.perform(.device(.sleep))
      try phone.send("b", sound: Sound(), badge: 2)
      #expect(phone.state.ending(of: 1)?.decision.reach.contains(.watch) == true)
      #expect(phone.state.advice(on: 1) == nil, "W3: noticed on the watch, it misses nothing")
    }
  }

  @Test("W3: of what alerts on the watch only a number on the icon is missed on the phone")
  func badgeBesideWatch() throws {
    var phone = try Phone()
    try phone.perform(.watch(.pair(Watch())))
    try phone.perform(.set("com.example.chat", [.toggle(.badges, false), .toggle(.sounds, false)]))
    try phone.send("a", sound: Sound())
    #expect(phone.state.advice(on: 0) == nil)
    try phone.send("b", sound: Sound(), badge: 1)
    #expect(
      phone.state.advice(on: 1)?.words
        == "To count it on the icon: turn Badges of chat on")
  }

  private static let night = DailySpan(start: 22 * 60, end: 7 * 60)
  private static let nightlyDoNotDisturb = Command.setPhone(
    .doNotDisturb(false, schedule: .set(night)))

  private func phoneWithFocuses() throws -> Phone {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    return phone
  }

  @Test("F4, F8: a Focus that was ended is met again where it begins before that time of day")
  func endedFocus() throws {
    let work = Command.focus(.turnOn(FocusSetup(name: "Work")))
    for acts in [[Command.focus(.turnOff)], [work, .focus(.turnOff)]] {
      var phone = try phoneWithFocuses()
      var sleep = FocusSetup(name: "Sleep")
      sleep.schedule = Self.night
      try sendAtNight(to: &phone, silencedBy: .focus(.turnOn(sleep)))
      for act in acts { try phone.perform(act) }
      #expect(phone.state.advice(on: 0)?.words.contains("nothing is left to do") == true)
      try phone.perform(.advance(to: phone.state.now + .minutes(1)))
      #expect(phone.state.focusInForce == nil)
      #expect(phone.state.advice(on: 0)?.deed == "let chat through in Sleep")
    }
  }

  // A phone begins in the morning: 14 hours later it is night, and 10 hours after
  // that it is morning again.
  private func sendAtNight(to phone: inout Phone, silencedBy command: Command) throws {
    try phone.perform(command)
    try phone.perform(.advance(to: phone.state.now + .hours(14)))
    try phone.send("a", sound: Sound())
  }

  @Test("R10: what came at night comes at night again: by day it says to end Do Not Disturb")
  func afterTheNight() throws {
    var phone = try Phone()
    try sendAtNight(to: &phone, silencedBy: Self.nightlyDoNotDisturb)
    try phone.perform(.advance(to: phone.state.now + .hours(10)))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.words == "To hear it: turn Do Not Disturb off")
    #expect(advice.commands == [.setPhone(.doNotDisturb(false, schedule: .set(nil)))])
    for command in advice.commands { try phone.perform(command) }
    let later = try #require(phone.state.advice(on: 0))
    #expect(later.words == "To hear it: nothing is left to do; the next one like it does")
  }

  @Test(
    "F8: what came in a Focus at night meets it again: letting the app through turns nothing on by day"
  )
  func afterTheNightsFocus() throws {
    var phone = try phoneWithFocuses()
    var sleep = FocusSetup(name: "Sleep")
    sleep.schedule = Self.night
    try sendAtNight(to: &phone, silencedBy: .focus(.turnOn(sleep)))
    let atNight = try #require(phone.state.advice(on: 0))
    #expect(atNight.deed == "let chat through in Sleep")
    try phone.perform(.advance(to: phone.state.now + .hours(10)))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.words == atNight.words)
    for command in advice.commands { try phone.perform(command) }
    #expect(phone.state.focusInForce == nil)
    #expect(phone.state.advice(on: 0)?.words.contains("nothing is left to do") == true)
    try phone.perform(.advance(to: phone.state.now + .hours(14)))
    #expect(phone.state.focusInForce?.name == "Sleep", "its times stay")
  }

  @Test("F8: Do Not Disturb that the clock had on is ended for the next night, too")
  func afterTheNightsDoNotDisturb() throws {
    var phone = try phoneWithFocuses()
    try sendAtNight(to: &phone, silencedBy: Self.nightlyDoNotDisturb)
    try phone.perform(.advance(to: phone.state.now + .hours(10)))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.deed == "turn Do Not Disturb off")
    for command in advice.commands { try phone.perform(command) }
    try phone.perform(.advance(to: phone.state.now + .hours(14)))
    #expect(phone.state.focusInForce == nil)
  }

  @Test("R2, F20: what only Apple can grant is advised once every place is reached, no sooner")
  func criticalWithoutRight() throws {
    var phone = try Phone()
    try phone.perform(.set("com.example.chat", [.toggle(.notifications, false)]))
    try phone.send("a", sound: Sound(isCritical: true))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.words == "To see it on the lock screen: turn Allow Notifications of chat on")
    for command in advice.commands { try phone.perform(command) }
    try phone.send("b", sound: Sound(isCritical: true))
    let later = try #require(phone.state.advice(on: 1))
    #expect(later.words.hasPrefix("To make it a critical alert: give chat the entitlement"))
    #expect(later.commands.isEmpty)
  }

  @Test("F20, X30: an app that asks for critical alerts lacks the entitlement alone")
  func criticalAsked() throws {
    for (options, rest) in [
      (.alert, ", then let Chat ask for critical alerts"), (.criticalAlert, ""),
    ]
      as [(AuthorizationOptions, String)]
    {
      var app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")
      app.authorizationOptions = [.alert, .sound, options]
      var phone = try Phone(apps: [])
      try phone.perform(.install(app, isGranted: true))
      try phone.send("a", sound: Sound(isCritical: true))
      let advice = try #require(phone.state.advice(on: 0))
      #expect(advice.deed == "give Chat the entitlement for critical alerts" + rest)
      app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
      try phone.perform(.uninstall("com.example.chat"))
      try phone.perform(.install(app, isGranted: true))
      try phone.send("b", sound: Sound(isCritical: true))
      #expect(phone.state.isCritical(1) == rest.isEmpty)
    }
  }

  @Test("R4: what only puts a number on the icon is not advised to be a critical alert")
  func criticalBadge() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios15
    try phone.perform(.configure(configuration))
    var content = Content()
    (content.badge, content.interruptionLevel) = (1, "critical")
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try phone.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    #expect(phone.state.advice(on: 0) == nil)
    #expect(phone.state.criticalJudgment(on: 0) == nil)
  }

  @Test("R10: Do Not Disturb that was turned off since is nothing to do about")
  func afterDoNotDisturb() throws {
    var phone = try Phone()
    try phone.perform(.setPhone(.doNotDisturb(true, schedule: .keep)))
    try phone.send("a", sound: Sound())
    #expect(
      phone.state.advice(on: 0)?.commands == [.setPhone(.doNotDisturb(false, schedule: .keep))])
    try phone.perform(.setPhone(.doNotDisturb(false, schedule: .keep)))
    let later = try #require(phone.state.advice(on: 0))
    #expect(later.words == "To hear it: nothing is left to do; the next one like it does")
    // What came by day is not asked as if it came at the hour at which advice is given.
    try phone.perform(Self.nightlyDoNotDisturb)
    try phone.perform(.advance(to: phone.state.now + .hours(14)))
    #expect(phone.state.advice(on: 0) == later)
  }
}

extension SituationInputs {
  /// N1: no advice leads to what the system's version lacks; nor is a locked phone's app in front.
  fileprivate func lacks(_ spot: Reach.Spot) -> Bool {
    switch spot {
    case .lockScreen, .notificationCenter, .banner: if isModal { return true }
    case .alert: if !isModal { return true }
    // What connects them is no change of a notification's.
    case .carPlay, .announcement: return true
    case .watch: if isModal || isForWatch { return true }
    case .sound, .vibration, .badge, .wake: break
    }
    if isForWatch { return true }
    return front == .callback && isLocked
  }
}
