import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What is heard, counted and woken")
struct NoticingTests {
  private let chat: BundleIdentifier = "com.example.chat"

  @Test("R10: Do Not Disturb is on by its schedule, over midnight, too")
  func schedule() throws {
    var phone = try Phone()
    let night = DailySpan(start: 22 * 60, end: 7 * 60)
    try phone.perform(.setPhone(.doNotDisturb(false, schedule: .set(night))))
    let start = phone.state.now
    // From 09:41 on: 21:41, 22:41, 05:41 and 07:41.
    for (hours, isSilent) in [(0, false), (12, false), (13, true), (20, true), (22, false)] {
      if hours > 0 { try phone.perform(.advance(to: start + .hours(Int64(hours)))) }
      try phone.send("h\(hours)", sound: Sound())
      let silence = phone.state.sounds.last?.suppressedBy
      #expect(silence == (isSilent ? .doNotDisturb : nil), "after \(hours) hours")
    }
  }

  @Test("R11: with the ringer off the phone vibrates, as loud as nothing")
  func ringer() throws {
    var phone = try Phone()
    try phone.perform(.setPhone(.ringer(false)))
    try phone.send("a", sound: Sound())
    #expect(phone.state.sounds.last?.vibrates == true)
    #expect(phone.state.sounds.last?.suppressedBy == .ringer)
    try phone.perform(.setPhone(.ringer(true)))
    try phone.perform(.setPhone(.volume(0.25)))
    try phone.send("b", sound: Sound())
    #expect(phone.state.sounds.last?.volume == 0.25 && phone.state.sounds.last?.vibrates == false)
  }

  @Test("R6, R12: a sound that the bundle lacks is the default one")
  func soundNames() throws {
    var phone = try Phone()
    try phone.send("a", sound: Sound(name: "bell.aiff"))
    #expect(phone.state.sounds.last?.name == "bell.aiff", "nobody can look into an inline app")
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.sounds = ["ding.aiff"]
    try phone.perform(.install(app, isGranted: true))
    for (name, heard) in [
      ("bell.aiff", "default"), ("ding.aiff", "ding.aiff"), ("default", "default"),
    ] {
      try phone.send(name, sound: Sound(name: name))
      #expect(phone.state.sounds.last?.name == heard)
      #expect(phone.reasonsOfSound.contains { $0.rule == "R12" } == (name == "bell.aiff"))
    }
    #expect(Reason("R12", "replaced").words.contains("30 seconds"))
  }

  @Test("R5, R6: a critical alert that sounds otherwise than it asks says why, and asks for what")
  func replacedCriticalSound() throws {
    var phone = try criticalPhone { $0.sounds = ["ding.aiff"] }
    try phone.send("a", sound: Sound(name: "ding.aiff", isCritical: true, volume: 1))
    #expect(phone.reasonsOfSound.map(\.rule) == ["R4"])
    try phone.send("b", sound: Sound(name: "bell.aiff", isCritical: true, volume: 7))
    #expect(phone.reasonsOfSound.map(\.rule) == ["R4", "R6", "R5"])
    #expect(
      phone.reasonsOfSound.map(\.words).suffix(2) == [
        "“bell.aiff” is no sound of the app that plays, so the critical sound is heard",
        "7 is no volume from 0 to 1, so it is heard at 1",
      ])
  }

  @Test("R12: of what nobody hears nothing is said to sound otherwise")
  func unheardReplacement() throws {
    var phone = try criticalPhone { $0.sounds = [] }
    try phone.perform(.setPhone(.ringer(false)))
    try phone.send("a", sound: Sound(name: "bell.aiff"))
    #expect(phone.reasonsOfSound.map(\.rule) == ["R11"])
  }

  @Test("R5: a critical alert is as loud as it says, within 0 to 1, else as the switch says")
  func criticalVolume() throws {
    var phone = try criticalPhone()
    for (given, heard) in [(0.5, 0.5), (7, 1), (-1, 0), (nil, 1)] as [(Double?, Double)] {
      try phone.send("x", sound: Sound(isCritical: true, volume: given))
      #expect(phone.state.sounds.last?.volume == heard)
      #expect(phone.state.sounds.last?.name == "critical")
    }
    try phone.perform(.setPolicy(PolicySetting(.criticalDefaultVolume, 0.3)))
    try phone.send("y", sound: Sound(isCritical: true))
    #expect(phone.state.sounds.last?.volume == 0.3)
  }

  @Test("U13: what came as a critical alert stays one when critical alerts are turned off")
  func criticalStays() throws {
    var phone = try criticalPhone()
    try phone.send("a", sound: Sound(isCritical: true))
    try phone.perform(.set(chat, [.toggle(.critical, false)]))
    try phone.send("b", sound: Sound(isCritical: true))
    #expect([0, 1].map(phone.state.isCritical) == [true, false])
  }

  /// One whose app may alert critically.
  private func criticalPhone(_ change: (inout App) -> Void = { _ in }) throws -> Phone {
    var phone = try Phone()
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    app.authorizationOptions = [.alert, .sound, .criticalAlert]
    change(&app)
    try phone.perform(.install(app, isGranted: true))
    return phone
  }

  @Test("P16–P18: a badge is what the last payload or the app set, whatever happens to the list")
  func badges() throws {
    var phone = try Phone()
    func badge() -> Int? { phone.state.app(chat)?.badge }
    try phone.send("a", badge: 3)
    try phone.perform(.clearAll(nil))
    #expect(badge() == 3)
    try phone.send("b", badge: -1)
    try phone.send("c")
    #expect(badge() == 3)
    try phone.perform(.tap(NotificationKey(app: chat, identifier: "c")))
    #expect(badge() == 3)
    try phone.perform(.setBadge(chat, 12_345))
    #expect(badge() == 12_345)
    try phone.send("d", badge: 0)
    #expect(badge() == nil)
  }

  @Test(
    "P19: an app that sets its badge to 0 takes its notifications back, unless the switch says no")
  func zeroBadge() throws {
    for clears in [true, false] {
      var phone = try Phone()
      try phone.perform(.setPolicy(PolicySetting(.badgeZeroClearsList, clears)))
      try phone.send("a", badge: 3)
      try phone.perform(.setBadge(chat, 0))
      #expect(phone.rows().isEmpty == clears)
    }
  }

  @Test("U11: with Badges off the number is kept, and drawn when they are on again")
  func badgesOff() throws {
    var phone = try Phone()
    try phone.perform(.set(chat, [.toggle(.badges, false)]))
    try phone.send("a", badge: 4)
    let app = try #require(phone.state.app(chat))
    #expect(app.badge == 4 && phone.state.drawnBadge(of: app) == nil)
    try phone.perform(.set(chat, [.toggle(.badges, true)]))
    #expect(phone.state.app(chat).flatMap(phone.state.drawnBadge) == 4)
  }

  @Test("U7: with Notification Center off, unlocking takes away what only the lock screen had")
  func notKept() throws {
    var phone = try Phone(apps: [chat, "com.example.mail"])
    try phone.perform(.set(chat, [.toggle(.notificationCenter, false)]))
    try phone.push("a")
    try phone.push("b", app: "com.example.mail")
    #expect(phone.rows() == ["b", "a"])
    try phone.perform(.device(.unlock))
    #expect(phone.rows(.notificationCenter) == ["b"])
  }

  @Test("G26: with update.realerts off a replacement is silent and dark")
  func silentUpdate() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.updateRealerts, false)))
    try phone.send("a", collapse: "c", sound: Sound())
    try phone.perform(.device(.sleep))
    try phone.send("b", collapse: "c", sound: Sound())
    #expect(phone.state.sounds.map(\.suppressedBy) == [nil, .update])
    #expect(phone.state.wakes == [0] && !phone.state.device.isDisplayOn)
  }
}

extension Phone {
  /// Why the last sound is heard as it is, or not.
  fileprivate var reasonsOfSound: [Reason] {
    facts.last { if case .noticed(.sounded) = $0.event { true } else { false } }?.reasons ?? []
  }
}
