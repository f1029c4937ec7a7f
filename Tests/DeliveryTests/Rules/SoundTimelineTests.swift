import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Sounds while time passes")
struct SoundTimelineTests {
  private let chat: BundleIdentifier = "com.example.chat"

  @Test(
    "R10: by its schedule Do Not Disturb silences from its first minute to the one before its last")
  func schedule() throws {
    var phone = try Phone()
    // From 09:41 on; a step is 19 minutes: 10:00, 10:19, 10:38, 10:57.
    let span = DailySpan(start: 10 * 60, end: 10 * 60 + 38)
    try phone.perform(.setPhone(.doNotDisturb(false, schedule: .set(span))))
    try phone.expectTimeline(
      step: .minutes(19),
      .push("     abcde", sound: Sound()),
      .heard("    a--de"),
      .silenced(" -bc--"))
  }

  @Test(
    "R10, R11: Do Not Disturb silences and stops the phone from vibrating; the ringer only silences"
  )
  func ringerAndDoNotDisturb() throws {
    var phone = try Phone()
    try phone.expectTimeline(
      step: .seconds(10),
      .does("      -r------", .setPhone(.ringer(false))),
      .does("      ---r----", .setPhone(.ringer(true))),
      .does("      ----d---", .setPhone(.doNotDisturb(true, schedule: .keep))),
      .does("      ------d-", .setPhone(.doNotDisturb(false, schedule: .keep))),
      .push("      a-bcd-e-", sound: Sound()),
      .heard("     a--c--e-"),
      .silenced("  --b-d---"),
      .vibration(" --b-----"))
  }

  @Test(
    "R10, R4: a critical alert is heard and wakes through Do Not Disturb and a ringer that is off")
  func critical() throws {
    var phone = try Phone()
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    app.authorizationOptions = [.alert, .sound, .criticalAlert]
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.setPhone(.ringer(false)))
    try phone.perform(.setPhone(.doNotDisturb(true, schedule: .keep)))
    try phone.expectTimeline(
      step: .seconds(10),
      .push("     a-c-", sound: Sound()),
      .push("     -b-d", sound: Sound(isCritical: true)),
      .does("     -s-s", .device(.sleep)),
      .heard("    -b-d"),
      .silenced(" a-c-"),
      .vibration("----"),
      .wakes("    -b-d"))
  }

  @Test("G26: each replacement is heard again; with update.realerts off only the first")
  func replacements() throws {
    var phone = try Phone()
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               abc-", collapse: "c", sound: Sound()),
      .heard("              abc-"),
      .rows(.lockScreen, "  1111"))
    try phone.perform(.setPolicy(PolicySetting(.updateRealerts, false)))
    try phone.expectTimeline(
      step: .seconds(1),
      .push("               def-", collapse: "d", sound: Sound()),
      .heard("              d---"),
      .silenced("           -ef-"),
      .rows(.lockScreen, "  1111"))
  }

  @Test(
    "U10, U13: Sounds off silences from then on, and lets through what comes after it is on again")
  func soundsOff() throws {
    var phone = try Phone()
    try phone.expectTimeline(
      step: .seconds(1),
      .does("     -x---", .set(chat, [.toggle(.sounds, false)])),
      .does("     ---x-", .set(chat, [.toggle(.sounds, true)])),
      .push("     abcde", sound: Sound()),
      .heard("    a--de"),
      .vibration("-----"))
  }
}
