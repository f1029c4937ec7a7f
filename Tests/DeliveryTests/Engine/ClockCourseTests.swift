import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What time does by itself")
struct ClockCourseTests {
  private let clip: BundleIdentifier = "com.example.clip"

  @Test("X15: an app clip may notify for eight hours after each launch, and not before or after")
  func appClip() throws {
    var phone = try Phone()
    var configuration = DeviceConfiguration()
    configuration.profile = .ios14
    try phone.perform(.configure(configuration))
    var app = App(bundleIdentifier: clip, displayName: "Clip")
    app.isAppClip = true
    app.asksAtFirstLaunch = false
    try phone.perform(.install(app, isGranted: false))
    try phone.perform(.device(.unlock))
    try phone.expectTimeline(
      step: .hours(2),
      .does("                       -x---x-------", .setState(clip, .launch)),
      .does("                       -h---h-------", .device(.home)),
      .push("                       abcdefghijklm", to: clip, sound: Sound()),
      .heard("                      -bcdefghi----"),
      .rows(.notificationCenter, "  -111111111111"))
  }

  @Test("P6: unlocking moves the lock screen into the history; the next lock starts an empty one")
  func unlocking() throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    try phone.expectTimeline(
      step: .seconds(10),
      .push("                       ab------"),
      .push("                       ----c---", to: "com.example.mail"),
      .does("                       --u---u-", .device(.unlock)),
      .does("                       ---l----", .device(.lock)),
      .rows(.lockScreen, "          11--11--"),
      .rows(.notificationCenter, "  --111122"))
  }

  @Test("P8, P6: while the clock jumps, each banner still has its turn at its own time")
  func jump() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.send("a")
    try phone.send("b")
    try phone.advance(to: phone.state.now + .hours(1))
    let ends = phone.facts.compactMap { fact -> Instant? in
      guard case .noticed(.bannerEnded) = fact.event else { return nil }
      return fact.at
    }
    #expect(ends.count == 2 && ends.first.map { $0 + .seconds(5) } == ends.last)
  }
}
