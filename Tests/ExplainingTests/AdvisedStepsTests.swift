import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What is advised can be done, and leads where it says")
struct AdvisedStepsTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static let criticalAlerts = "com.apple.developer.usernotifications.critical-alerts"

  // A phone of some version with one app, which may never have been launched.
  private func phone(
    _ profile: Profile, asking options: AuthorizationOptions = [.alert, .sound, .badge],
    isCritical: Bool = false, isFresh: Bool = false
  ) throws -> Phone {
    var phone = try Phone(apps: [])
    var configuration = DeviceConfiguration()
    configuration.profile = profile
    try phone.perform(.configure(configuration))
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.authorizationOptions = options
    if isCritical { app.entitlements = [Self.criticalAlerts] }
    try phone.perform(.install(app, isGranted: !isFresh))
    return phone
  }

  // Does what is advised about the last one, and sends another like it.
  private func follow(
    _ phone: inout Phone, number: Int = 0, location: SourceLocation = #_sourceLocation
  ) throws -> Advice {
    let advice = try #require(phone.state.advice(on: number), sourceLocation: location)
    for command in advice.commands { try phone.perform(command) }
    try phone.send("later", sound: Sound())
    let reach = phone.state.ending(of: phone.state.notifications.count - 1)?.reach ?? []
    #expect(reach.contains(advice.spot), "\(advice.words)", sourceLocation: location)
    return advice
  }

  @Test("F18, X24: from iOS 15 on nothing is delivered prominently by name: switches are turned on")
  func switches() throws {
    var phone = try phone(.ios15, asking: [.alert, .sound, .badge, .provisional])
    try phone.send("a", sound: Sound())
    #expect(phone.state.advice(on: 0)?.deed == "keep Chat, and turn its switches on")
    try phone.perform(.management(.keep(.immediately, Self.chat)))
    try phone.send("b", sound: Sound())
    #expect(try follow(&phone, number: 1).deed == "turn Lock Screen of Chat on")
  }

  @Test(
    "F20: the switch of the place that is missing is enough, though the others are off, too",
    arguments: [Profile.ios11, .ios15, .ios16])
  func switchedOffByHand(profile: Profile) throws {
    var phone = try phone(profile)
    let switches: [Settings.Switch] = [.lockScreen, .banners, .sounds]
    try phone.perform(.set(Self.chat, switches.map { .toggle($0, false) }))
    try phone.send("a")
    let advice = try follow(&phone)
    #expect(advice.deed == "turn Lock Screen of Chat on")
    #expect(advice.commands == [.set(Self.chat, [.toggle(.lockScreen, true)])])
  }

  @Test("F12, F20: what is turned off and in the summary is named whole")
  func heldOnceAllowed() throws {
    var phone = try phone(.ios15)
    try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
    try phone.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    try phone.send("a", sound: Sound())
    #expect(
      try follow(&phone).deed
        == "turn Allow Notifications of Chat on, then deliver Chat immediately")
  }

  @Test("F12, F20: unlocking shows no banner of what waits for a summary, nor locking a row")
  func heldEitherWay() throws {
    for (isLocked, deed) in [(true, "unlock"), (false, "lock")] {
      var phone = try phone(.ios15)
      if !isLocked { try phone.perform(.device(.unlock)) }
      try phone.send("a", sound: Sound())
      #expect(phone.state.change(on: 0)?.deed == "\(deed) before it comes")
      try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
      #expect(phone.state.change(on: 0) == nil)
    }
  }

  @Test("F17: what an older system let out of a summary would come by itself there")
  func heldBeforeOlder() throws {
    var phone = try phone(.ios15)
    try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
    try phone.send("a")
    var configuration = DeviceConfiguration()
    configuration.profile = .ios14
    try phone.perform(.configure(configuration))
    #expect(try follow(&phone).deed == "the next one like it")
  }

  @Test("X4: an app that is turned off is allowed before it is delivered prominently")
  func quietAndOff() throws {
    var phone = try phone(.ios12)
    try phone.perform(.management(.deliver(.quietly, Self.chat)))
    try phone.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    try phone.send("a", sound: Sound())
    #expect(
      try follow(&phone).deed
        == "turn Allow Notifications of Chat on, then deliver Chat prominently")
  }

  @Test(
    "X19: nobody is asked about what is granted without a prompt",
    arguments: [Profile.ios12, .ios15])
  func freshTrial(profile: Profile) throws {
    var phone = try phone(profile, asking: [.alert, .sound, .provisional], isFresh: true)
    try phone.send("a", sound: Sound())
    #expect(try follow(&phone).deed.hasPrefix("let Chat ask to notify, then keep Chat"))
  }

  @Test(
    "X19, X24: what is on trial asks for the rest before it is kept, and is not asked about",
    arguments: [true, false])
  func askingTrial(isFresh: Bool) throws {
    var phone = try phone(.ios15, asking: [.sound, .provisional], isFresh: isFresh)
    try phone.send("a", sound: Sound())
    let deed = "let Chat ask for alerts, then keep Chat, and turn its switches on"
    #expect(try follow(&phone).deed == (isFresh ? "let Chat ask to notify, then " : "") + deed)
    #expect(phone.state.prompt == nil)
  }

  @Test("X24: what is kept comes at once, and need not be taken out of the summary")
  func keptFromSummary() throws {
    var phone = try phone(.ios15, asking: [.alert, .sound, .provisional])
    try phone.perform(.summary(.schedule(true, times: nil, apps: [Self.chat])))
    try phone.send("a", sound: Sound())
    #expect(try follow(&phone).deed == "keep Chat, and turn its switches on")
  }

  @Test("X18: what is allowed is all that the app asks for", arguments: [Profile.ios12, .ios15])
  func fresh(profile: Profile) throws {
    var phone = try phone(profile, isFresh: true)
    try phone.send("a", sound: Sound())
    #expect(try follow(&phone).deed == "allow Chat to notify")
  }

  @Test("X17: what an app would not ask for by itself it asks for before it is allowed")
  func freshSilent() throws {
    var phone = try phone(.ios12, asking: [.badge], isFresh: true)
    try phone.send("a", sound: Sound())
    #expect(try follow(&phone).deed == "let Chat ask for alerts, then allow Chat to notify")
  }

  @Test(
    "U5, X3: what a quiet app asks for only now is turned on, too",
    arguments: [
      (Profile.ios14, "let Chat ask for alerts, then deliver Chat prominently"),
      (.ios15, "let Chat ask for alerts, then turn Lock Screen of Chat on"),
    ])
  func quietUnasked(profile: Profile, deed: String) throws {
    var phone = try phone(.ios14, asking: [.badge, .sound])
    try phone.perform(.management(.deliver(.quietly, Self.chat)))
    var configuration = DeviceConfiguration()
    configuration.profile = profile
    try phone.perform(.configure(configuration))
    try phone.send("a", sound: Sound())
    #expect(try follow(&phone).deed == deed)
  }

  @Test("X30: critical alerts that were refused are turned on in Settings, and work from then on")
  func refusedCritical() throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.authorizationOptions = [.alert, .sound, .criticalAlert]
    app.entitlements = [Self.criticalAlerts]
    try phone.perform(.install(app, isGranted: false))
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.management(.allow))
    try phone.perform(.management(.deny))
    try phone.send("a", sound: Sound(isCritical: true))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.deed == "turn Critical Alerts of Chat on")
    for command in advice.commands { try phone.perform(command) }
    try phone.send("b", sound: Sound(isCritical: true))
    #expect(phone.state.isCritical(1))
    #expect(phone.state.app(Self.chat)?.authorization == .authorized)
  }

  @Test("X30, F20: asked about critical alerts while its first question is open, both are answered")
  func criticalWhileAsked() throws {
    var phone = try phone(.ios15, asking: [.alert, .sound], isCritical: true, isFresh: true)
    try phone.perform(.authorize(Self.chat, nil))
    try phone.send("a", sound: Sound(isCritical: true))
    let advice = try #require(phone.state.advice(on: 0))
    #expect(advice.deed == "let Chat ask for critical alerts")
    for command in advice.commands { try phone.perform(command) }
    #expect(phone.state.prompt == nil)
    try phone.send("b", sound: Sound(isCritical: true))
    #expect(phone.state.isCritical(1))
  }

  @Test("X17, F20: while its own question for all is open, only the answer is advised")
  func ownQuestion() throws {
    for options: AuthorizationOptions? in [nil, .badge] {
      var phone = try phone(.ios12, isFresh: true)
      try phone.perform(.authorize(Self.chat, options))
      try phone.send("a", sound: Sound())
      let asking = options.map { _ in Command.authorize(Self.chat, nil) }
      let commands = [asking, .management(.allow)].compactMap(\.self)
      #expect(try follow(&phone).commands == commands)
    }
  }

  @Test("X17: while another app's question is open, nothing is advised that would answer that")
  func questionOfAnother() throws {
    var phone = try phone(.ios12, isFresh: true)
    var mail = App(bundleIdentifier: "com.example.mail", displayName: "Mail")
    mail.authorizationOptions = [.alert]
    try phone.perform(.install(mail, isGranted: false))
    try phone.send("a", sound: Sound())
    try phone.perform(.authorize(mail.bundleIdentifier, nil))
    let waiting = try #require(phone.state.advice(on: 0))
    #expect(waiting.words.contains("allow Chat to notify") && waiting.commands.isEmpty)
    try phone.perform(.management(.deny))
    #expect(try follow(&phone).commands.contains(.management(.allow)))
  }

  @Test("F20: whatever is set, what is advised is accepted and leads there")
  func anything() throws {
    let followed = try (1...60).count { try isFollowed(seed: UInt64($0)) }
    #expect(followed > 20)
  }

  // False where nothing is advised that can be done.
  private func isFollowed(seed: UInt64) throws -> Bool {
    var random = SplitMix(seed: seed)
    let profiles: [Profile] = [.ios12, .ios14, .ios15, .ios16]
    let options: [AuthorizationOptions] = [
      [.alert, .sound, .badge], [.sound, .badge], [.alert, .provisional], [.alert, .sound],
    ]
    var phone = try phone(
      profiles[random.index(4)], asking: options[random.index(4)], isFresh: random.index(3) == 0)
    for _ in 0..<random.index(5) { _ = try? phone.perform(Self.setting(&random)) }
    try phone.send("a", sound: Sound())
    // It came by what was set then, and the display is on for a while after.
    try phone.perform(.advance(to: phone.state.now + .minutes(1)))
    guard let advice = phone.state.advice(on: 0), !advice.commands.isEmpty else { return false }
    _ = try follow(&phone)
    return true
  }

  private static func setting(_ random: inout SplitMix) -> Command {
    let commands: [Command] = [
      .management(.deliver(.quietly, chat)), .management(.keep(.immediately, chat)),
      .set(chat, [.toggle(.notifications, false)]), .set(chat, [.toggle(.lockScreen, false)]),
      .set(chat, [.toggle(.sounds, false)]), .set(chat, [.toggle(.notificationCenter, false)]),
      .summary(.schedule(true, times: nil, apps: [chat])), .mute(chat, .hour),
      .setPhone(.ringer(false)), .setPhone(.doNotDisturb(true, schedule: .keep)),
      .focus(.turnOn(FocusSetup(name: "Work"))),
    ]
    return commands[random.index(commands.count)]
  }
}

extension SplitMix {
  fileprivate mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
