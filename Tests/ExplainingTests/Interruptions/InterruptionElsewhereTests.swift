import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("What interrupts beside the phone: a watch, a car, Siri")
struct InterruptionElsewhereTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  /// What comes on a locked phone once it was set up so, with an app that may show everywhere.
  private func report(
    _ setUp: [Command], profile: Profile = .ios13, sound: Sound? = nil, isForWatch: Bool = false
  ) throws -> InterruptionReport {
    var category = Category(identifier: "ride")
    category.options = [.allowInCarPlay]
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    (app.categories, app.hasWatchApp) = ([category], true)
    app.authorizationOptions = [.alert, .sound, .carPlay]
    var phone = try Phone(apps: [])
    var change = DeviceConfiguration()
    change.profile = profile
    try phone.perform(.configure(change))
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.device(.lock))
    for command in setUp { try phone.perform(command) }
    var content = Content(body: .literal("a"))
    (content.categoryIdentifier, content.sound) = ("ride", sound)
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try phone.perform(
      .push(PushRequest(app: Self.chat, payload: payload, isForWatch: isForWatch)))
    return InterruptionReport(phone.log, on: phone.state)
  }

  private func counts(_ report: InterruptionReport) -> [Interruption] {
    Interruption.allCases.filter { report.total[$0] == 1 }
  }

  @Test("W3, W5: what alerts on the watch is seen there, and heard if it has a sound")
  func watch() throws {
    let worn = Command.watch(.pair(Watch()))
    for isForWatch in [false, true] {
      let heard = try report([worn], sound: Sound(), isForWatch: isForWatch)
      #expect(counts(heard) == [.sound, .banner] && heard.total.interruptions == 1)
      let seen = try report([worn], isForWatch: isForWatch)
      #expect(counts(seen) == [.banner] && seen.total.interruptions == 1)
    }
    let off = Command.set(Self.chat, [.toggle(.sounds, false)])
    #expect(try counts(report([worn, off], sound: Sound())) == [.banner])
  }

  @Test("W2, W5: a watch that is not worn leaves it to the phone; what is for it alone it keeps")
  func unworn() throws {
    let unworn = Command.watch(.pair(Watch(isWorn: false)))
    #expect(try counts(report([unworn], sound: Sound())) == [.sound, .wake])
    let kept = try report([unworn], sound: Sound(), isForWatch: true)
    #expect(counts(kept) == [.quiet] && kept.total.interruptions == 0)
  }

  @Test("X16: what Siri reads out is heard, though it has no sound and the display is on")
  func readOut() throws {
    let setUp: [Command] = [.connect(.headphones, isOn: true), .device(.wake)]
    let report = try report(setUp, profile: .ios15)
    #expect(counts(report) == [.sound] && report.total.interruptions == 1)
  }

  @Test("X16: what comes up in a car is seen there, though the phone only lists it")
  func car() throws {
    let report = try report([.connect(.carPlay, isOn: true), .device(.wake)])
    #expect(counts(report) == [.banner] && report.total.interruptions == 1)
  }
}
