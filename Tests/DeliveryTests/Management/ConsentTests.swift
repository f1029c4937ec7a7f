import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Authorization: who was asked, and what was answered")
struct ConsentTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static func phone(
    _ options: AuthorizationOptions, isEntitled: Bool = true, isGranted: Bool = false
  ) throws -> Phone {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.authorizationOptions = options
    if isEntitled {
      app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    }
    try phone.perform(.install(app, isGranted: isGranted))
    return phone
  }

  private func app(_ phone: Phone) throws -> InstalledApp {
    try #require(phone.state.app(Self.chat))
  }

  @Test("X17, X18: the first request asks; Allow turns on everything that was requested")
  func allow() throws {
    var phone = try Self.phone([.alert, .badge])
    try phone.perform(.authorize(Self.chat, nil))
    #expect(phone.state.promptText == "“Chat” Would Like to Send You Notifications")
    #expect(phone.state.offers.map(\.title) == ["Don’t Allow", "Allow"])
    #expect(
      phone.state.prompt.flatMap { phone.state.detail(of: $0) }
        == "Notifications may include alerts, sounds, and icon badges. "
        + "These can be configured in Settings.")
    try phone.perform(.management(.allow))
    let app = try app(phone)
    #expect(phone.state.prompt == nil && app.authorization == .authorized)
    #expect(app.granted == [.alert, .badge])
    #expect(app.isOn(.lockScreen) && app.isOn(.badges) && !app.isOn(.sounds))
  }

  @Test("X17, X18: Don’t Allow denies, and a later request asks nobody")
  func deny() throws {
    var phone = try Self.phone([.alert])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.management(.deny))
    try phone.perform(.authorize(Self.chat, [.alert, .sound]))
    let app = try app(phone)
    #expect(phone.state.prompts.isEmpty && app.authorization == .denied)
    #expect(!app.isOn(.notifications) && app.granted.isEmpty)
  }

  @Test("X17: two requests while the question is open are one question")
  func onlyOnce() throws {
    var phone = try Self.phone([.alert])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.authorize(Self.chat, [.sound]))
    #expect(phone.state.prompts.count == 1)
    try phone.perform(.management(.allow))
    #expect(try app(phone).granted == [.alert, .sound])
  }

  @Test("X17: what an authorized app asks for later is covered by the answer")
  func later() throws {
    var phone = try Self.phone([.alert], isGranted: true)
    try phone.perform(.authorize(Self.chat, [.sound]))
    #expect(phone.state.prompts.isEmpty)
    #expect(try app(phone).isOn(.sounds))
  }

  @Test("X19, X20, X27: a trial begins without a question; an ordinary request asks after all")
  func trial() throws {
    var phone = try Self.phone([.alert, .sound, .provisional])
    try phone.perform(.authorize(Self.chat, nil))
    #expect(phone.state.prompts.isEmpty)
    #expect(try app(phone).authorization == .provisional)
    try phone.perform(.authorize(Self.chat, [.alert]))
    #expect(phone.state.prompt?.question == .notifications)
    try phone.perform(.management(.deny))
    #expect(try app(phone).authorization == .denied)
  }

  @Test("X20: what a trial goes with is remembered, and on for good once the app is kept")
  func remembered() throws {
    var phone = try Self.phone([.alert, .sound, .provisional])
    try phone.perform(.authorize(Self.chat, nil))
    let trial = try app(phone)
    #expect(trial.granted == [.alert, .sound, .provisional])
    #expect(trial.supports(.sounds) && trial.supports(.banners) && !trial.supports(.badges))
    try phone.perform(.management(.keep(.prominently, Self.chat)))
    let kept = try app(phone)
    #expect(kept.authorization == .authorized && kept.granted == [.alert, .sound])
    #expect(kept.isOn(.sounds) && kept.isOn(.banners))
  }

  @Test(
    "X30: a trial grants no critical alerts, and takes none that were granted",
    arguments: [true, false])
  func criticalTrial(isAllowed: Bool) throws {
    var phone = try Self.phone([.alert, .sound])
    try phone.perform(.authorize(Self.chat, [.criticalAlert]))
    try phone.perform(.management(isAllowed ? .allow : .deny))
    try phone.perform(.authorize(Self.chat, [.alert, .provisional]))
    #expect(try app(phone).granted.contains(.criticalAlert) == isAllowed)
    #expect(try app(phone).granted.contains(.alert))
  }

  @Test("X29: what was denied is allowed again in Settings, for all that was requested")
  func settings() throws {
    var phone = try Self.phone([.alert, .sound])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.management(.deny))
    try phone.perform(.set(Self.chat, [.toggle(.notifications, true)]))
    let app = try app(phone)
    #expect(app.authorization == .authorized && app.granted == [.alert, .sound])
  }

  @Test("X30: critical alerts have a second prompt, whose answer changes nothing else")
  func critical() throws {
    for isAllowed in [true, false] {
      var phone = try Self.phone([.alert, .sound, .criticalAlert])
      try phone.perform(.authorize(Self.chat, nil))
      try phone.perform(.management(.allow))
      #expect(phone.state.promptText == "“Chat” Would Like to Send You Critical Alerts")
      let before = try app(phone)
      #expect(!before.isOn(.critical))
      try phone.perform(.management(isAllowed ? .allow : .deny))
      let after = try app(phone)
      #expect(after.isOn(.critical) == isAllowed && after.authorization == before.authorization)
      #expect(after.supports(.critical))
    }
  }

  @Test("X30: the second prompt comes once, however often the app asks")
  func criticalOnce() throws {
    var phone = try Self.phone([.alert, .criticalAlert])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.authorize(Self.chat, nil))
    #expect(phone.state.prompts.map(\.question) == [.notifications, .criticalAlerts])
    try phone.perform(.management(.allow))
    try phone.perform(.management(.allow))
    try phone.perform(.authorize(Self.chat, [.criticalAlert]))
    #expect(phone.state.prompts.isEmpty)
    #expect(try app(phone).isOn(.critical), "the answer stays")
  }

  @Test("X30: nobody hears of critical alerts from an app that is not entitled")
  func notEntitled() throws {
    var phone = try Self.phone([.alert, .criticalAlert], isEntitled: false)
    try phone.perform(.authorize(Self.chat, nil))
    #expect(phone.state.prompts.map(\.question) == [.notifications])
    try phone.perform(.management(.allow))
    #expect(try !app(phone).supports(.critical))
  }

  @Test("X16: what a profile does not know cannot be asked for, and the first that does is named")
  func profile() throws {
    var phone = try Self.phone([.alert, .provisional])
    var change = DeviceConfiguration()
    change.profile = .ios11
    try phone.perform(.configure(change))
    #expect(
      phone.refusal(of: .authorize(Self.chat, [.provisional]))
        == "provisional is there from iOS 12 on; write “device os=12” first")
    try phone.perform(.authorize(Self.chat, nil))
    #expect(phone.state.prompt?.question == .notifications)
  }

  @Test("P1: what waits for the owner goes on when he is seen, and is forgotten when refused")
  func owner() throws {
    var phone = try Phone()
    try phone.push("a")
    try phone.perform(.device(.lock))
    try phone.perform(.tap(NotificationKey(app: Self.chat, identifier: "n1")))
    #expect(phone.state.promptText == "Unlock to Continue")
    #expect(phone.state.offers.map(\.title) == ["Cancel", "Unlock"])
    var refusing = phone
    try refusing.perform(.cancel)
    try refusing.perform(.device(.authenticate))
    #expect(refusing.state.prompts.isEmpty && refusing.state.list.count == 1)
    try phone.perform(.device(.authenticate))
    #expect(phone.state.prompts.isEmpty && phone.state.list.count == 0)
    #expect(phone.state.device.foregroundApp == Self.chat)
  }

  @Test("K24: a deleted app asks nothing any more")
  func deleted() throws {
    var phone = try Self.phone([.alert, .criticalAlert])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.uninstall(Self.chat))
    #expect(phone.state.prompts.isEmpty)
  }

  @Test("a bundle that is read again keeps the answer, and may ask for more")
  func readAgain() throws {
    var phone = try Self.phone([.alert])
    try phone.perform(.authorize(Self.chat, nil))
    try phone.perform(.management(.deny))
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.authorizationOptions = [.alert, .sound]
    try phone.perform(.install(app, isGranted: true))
    #expect(try self.app(phone).authorization == .denied)
    #expect(try self.app(phone).granted.isEmpty)
  }

  @Test("Every request comes to the same answer at once or to a question, and says why")
  func everyRequest() throws {
    for raw in 0..<UInt16(128) {
      for status in Authorization.allCases {
        var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
        app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
        let old = InstalledApp(app, authorization: status, seed: 1)
        let options = AuthorizationOptions(rawValue: raw)
        let consent = Consent(to: old, asking: options, profile: .ios12, isAsking: false)
        #expect(!consent.reasons.isEmpty)
        let asks = consent.questions.contains(.notifications)
        // X17: those who answered are never asked again.
        let isAnswered = status == .authorized || status == .denied
        if isAnswered { #expect(!asks) }
        if options.contains(.provisional) { #expect(!asks) }
        if asks { #expect(consent.app.authorization == status) }
        #expect(consent.app.requested.isSuperset(of: old.requested))
        #expect(status == .denied || consent.app.granted.isSuperset(of: old.granted))
      }
    }
  }
}

extension State {
  var promptText: String? { prompt.map(text(of:)) }
}

extension Phone {
  /// Why a command cannot act; `acted` where it can.
  func refusal(of command: Command) -> String {
    var copy = self
    do {
      try copy.perform(command)
      return "acted"
    } catch {
      return error.description
    }
  }
}
